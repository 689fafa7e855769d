package dev.onceledger.attempts;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** Keeps operator actions as lines of JSON at the end of a file, for a database that may only be read. */
public final class AuditFile implements Audit {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Path file;
    private final Clock clock;

    /** Keeps actions in this file, made with its folder when first needed; moments are this machine's. */
    public AuditFile(Path file, Clock clock) {
        this.file = file;
        this.clock = clock;
    }

    /** Appends one line and waits until the disk has it; one write, so that two processes do not mix their lines. */
    @Override
    public synchronized void record(OperatorAction action) {
        byte[] line = (JSON.writeValueAsString(members(action)) + "\n").getBytes(StandardCharsets.UTF_8);
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
                channel.write(ByteBuffer.wrap(line));
                channel.force(false);
            }
        } catch (IOException failed) {
            throw new UncheckedIOException("the audit file " + file + " could not be written", failed);
        }
    }

    private Map<String, Object> members(OperatorAction action) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("occurredAt", clock.instant().toString());
        members.put("operator", action.operator());
        members.put("action", action.action());
        if (action.scope() != null) {
            members.put("principal", action.scope().principal());
            members.put("operation", action.scope().operation());
            members.put("key", action.scope().key());
        }
        members.put("cutoff", action.cutoff() == null ? null : action.cutoff().toString());
        members.put("affected", action.affected());
        members.put("reason", action.reason());
        members.put("detail", action.detail());
        members.values().removeIf(java.util.Objects::isNull);
        return members;
    }
}
