package dev.onceledger.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class ContainerFolderTest {
    private static final int ROUNDS = 100;

    @Test
    void twoWhoRemoveItAtOnceBothSucceed() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(2);
        CyclicBarrier atOnce = new CyclicBarrier(2);
        try {
            for (int round = 0; round < ROUNDS; round++) {
                ContainerFolder folder = ContainerFolder.make();
                for (int inside = 0; inside < 6; inside++) {
                    Files.createDirectories(folder.path().resolve("work/Tomcat/localhost/ROOT" + inside));
                }
                Future<?> first = threads.submit(() -> closed(folder, atOnce));
                Future<?> second = threads.submit(() -> closed(folder, atOnce));
                first.get();
                second.get();
                assertThat(folder.path()).doesNotExist();
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static Void closed(ContainerFolder folder, CyclicBarrier atOnce) throws Exception {
        atOnce.await();
        folder.close();
        return null;
    }
}
