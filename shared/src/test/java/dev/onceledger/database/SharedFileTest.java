package dev.onceledger.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.testing.JavaProcess;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SharedFileTest {
    private static final List<String> LOOPBACK = List.of("-Dh2.bindAddress=127.0.0.1");

    @TempDir
    Path folder;

    @Test
    void twoProcessesReadAndWriteOneFile() {
        try (JavaProcess owner = JavaProcess.start(LOOPBACK, OtherProcess.class, home(), "h2")) {
            assertThat(owner.line()).isEqualTo("open");
            try (OpenedLedger second = open()) {
                assertThat(owner.ask("insert into stock (sku, available, for_sale) values ('S-1', 5, true)"))
                        .isEqualTo("1");
                assertThat(second.database()
                                .client()
                                .sql("select sku from stock")
                                .query(String.class)
                                .list())
                        .containsExactly("S-1");
                second.database().client().sql("update stock set available = 4").update();
                assertThat(owner.ask("select available from stock")).isEqualTo("[4]");
            }
        }
    }

    @Test
    void whatAKilledOwnerCommittedIsThereForTheNextProcess() {
        try (JavaProcess owner = JavaProcess.start(LOOPBACK, OtherProcess.class, home(), "h2")) {
            assertThat(owner.line()).isEqualTo("open");
            owner.ask("insert into stock (sku, available, for_sale) values ('S-1', 5, true)");
            owner.kill();
        }
        try (OpenedLedger next = open()) {
            assertThat(next.database()
                            .client()
                            .sql("select sku from stock")
                            .query(String.class)
                            .list())
                    .containsExactly("S-1");
        }
    }

    @Test
    void twoProcessesThatStartAtOnceOnAnEmptyFolderBothGetIn() {
        try (JavaProcess one = JavaProcess.start(LOOPBACK, OtherProcess.class, home(), "h2");
                JavaProcess two = JavaProcess.start(LOOPBACK, OtherProcess.class, home(), "h2")) {
            assertThat(one.line()).isEqualTo("open");
            assertThat(two.line()).isEqualTo("open");
        }
    }

    @Test
    void theFileIsSharedOnTheLoopbackAddressOnly() throws IOException {
        try (OpenedLedger opened = open()) {
            assertThat(opened.place()).contains("ledger.mv.db");
            Properties lock = new Properties();
            try (InputStream in = Files.newInputStream(folder.resolve("home/ledger.lock.db"))) {
                lock.load(in);
            }
            String[] server = lock.getProperty("server").split(":");
            int port = Integer.parseInt(server[1]);
            assertThat(InetAddress.getByName(server[0]).isLoopbackAddress()).isTrue();
            assertThat(answers(InetAddress.getLoopbackAddress(), port)).isTrue();
            List<InetAddress> others = NetworkInterface.networkInterfaces()
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> !address.isLoopbackAddress())
                    .toList();
            assertThat(others).noneMatch(address -> answers(address, port));
            if (Files.exists(Path.of("/proc/net/tcp"))) {
                assertThat(listeners(port)).isNotEmpty().isSubsetOf("0100007F", "0000000000000000FFFF00000100007F");
            }
        }
    }

    @Test
    void aProcessInWhichH2ListensEverywhereIsRefused() {
        try (JavaProcess careless =
                JavaProcess.start(List.of("-Dh2.bindAddress=0.0.0.0"), OtherProcess.class, home(), "h2")) {
            assertThat(careless.line())
                    .startsWith("REFUSED H2 would share its file on the address 0.0.0.0")
                    .endsWith("start Java with -Dh2.bindAddress=127.0.0.1");
        }
    }

    @Test
    void theFolderIsTheOwnersAndSoAreItsFiles() throws IOException {
        try (OpenedLedger opened = open()) {
            assertThat(opened.hasLedger()).isTrue();
        }
        assertThat(mode("home")).isEqualTo("rwx------");
        assertThat(mode("home/ledger.password")).isEqualTo("rw-------");
        assertThat(mode("home/ledger.mv.db")).isEqualTo("rw-------");
        assertThat(Files.readString(folder.resolve("home/ledger.password")).strip())
                .hasSize(32);
    }

    private OpenedLedger open() {
        return new Targets(DataFolder.at(folder.resolve("home")), Map.of())
                .open(DatabaseChoice.of("h2"))
                .requireLedger();
    }

    private String home() {
        return folder.resolve("home").toString();
    }

    private String mode(String name) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(name)));
    }

    private static boolean answers(InetAddress address, int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(address, port), 1000);
            return true;
        } catch (IOException refused) {
            return false;
        }
    }

    /** The kernel's list of listening sockets: local address and port in hexadecimal, state 0A. */
    private static List<String> listeners(int port) throws IOException {
        String suffix = String.format(":%04X", port);
        return List.of(Path.of("/proc/net/tcp"), Path.of("/proc/net/tcp6")).stream()
                .filter(Files::exists)
                .flatMap(SharedFileTest::lines)
                .map(line -> line.strip().split("\\s+"))
                .filter(fields -> fields[1].endsWith(suffix) && fields[3].equals("0A"))
                .map(fields -> fields[1].substring(0, fields[1].length() - suffix.length()))
                .toList();
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
