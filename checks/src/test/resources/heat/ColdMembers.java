package heat;

import static heat.Probe.probe;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import javax.annotation.processing.AbstractProcessor;
import javax.lang.model.element.TypeElement;
import org.springframework.context.annotation.Bean;

class ColdMembers {
  static final Object CONSTANT = probe(); // COLD static initializer
  Object instance = probe(); // UNKNOWN

  static {
    probe(); // COLD static initializer
    for (int i = 0; i < 3; i++) {
      probe(); // COLD static initializer
    }
  }

  {
    probe(); // UNKNOWN
  }

  interface Constants {
    Object ONE = probe(); // COLD static initializer

    Object get();
  }

  enum Colour {
    RED(probe()), // COLD static initializer
    BLUE(null) {
      final Object inner = probe(); // COLD static initializer

      @Override
      void paint() {
        probe(); // UNKNOWN
      }
    };

    final Object field = probe(); // COLD construction of Colour, an enum

    Colour(Object value) {
      probe(value); // COLD construction of Colour, an enum
    }

    void paint() {
      probe(); // UNKNOWN
    }
  }

  public static void main(String[] args) {
    probe(); // COLD main()
    for (; ; ) {
      probe(); // COLD main()
    }
  }

  static void main(String arg) {
    probe(); // UNKNOWN
  }

  abstract static class Generator extends AbstractProcessor {
    String generate(String name) {
      return probe(name) + suffix(); // COLD set-up code, by AbstractProcessor
    }

    static String suffix() {
      return String.valueOf(probe()); // COLD set-up code, by AbstractProcessor
    }
  }

  Object describe(TypeElement type) {
    return probe(type); // COLD set-up code, by TypeElement
  }

  Runnable generated(TypeElement type) {
    return () -> probe(type); // UNKNOWN
  }

  static void main(String[] args, int more) {
    probe(); // UNKNOWN
  }

  void main(String[] args, long more) {
    probe(); // UNKNOWN
  }

  static class NoMain {
    void main(String[] args) {
      probe(); // UNKNOWN
    }
  }

  @javax.annotation.PostConstruct
  void warm() {
    probe(); // COLD @PostConstruct warm()
  }

  @jakarta.annotation.PreDestroy
  void cool() {
    probe(); // COLD @PreDestroy cool()
  }

  @Bean
  Object bean() {
    return probe(); // COLD @Bean bean()
  }

  @Deprecated
  Object deprecated() {
    return probe(); // UNKNOWN
  }

  void init() {
    probe(); // COLD lifecycle method init()
    new Object() {
      Object field = probe(); // COLD lifecycle method init()

      @Override
      public String toString() {
        return probe(); // COLD toString()
      }

      private Object helper() {
        return probe(); // UNKNOWN
      }
    };
    class Local {
      Object field = probe(); // UNKNOWN

      void run() {
        probe(); // UNKNOWN
      }
    }
    class Built {
      Object field = probe(); // COLD only reached from cold code: lifecycle method init()
    }
    new Built();
  }

  void register(Executor executor) {
    executor.execute(() -> probe()); // UNKNOWN
  }

  void initTables() {
    probe(); // COLD lifecycle method initTables()
  }

  void initializeTables() {
    probe(); // COLD lifecycle method initializeTables()
  }

  void initialiseTables() {
    probe(); // COLD lifecycle method initialiseTables()
  }

  void initialize() {
    probe(); // COLD lifecycle method initialize()
  }

  void initiate() {
    probe(); // UNKNOWN
  }

  void initializer() {
    probe(); // UNKNOWN
  }

  void initBinder() {
    probe(); // UNKNOWN
  }

  void reinit() {
    probe(); // UNKNOWN
  }

  void start() {
    probe(); // COLD lifecycle method start()
  }

  void startTransaction() {
    probe(); // UNKNOWN
  }

  void startsWith() {
    probe(); // UNKNOWN
  }

  void stop() {
    probe(); // COLD lifecycle method stop()
  }

  void closeAsync() {
    probe(); // COLD lifecycle method closeAsync()
  }

  void fetchAsync() {
    probe(); // UNKNOWN
  }

  void close() {
    probe(); // COLD lifecycle method close()
  }

  void closeQuietly() {
    probe(); // UNKNOWN
  }

  void destroy() {
    probe(); // COLD lifecycle method destroy()
  }

  @Override
  public String toString() {
    return probe(); // COLD toString()
  }

  static class Pooled {
    static final Queue<Pooled> FREE = new ConcurrentLinkedQueue<>();
    static final List<Pooled> CLOSED = new ArrayList<>();

    public void close() {
      probe(); // UNKNOWN
      FREE.add(this);
    }

    class Part {
      public void close() {
        probe(); // COLD lifecycle method close()
        FREE.add(Pooled.this);
      }
    }

    class Listed extends Pooled {
      @Override
      public void close() {
        probe(); // COLD lifecycle method close()
        CLOSED.add(this);
      }
    }

    class Unlinked extends Pooled {
      @Override
      public void close() {
        probe(); // COLD lifecycle method close()
        FREE.remove(this);
      }
    }
  }

  static class PerThread extends ThreadLocal<String> {
    @Override
    protected String initialValue() {
      return probe(); // COLD initialValue()
    }

    @Override
    public String get() {
      return probe(); // UNKNOWN
    }

    void computeValue() {
      probe(); // UNKNOWN
    }
  }

  static class PerClass extends ClassValue<String> {
    @Override
    protected String computeValue(Class<?> type) {
      return probe(); // COLD computeValue()
    }

    String initialValue() {
      return probe(); // UNKNOWN
    }
  }

  static class Order implements java.util.Comparator<String> {
    @Override
    public int compare(String a, String b) {
      return probe(); // UNKNOWN
    }

    int compare(String a) {
      return probe(); // UNKNOWN
    }
  }

  static class Connecting extends java.net.Socket {
    @Override
    public void connect(java.net.SocketAddress endpoint, int timeout) {
      probe(); // COLD connect(), which runs seldom
    }

    void connect(String host) {
      probe(); // UNKNOWN
    }
  }

  /** What a container or a library calls once for a component, a thread or a missing value. */
  abstract static class Rare
      implements java.util.concurrent.ThreadFactory,
          javax.naming.spi.ObjectFactory,
          org.springframework.beans.factory.FactoryBean<Object>,
          com.github.benmanes.caffeine.cache.CacheLoader<String, Object> {
    @Override
    public Thread newThread(Runnable task) {
      probe(task); // COLD newThread(), which runs seldom
      return null;
    }

    @Override
    public Object getObjectInstance(
        Object reference,
        javax.naming.Name name,
        javax.naming.Context context,
        java.util.Hashtable<?, ?> environment) {
      return probe(name); // COLD getObjectInstance(), which runs seldom
    }

    @Override
    public Object getObject() {
      return probe(); // COLD getObject(), which runs seldom
    }

    Object getObject(String name) {
      return probe(name); // UNKNOWN
    }

    @Override
    public Object load(String key) {
      return built(key);
    }

    private Object built(String key) {
      return probe(key); // COLD only reached from cold code: load(), which runs seldom
    }
  }

  /** Of another type with the same methods. */
  static class Frequent {
    Object getObject() {
      return probe(); // UNKNOWN
    }

    Object load(String key) {
      return probe(key); // UNKNOWN
    }
  }

  static class Form extends javax.swing.JPanel {
    void show(String text) {
      probe(text); // COLD set-up code, by JPanel
    }
  }

  String onError(Throwable error) {
    return probe(); // COLD handler of failures onError()
  }

  String onEnd(String result, Throwable error) {
    return error == null ? probe() : result; // UNKNOWN
  }

  String onFailure(String call, Throwable error) {
    return probe(call, error); // COLD handler of failures onFailure()
  }

  String onClose(Throwable error) {
    return error == null ? "closed" : probe(error); // COLD handler of failures onClose()
  }

  String onResult(String result, Throwable error) {
    if (null != error) {
      return result;
    }
    return probe(); // UNKNOWN
  }

  String onRetry(String result, Throwable error) {
    return result == null ? probe(error) : result; // COLD handler of failures onRetry()
  }

  String onAbort(String result, Throwable error) {
    return null == result ? probe(error) : result; // COLD handler of failures onAbort()
  }

  java.util.function.Supplier<String> onFault(Throwable error) {
    return () -> probe(error); // COLD handler of failures onFault()
  }

  String onRepeated(Throwable error, Throwable last) {
    return error == last ? probe(error) : ""; // COLD handler of failures onRepeated()
  }

  static class Attempt {
    Attempt(Throwable error) {
      probe(error); // UNKNOWN
    }
  }

  void timeout(java.util.concurrent.ScheduledExecutorService executor) {
    executor.schedule(() -> probe(), 1, java.util.concurrent.TimeUnit.SECONDS); // COLD a timer runs it
    executor.execute(() -> probe()); // UNKNOWN
  }

  @VisibleForTesting
  String reset() {
    return probe(); // COLD @VisibleForTesting reset()
  }

  @VisibleForTesting
  String shared() {
    return probe(); // UNKNOWN
  }

  String sharing() {
    return shared();
  }

  @interface VisibleForTesting {}

  static class Uncaught implements Thread.UncaughtExceptionHandler {
    @Override
    public void uncaughtException(Thread thread, Throwable error) {
      probe(); // COLD handler of failures uncaughtException()
    }
  }
}
