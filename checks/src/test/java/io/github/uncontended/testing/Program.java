package io.github.uncontended.testing;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.ByteStreams;
import com.google.testing.compile.Compilation;
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Locale;
import java.util.Set;
import java.util.TimeZone;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import javax.tools.JavaFileObject;

/** Runs a compiled case in this process and captures what it prints. */
public final class Program {
  /** Locales that between them change letter case, digits and the reading direction. */
  public static final ImmutableList<String> LOCALES = ImmutableList.of("en-US", "tr-TR", "ar-EG");

  private static final long TIMEOUT_MILLIS = 20_000;

  /** The threads of programs that did not end in time. */
  private static final Set<ThreadGroup> ENDLESS = ConcurrentHashMap.newKeySet();

  private static final ClassLoader LIBRARIES = Libraries.loader(Libraries.classPath());

  private final ImmutableMap<String, byte[]> classes;
  private final String mainClass;
  private final ClassLoader libraries;

  private Program(ImmutableMap<String, byte[]> classes, String mainClass, ClassLoader libraries) {
    this.classes = classes;
    this.mainClass = mainClass;
    this.libraries = libraries;
  }

  /** The program that a compilation of a case made. */
  static Program of(Compilation compilation, Case source) {
    return of(
        compilation,
        source.className(),
        source.libraries().isEmpty() ? LIBRARIES : Libraries.loader(Libraries.classPath(source)));
  }

  /** The program that a compilation made. */
  public static Program of(Compilation compilation, String simpleName) {
    return of(compilation, simpleName, LIBRARIES);
  }

  private static Program of(Compilation compilation, String simpleName, ClassLoader libraries) {
    ImmutableMap.Builder<String, byte[]> classes = ImmutableMap.builder();
    String mainClass = null;
    for (JavaFileObject file : compilation.generatedFiles()) {
      if (file.getKind() != JavaFileObject.Kind.CLASS) {
        continue;
      }
      String name = file.getName();
      name = name.substring("/CLASS_OUTPUT/".length(), name.length() - ".class".length());
      name = name.replace('/', '.');
      classes.put(name, read(file));
      if (name.equals(simpleName) || name.endsWith("." + simpleName)) {
        mainClass = name;
      }
    }
    if (mainClass == null) {
      throw new AssertionError("no class " + simpleName + " among the compiled ones");
    }
    return new Program(classes.buildOrThrow(), mainClass, libraries);
  }

  /** Runs {@code main} in a fresh class loader under a default locale. */
  public String run(String locale) {
    Locale before = Locale.getDefault();
    Locale display = Locale.getDefault(Locale.Category.DISPLAY);
    Locale format = Locale.getDefault(Locale.Category.FORMAT);
    TimeZone zone = TimeZone.getDefault();
    PrintStream out = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try (PrintStream capture = new PrintStream(new Captured(printed), true, UTF_8)) {
      Locale.setDefault(Locale.forLanguageTag(locale));
      System.setOut(capture);
      runMain();
    } finally {
      System.setOut(out);
      TimeZone.setDefault(zone);
      Locale.setDefault(before);
      Locale.setDefault(Locale.Category.DISPLAY, display);
      Locale.setDefault(Locale.Category.FORMAT, format);
    }
    return printed.toString(UTF_8);
  }

  private void runMain() {
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    ThreadGroup group = new ThreadGroup(mainClass);
    Thread thread =
        new Thread(
            group,
            () -> {
              try {
                Method main =
                    Class.forName(mainClass, true, new MemoryLoader(classes, libraries))
                        .getMethod("main", String[].class);
                main.setAccessible(true);
                main.invoke(null, (Object) new String[0]);
              } catch (InvocationTargetException e) {
                thrown.set(e.getCause());
              } catch (Throwable t) {
                thrown.set(t);
              }
            },
            mainClass);
    thread.setDaemon(true);
    thread.start();
    try {
      thread.join(TIMEOUT_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted", e);
    }
    if (thread.isAlive()) {
      ENDLESS.add(group);
      thread.interrupt();
      throw new AssertionError(mainClass + " runs for more than " + TIMEOUT_MILLIS + " ms");
    }
    if (thrown.get() != null) {
      throw new AssertionError(mainClass + ".main threw", thrown.get());
    }
  }

  /** Ends programs that are still running when another one is, at their next output. */
  private static final class Captured extends FilterOutputStream {
    private Captured(OutputStream printed) {
      super(printed);
    }

    @Override
    public void write(int b) throws IOException {
      if (ENDLESS.contains(Thread.currentThread().getThreadGroup())) {
        throw new IllegalStateException("prints after its time is up");
      }
      super.write(b);
    }
  }

  private static byte[] read(JavaFileObject file) {
    try (InputStream in = file.openInputStream()) {
      return ByteStreams.toByteArray(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class MemoryLoader extends ClassLoader {
    private final ImmutableMap<String, byte[]> classes;

    private MemoryLoader(ImmutableMap<String, byte[]> classes, ClassLoader libraries) {
      super(libraries);
      this.classes = classes;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] bytes = classes.get(name);
      if (bytes == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, bytes, 0, bytes.length);
    }
  }
}
