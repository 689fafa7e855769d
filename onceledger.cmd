@echo off
rem Runs onceledger; builds it first when there is no build yet or when a source is newer than the build.
setlocal
set "HOME_DIR=%~dp0"
set "TARGET=%HOME_DIR%console\target"
set "JAR=%TARGET%\onceledger.jar"
set "APP=%TARGET%\app\onceledger.jar"

set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" -version >nul 2>&1
if errorlevel 1 (
  echo onceledger: no java found; it needs a JDK 17 or newer 1>&2
  exit /b 2
)
set "VERSION=0"
for /f "tokens=3" %%v in ('""%JAVA%" -version 2^>^&1" ^| findstr /c:"version"') do for /f "delims=.- tokens=1" %%m in ("%%~v") do set "VERSION=%%m"
if %VERSION% LSS 17 (
  echo onceledger: this java is version %VERSION%; it needs 17 or newer 1>&2
  exit /b 2
)

set "STALE=1"
if exist "%JAR%" (
  powershell -NoProfile -Command "$built = (Get-Item -LiteralPath '%JAR%').LastWriteTime; $roots = 'shared\src\main','service\src\main','console\src\main','sample-data','pom.xml','shared\pom.xml','service\pom.xml','console\pom.xml' | ForEach-Object { Join-Path '%HOME_DIR%' $_ } | Where-Object { Test-Path -LiteralPath $_ }; if (Get-ChildItem -LiteralPath $roots -Recurse -File | Where-Object { $_.LastWriteTime -gt $built } | Select-Object -First 1) { exit 1 }"
  if not errorlevel 1 set "STALE=0"
)
if "%STALE%"=="1" (
  where mvn >nul 2>&1
  if errorlevel 1 (
    echo onceledger: no mvn found; it needs Maven 3.8 or newer 1>&2
    exit /b 2
  )
  echo onceledger: building; the first time it downloads libraries 1>&2
  if not exist "%TARGET%" mkdir "%TARGET%"
  pushd "%HOME_DIR%"
  powershell -NoProfile -Command "mvn -B -DskipTests '-Dskip.format=true' package 2>&1 | Tee-Object -FilePath '%TARGET%\build.log' | Select-String '^\[INFO\] Building onceledger' | ForEach-Object { [Console]::Error.WriteLine('  ' + $_.Line.Substring(16)) }; exit $LASTEXITCODE"
  if errorlevel 1 (
    popd
    findstr /b /c:"[ERROR]" "%TARGET%\build.log" 1>&2
    echo onceledger: the build failed; all it said is in %TARGET%\build.log 1>&2
    exit /b 2
  )
  popd
  copy /b "%JAR%"+,, "%JAR%" >nul
  if exist "%TARGET%\app" rmdir /s /q "%TARGET%\app"
)
if not exist "%APP%" "%JAVA%" -Djarmode=tools -jar "%JAR%" extract --destination "%TARGET%\app" >nul 2>&1
if not exist "%TARGET%\app\fonts" if exist "%APP%" xcopy /e /i /q "%HOME_DIR%console\src\main\resources\dev\onceledger\console\fonts" "%TARGET%\app\fonts" >nul 2>&1
if exist "%APP%" set "JAR=%APP%"

"%JAVA%" -Xshare:auto -Dh2.bindAddress=127.0.0.1 -Dfile.encoding=UTF-8 %ONCELEDGER_JAVA_OPTIONS% -jar "%JAR%" %*
exit /b %ERRORLEVEL%
