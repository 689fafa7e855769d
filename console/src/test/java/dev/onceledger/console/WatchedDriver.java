package dev.onceledger.console;

import dev.onceledger.database.Target;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Logger;
import javafx.application.Platform;

/** A driver before the real one that notes which calls are made on the JavaFX thread. */
final class WatchedDriver implements Driver, AutoCloseable {
    private static final String PREFIX = "jdbc:watched:";

    private final List<String> onScreen = new CopyOnWriteArrayList<>();
    private final List<String> elsewhere = new CopyOnWriteArrayList<>();

    WatchedDriver() throws SQLException {
        DriverManager.registerDriver(this);
    }

    Target watching(Target target) {
        String url = PREFIX + target.url().substring("jdbc:".length());
        return new Target(url, target.user(), target.password(), target.schema(), target.poolSize());
    }

    /** Calls that should not have been made. */
    List<String> callsOnScreen() {
        return onScreen;
    }

    List<String> callsElsewhere() {
        return elsewhere;
    }

    @Override
    public Connection connect(String url, Properties info) throws SQLException {
        if (!acceptsURL(url)) {
            return null;
        }
        note("connect");
        Connection real = DriverManager.getConnection("jdbc:" + url.substring(PREFIX.length()), info);
        return (Connection) Proxy.newProxyInstance(
                Connection.class.getClassLoader(), new Class<?>[] {Connection.class}, (proxy, method, arguments) -> {
                    note(method.getName());
                    try {
                        return method.invoke(real, arguments);
                    } catch (InvocationTargetException failed) {
                        throw failed.getCause();
                    }
                });
    }

    private void note(String call) {
        (Platform.isFxApplicationThread() ? onScreen : elsewhere).add(call);
    }

    @Override
    public boolean acceptsURL(String url) {
        return url.startsWith(PREFIX);
    }

    @Override
    public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) {
        return new DriverPropertyInfo[0];
    }

    @Override
    public int getMajorVersion() {
        return 1;
    }

    @Override
    public int getMinorVersion() {
        return 0;
    }

    @Override
    public boolean jdbcCompliant() {
        return false;
    }

    @Override
    public Logger getParentLogger() {
        return Logger.getGlobal();
    }

    @Override
    public void close() throws SQLException {
        DriverManager.deregisterDriver(this);
    }
}
