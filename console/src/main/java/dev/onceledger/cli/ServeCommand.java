package dev.onceledger.cli;

import dev.onceledger.database.OpenedLedger;
import dev.onceledger.http.OrderServer;
import dev.onceledger.http.ServerSettings;
import dev.onceledger.http.Tokens;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.springframework.boot.web.server.PortInUseException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "serve",
        description = "Runs the order service until Ctrl+C; makes the ledger's tables where there are none.")
final class ServeCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Onceledger root;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "8080",
            description = "The port to listen on (default 8080; 0 for any free one).")
    private int port;

    @Option(
            names = "--address",
            paramLabel = "ADDRESS",
            defaultValue = "127.0.0.1",
            description = "The address to listen on (default 127.0.0.1: this machine only).")
    private String address;

    @Option(
            names = "--tokens",
            paramLabel = "FILE",
            description = "Who may call: hashed bearer tokens (default: the public sample tokens, on loopback only).")
    private Path tokens;

    @Override
    public Integer call() throws InterruptedException {
        if (tokens == null && !isLoopback()) {
            spec.commandLine()
                    .getErr()
                    .println("onceledger: the sample tokens are public, so they are taken on loopback only;"
                            + " name a token file of your own with --tokens");
            return ExitCodes.REFUSED;
        }
        CountDownLatch stopped = new CountDownLatch(1);
        try (OpenedLedger opened = root.database().openForService();
                OrderServer server = start(opened)) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> shutDown(server, opened, stopped)));
            spec.commandLine()
                    .getOut()
                    .println("onceledger serves " + server.uri() + " on " + opened.place() + ". Ctrl+C ends it.");
            stopped.await();
            return ExitCodes.OK;
        } catch (PortInUseException taken) {
            spec.commandLine()
                    .getErr()
                    .println("onceledger: port " + taken.getPort() + " of " + address
                            + " is taken; choose another with --port, or 0 for any free one");
            return ExitCodes.USAGE;
        }
    }

    private OrderServer start(OpenedLedger opened) {
        try {
            return OrderServer.start(
                    opened.database(),
                    ServerSettings.of(tokens == null ? Tokens.sample() : Tokens.load(tokens))
                            .withAddress(address, port));
        } catch (IOException | IllegalArgumentException wrong) {
            throw new ParameterException(spec.commandLine(), wrong.getMessage());
        }
    }

    private static void shutDown(OrderServer server, OpenedLedger opened, CountDownLatch stopped) {
        server.close();
        opened.close();
        stopped.countDown();
    }

    private boolean isLoopback() {
        try {
            return InetAddress.getByName(address).isLoopbackAddress();
        } catch (UnknownHostException unknown) {
            throw new ParameterException(spec.commandLine(), "--address " + address + " is no address of this machine");
        }
    }
}
