package dev.onceledger.database;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.util.concurrent.atomic.AtomicBoolean;

/** A connection that gives its permit back, once, when it is closed. */
final class ReleasingConnection implements InvocationHandler {
    private final Connection connection;
    private final Runnable release;
    private final AtomicBoolean released = new AtomicBoolean();

    ReleasingConnection(Connection connection, Runnable release) {
        this.connection = connection;
        this.release = release;
    }

    Connection proxy() {
        return (Connection)
                Proxy.newProxyInstance(Connection.class.getClassLoader(), new Class<?>[] {Connection.class}, this);
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
        try {
            return method.invoke(connection, arguments);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        } finally {
            if (method.getName().equals("close") && released.compareAndSet(false, true)) {
                release.run();
            }
        }
    }
}
