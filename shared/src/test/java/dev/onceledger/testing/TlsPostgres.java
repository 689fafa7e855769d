package dev.onceledger.testing;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A PostgreSQL of one test that speaks TLS, with a certificate of its own for localhost. */
public final class TlsPostgres implements AutoCloseable {
    private static final String ALIAS = "server";
    private static final char[] PASSWORD = "changeit".toCharArray();

    private final EmbeddedPostgres server;
    private final Path certificate;

    private TlsPostgres(EmbeddedPostgres server, Path certificate) {
        this.server = server;
        this.certificate = certificate;
    }

    /** Starts one whose certificate and key lie in this folder. */
    public static TlsPostgres start(Path folder) throws Exception {
        KeyStore made = certificate(folder.resolve("server.p12"));
        Path certificate = folder.resolve("server.crt");
        Path key = folder.resolve("server.key");
        Files.writeString(
                certificate, pem("CERTIFICATE", made.getCertificate(ALIAS).getEncoded()));
        Files.writeString(key, pem("PRIVATE KEY", made.getKey(ALIAS, PASSWORD).getEncoded()));
        Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-------"));
        EmbeddedPostgres server = PostgresForTests.builder()
                .setServerConfig("ssl", "on")
                .setServerConfig("ssl_cert_file", certificate.toString())
                .setServerConfig("ssl_key_file", key.toString())
                .start();
        return new TlsPostgres(server, certificate);
    }

    private static KeyStore certificate(Path store) throws IOException, InterruptedException, GeneralSecurityException {
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                ALIAS,
                "-keyalg",
                "EC",
                "-dname",
                "CN=localhost",
                "-ext",
                "san=dns:localhost",
                "-validity",
                "2",
                "-storetype",
                "PKCS12",
                "-keystore",
                store.toString(),
                "-storepass",
                new String(PASSWORD));
        Process keytool = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        if (!keytool.waitFor(60, TimeUnit.SECONDS) || keytool.exitValue() != 0) {
            throw new IllegalStateException("keytool made no certificate");
        }
        KeyStore made = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(store)) {
            made.load(in, PASSWORD);
        }
        return made;
    }

    private static String pem(String kind, byte[] content) {
        return "-----BEGIN " + kind + "-----\n"
                + Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(content) + "\n-----END " + kind
                + "-----\n";
    }

    /** Where to reach it, with these parameters of the driver. */
    public String url(String parameters) {
        return "jdbc:postgresql://localhost:" + server.getPort() + "/postgres?" + parameters;
    }

    /** Its certificate, by which a client knows it. */
    public Path certificate() {
        return certificate;
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
