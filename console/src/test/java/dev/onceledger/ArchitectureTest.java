package dev.onceledger;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.conditions.ArchPredicates.are;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.sql.DatabaseMetaData;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

/** What keeps the house as it is drawn in CONTRIBUTING.md; each rule says what breaks without it. */
@AnalyzeClasses(
        packages = "dev.onceledger",
        importOptions = {DoNotIncludeTests.class, ArchitectureTest.NoTestJars.class})
class ArchitectureTest {
    /** Packaged, the tests of the other modules come as jars, which DoNotIncludeTests does not know. */
    static final class NoTestJars implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("-tests.jar");
        }
    }

    private static final String[] SHARED = {
        "dev.onceledger.fingerprint..",
        "dev.onceledger.ledger..",
        "dev.onceledger.database..",
        "dev.onceledger.browse..",
        "dev.onceledger.sweep..",
        "dev.onceledger.attempts..",
        "dev.onceledger.json.."
    };
    private static final String[] CONSOLE = {"dev.onceledger.cli..", "dev.onceledger.console.."};

    private static final DescribedPredicate<JavaClass> IN_SHARED = describe("are in shared", type -> in(type, SHARED));
    private static final DescribedPredicate<JavaClass> IN_CONSOLE =
            describe("are in console", type -> in(type, CONSOLE));
    private static final DescribedPredicate<JavaClass> IN_SERVICE = describe(
            "are in service",
            type -> type.getPackageName().startsWith("dev.onceledger.") && !in(type, SHARED) && !in(type, CONSOLE));

    @ArchTest
    static final ArchRule CALLS_GO_DOWN = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("console")
            .definedBy(IN_CONSOLE)
            .layer("service")
            .definedBy(IN_SERVICE)
            .layer("shared")
            .definedBy(IN_SHARED)
            .whereLayer("console")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("service")
            .mayOnlyBeAccessedByLayers("console")
            .because(
                    "a ledger that knew its service, or a service that knew its window, could not be run without them");

    @ArchTest
    static final ArchRule SHARED_KNOWS_ONLY_JDBC = noClasses()
            .that(IN_SHARED)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "org.springframework.context..",
                    "org.springframework.beans..",
                    "org.springframework.boot..",
                    "org.springframework.web..",
                    "jakarta.servlet..",
                    "javafx..")
            .because("the ledger is used by a server, a window and a terminal, and belongs to none of them");

    @ArchTest
    static final ArchRule SERVICE_KNOWS_NO_WINDOW = noClasses()
            .that(IN_SERVICE)
            .should()
            .dependOnClassesThat()
            .resideInAPackage("javafx..")
            .because("the service runs on machines without a display");

    @ArchTest
    static final ArchRule VIEW_MODELS_HOLD_NO_NODES = noClasses()
            .that()
            .haveSimpleNameEndingWith("Model")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("javafx.scene..")
            .because("a view model is tested without a toolkit, and two views may show one model");

    @ArchTest
    static final ArchRule NOBODY_INTERRUPTS = noClasses()
            .should()
            .callMethodWhere(interruptsAnother()
                    .or(calls(ExecutorService.class, "shutdownNow"))
                    .or(calls(Future.class, "cancel").and(outside("Background"))))
            .because("an interrupt in the middle of a read closes an embedded H2 file for everybody;"
                    + " giving an interrupt back to one's own thread is allowed, and Background's cancel(false),"
                    + " which interrupts nobody");

    @ArchTest
    static final ArchRule ONLY_DIALECTS_NAME_A_DATABASE = noClasses()
            .that()
            .doNotHaveSimpleName("H2Dialect")
            .and()
            .doNotHaveSimpleName("PostgresDialect")
            .and()
            .doNotHaveSimpleName("H2Loopback")
            .and()
            .doNotHaveSimpleName("H2Limits")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.h2..", "org.postgresql..")
            .because(
                    "every difference between the databases lives in Dialect; H2Limits is its means for what JDBC can tell"
                            + " a session only at the price of every plan;"
                            + " H2Loopback must read what H2 was loaded with before there is a connection to ask");

    @ArchTest
    static final ArchRule ONLY_DIALECT_ASKS_FOR_THE_PRODUCT = noClasses()
            .that()
            .doNotHaveFullyQualifiedName("dev.onceledger.database.Dialect")
            .should()
            .callMethodWhere(calls(DatabaseMetaData.class, "getDatabaseProductName"))
            .because("who asks for the product decides by it, and such decisions are the dialect's");

    @ArchTest
    static final ArchRule ONLY_BACKGROUND_CROSSES_THREADS = noClasses()
            .that()
            .doNotHaveSimpleName("Background")
            .should()
            .callMethodWhere(are(JavaCall.Predicates.target(name("runLater"))
                    .and(JavaCall.Predicates.target(owner(name("javafx.application.Platform"))))))
            .because("work that comes back by one door can be run on the tests' own thread, and drops stale answers");

    @ArchTest
    static final ArchRule PACKAGES_HAVE_NO_CYCLES = slices().assignedFrom(new Packages())
            .should()
            .beFreeOfCycles()
            .because("packages that need each other are one package in two places");

    @ArchTest
    static final ArchRule COMMANDS_ARE_THE_COMMAND_LINES_OWN = classes()
            .that()
            .resideInAPackage("dev.onceledger.cli..")
            .and()
            .doNotHaveSimpleName("Main")
            .should()
            .bePackagePrivate()
            .because("nothing may come to depend on how a command is spelt");

    /** Each package is a slice of its own; the window's start and its frame are one. */
    private static final class Packages implements SliceAssignment {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            String name = type.getPackageName();
            return SliceIdentifier.of(name.equals("dev.onceledger.console.shell") ? "dev.onceledger.console" : name);
        }

        @Override
        public String getDescription() {
            return "packages";
        }
    }

    private static DescribedPredicate<JavaMethodCall> outside(String simpleName) {
        return describe(
                "outside " + simpleName,
                call -> !call.getOriginOwner().getSimpleName().equals(simpleName));
    }

    private static boolean in(JavaClass type, String[] packages) {
        for (String one : packages) {
            if (resideInAPackage(one).test(type)) {
                return true;
            }
        }
        return false;
    }

    private static DescribedPredicate<JavaMethodCall> calls(Class<?> owner, String method) {
        return describe(
                "call " + owner.getSimpleName() + "." + method,
                call -> call.getTarget().getName().equals(method)
                        && call.getTarget().getOwner().isAssignableTo(owner));
    }

    /** An interrupt whose own line does not get the current thread. */
    private static DescribedPredicate<JavaMethodCall> interruptsAnother() {
        return describe(
                "interrupt another thread",
                call -> calls(Thread.class, "interrupt").test(call)
                        && call.getOrigin().getMethodCallsFromSelf().stream()
                                .noneMatch(other -> other.getLineNumber() == call.getLineNumber()
                                        && calls(Thread.class, "currentThread").test(other)));
    }
}
