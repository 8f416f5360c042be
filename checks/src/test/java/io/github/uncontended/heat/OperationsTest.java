package io.github.uncontended.heat;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.testing.compile.JavaFileObjects;
import io.github.uncontended.testing.Case;
import io.github.uncontended.testing.CaseCompiler;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** What is reported, by what reaches it in a compilation of several units. */
class OperationsTest {
  private static final String TEXTS =
      """
      package p;

      public class Texts {
        private final String name = System.lineSeparator();

        String text() {
          return String.format("<%s>", name);
        }
      }
      """;

  private static final String LAZY =
      """
      package p;

      public class Texts {
        private static String text;

        static synchronized String value() {
          if (text == null) {
            text = System.lineSeparator();
          }
          return text;
        }

        String text() {
          return value();
        }
      }
      """;

  /** The lock is that of each object. */
  private static final String OBJECT =
      """
      package p;

      public class Texts {
        private final String key;
        private String text;

        Texts(String key) {
          this.key = key;
        }

        synchronized String text(String suffix) {
          if (text == null) {
            text = System.lineSeparator() + key;
          }
          return text;
        }
      }
      """;

  /** The text is a small part of what its method does. */
  private static final String REQUEST =
      """
      package p;

      public class Texts {
        interface Connection {
          String send(String text);
        }

        private final Connection connection;

        Texts(Connection connection) {
          this.connection = connection;
        }

        String text(String name) {
          return connection.send(String.format("<%s>", name));
        }
      }
      """;

  @Test
  void textOfRequest() {
    assertSilent(
        REQUEST,
        """
        package p;

        public class Service {
          public String find(Texts texts, String key) {
            return key + texts.text(key);
          }
        }
        """);
    assertReported(
        REQUEST,
        """
        package p;

        public class Other {}
        """);
  }

  /** What is beside the text in its method. */
  @Test
  void partOfMethod() {
    String texts =
        """
        package p;

        public class Texts extends Names {
          private final String text%s;

          Texts(String name) {
            super(name);
            %s
          }

          String text(String name) throws Exception {
            %s
          }
        }
        """;
    String names =
        """
        package p;

        public class Names {
          private final String name;

          Names(String name) {
            this.name = name;
          }

          String name() {
            return name;
          }
        }
        """;
    String user =
        """
        package p;

        public class Service {
          public String find(String key) throws Exception {
            return new Texts(key).text(key);
          }
        }
        """;
    String set = "text = name;";
    assertReported(
        texts.formatted("", set, "return String.format(\"<%s>\", name.trim());"), names, user);
    assertReported(
        texts.formatted("", set, "return String.format(\"<%s>\", name());"), names, user);
    assertReported(
        texts.formatted(
            "",
            set,
            """
            com.google.common.base.Preconditions.checkArgument(name.length() < 80, name);
            return String.format("<%s>", name);
            """),
        names,
        user);
    assertSilent(
        texts.formatted("", set, "Thread.sleep(1); return String.format(\"<%s>\", name);"),
        names,
        user);
    assertReported(
        texts.formatted("", "text = String.format(\"<%s>\", name);", "return text;"), names, user);
    assertReported(
        texts.formatted(" = String.format(\"<%s>\", System.lineSeparator())", "", "return text;"),
        names,
        user);
  }

  /** Services are made seldom, values in numbers. */
  @Test
  void construction() {
    String texts =
        """
        package p;

        import java.util.TimeZone;

        public class Texts extends %s {
          private TimeZone zone%s;

          Texts(String id) {
            %s
          }

          TimeZone zone(String id) {
            return %s;
          }
        }
        """;
    String names =
        """
        package p;

        public class Names {
          %s
        }
        """;
    String equals = "@Override public boolean equals(Object other) { return other == this; }";
    String lookup = "TimeZone.getTimeZone(id)";
    String assigned = "zone = " + lookup + ";";
    String user =
        """
        package p;

        public class Service {
          public Object find(String key) {
            return new Texts(key).zone(key);
          }
        }
        """;
    String plain = names.formatted("");
    String service = texts.formatted("Names", "", assigned, "zone");
    assertSilent(service, plain, user);
    assertSilent(
        texts.formatted(
            "Names", " = TimeZone.getTimeZone(System.getProperty(\"zone\"))", "", "zone"),
        plain,
        user);
    assertReported(texts.formatted("Names", "", "", lookup), plain, user);
    assertReported(service, plain, "package p; class Other {}");
    assertReported(service, names.formatted(equals), user);
    assertReported(
        service.replace("  TimeZone zone(", "  " + equals + "\n  TimeZone zone("), plain, user);
    assertSilent(
        service,
        names.formatted("boolean equals(String one, String other) { return one == other; }"),
        user);
    assertSilent(service, names.formatted("boolean equals;"), user);
  }

  @Test
  void operation() {
    assertReported(
        TEXTS,
        """
        package p;

        public class Service {
          public String find(String key) {
            return key + new Texts().text();
          }
        }
        """);
  }

  @Test
  void program() {
    assertReported(
        TEXTS,
        """
        package p;

        public class Service {
          public static void main(String[] args) {
            System.out.append(new Texts().text());
          }
        }
        """);
  }

  @Test
  void implementationOfLibrary() {
    assertReported(
        TEXTS,
        """
        package p;

        class Service implements java.util.function.Supplier<String> {
          @Override
          public String get() {
            return new Texts().text();
          }
        }
        """);
  }

  @Test
  void description() {
    assertSilent(
        TEXTS,
        """
        package p;

        public class Service {
          public String describe() {
            return new Texts().text();
          }
        }
        """);
  }

  /** A static method has no object to describe. */
  @Test
  void staticMethodWithoutArguments() {
    String service =
        """
        package p;

        public class Service {
          public %s String describe() {
            return new Texts().text();
          }
        }
        """;
    assertReported(LAZY, service.formatted("static"));
    assertSilent(LAZY, service.formatted(""));
  }

  @Test
  void ofClassThatNothingElseUses() {
    assertReported(TEXTS, "package p; class Service {}");
  }

  @Test
  void unusedMethodOfUsedClass() {
    assertSilent(
        TEXTS,
        """
        package p;

        public class Service {
          public int count(Texts texts) {
            return texts.hashCode();
          }
        }
        """);
  }

  /** What the field's declaration shows is what its uses show. */
  @Test
  void usesOfField() {
    String texts =
        """
        package p;

        import java.util.Random;

        public class Texts {
          private static final Random RANDOM = new Random();

          String text(String name) {
            return name + RANDOM.nextInt();
          }
        }
        """;
    assertReported(
        texts,
        """
        package p;

        public class Service {
          public String find(String key) {
            return new Texts().text(key);
          }
        }
        """);
    assertSilent(
        texts,
        """
        package p;

        public class Service {
          public String describe() {
            return new Texts().text("");
          }
        }
        """);
  }

  @Test
  void coldCode() {
    String service =
        """
        package p;

        public class Service {
          private String text = "";

          public String find(String key) {
            return key + new Texts().text();
          }

          %s

          %s
        }
        """;
    String start = "public void start(int port) { text += new Texts().text() + port; }";
    String stop = "public void stop(int port) { text += new Texts().text() + port; }";
    assertReported(TEXTS, service.formatted("", ""));
    assertSilent(TEXTS, service.formatted(start, ""));
    assertReported(LAZY, service.formatted(start, ""));
    assertSilent(LAZY, service.formatted(start, stop));
  }

  /** Threads that the start begins run as long as the program, but the text is a small thing. */
  @Test
  void taskOfStart() {
    String service =
        """
        package p;

        public class Service {
          private final java.util.concurrent.Executor pool;
          private java.util.function.Supplier<String> kept;

          Service(java.util.concurrent.Executor pool) {
            this.pool = pool;
          }

          public void start() {
            %s
          }

          private void loop() {
            while (true) {
              pool.execute(() -> serve("name"));
            }
          }

          private void serve(String name) {
            System.out.append(name + new Texts().text());
          }
        }
        """;
    assertReported(LAZY, service.formatted("pool.execute(this::loop);"));
    assertReported(LAZY, service.formatted("pool.execute(() -> loop());"));
    assertReported(LAZY, service.formatted("Runnable task = this::loop; pool.execute(task);"));
    assertReported(LAZY, service.formatted("new Thread(this::loop).start();"));
    assertReported(
        LAZY,
        service.formatted(
            "java.util.concurrent.CompletableFuture.runAsync(() -> serve(\"\"), pool);"));
    assertReported(
        LAZY,
        service.formatted("pool.execute(new Runnable() { public void run() { serve(\"\"); } });"));
    assertSilent(LAZY, service.formatted("serve(\"\");"));
    assertSilent(
        LAZY,
        service
            .formatted("pool.execute(() -> { kept = () -> new Texts().text(); });")
            .replace("serve(\"name\")", "kept.get()")
            .replace(" + new Texts().text()", ""));
    assertSilent(TEXTS, service.formatted("pool.execute(this::loop);"));
  }

  @Test
  void branch() {
    String texts =
        """
        package p;

        public class Texts {
          public String text(String name, int kind) {
            %s
            return name;
          }
        }
        """;
    String user = "package p; public class User { final Texts texts = new Texts(); }";
    String format = "name += String.format(\"<%s>\", name);";
    assertReported(texts.formatted(format), user);
    assertReported(texts.formatted("for (int i = 0; i < kind; i++) " + format), user);
    assertSilent(texts.formatted("if (kind == 1) " + format), user);
    assertReported(texts.formatted("if (kind == 1) " + format), "package p; class User {}");
    assertSilent(texts.formatted("switch (kind) { case 1 -> " + format + " default -> {} }"), user);
    assertSilent(
        texts.formatted("name = name == null ? String.format(\"<%s>\", kind) : name;"), user);
    assertSilent(texts.formatted("if (name != null) return name; else " + format), user);
    assertSilent(
        texts.formatted("try { kind++; } catch (RuntimeException e) {" + format + "}"), user);
  }

  /** Two branches are as frequent, however they are written. */
  @Test
  void branchOfTwo() {
    String texts =
        """
        package p;

        public class Texts {
          public String text(String name, int kind) throws Exception {
            %s
          }
        }
        """;
    String user = "package p; public class User { final Texts texts = new Texts(); }";
    String format = "String.format(\"<%s>\", name)";
    assertReported(texts.formatted("if (kind == 1) return name; return " + format + ";"), user);
    assertReported(texts.formatted("return kind == 1 ? name : " + format + ";"), user);
    assertReported(texts.formatted("return (kind == 1) ? " + format + " : name;"), user);
    assertReported(
        texts.formatted("if (kind == 1) { return name; } else { return " + format + "; }"), user);
    assertReported(
        texts.formatted(
            "if (kind == 1) return name; else if (kind == 2) return "
                + format
                + "; else return name;"),
        user);
    assertReported(
        texts.formatted("String text = kind == 1 ? name : " + format + "; return text;"), user);
    String wait = "Thread.sleep(1); ";
    assertSilent(texts.formatted(wait + "return kind == 1 ? name : " + format + ";"), user);
    assertSilent(
        texts.formatted(wait + "if (kind == 1) return name; return " + format + ";"), user);
  }

  @Test
  void exportedMethodWithArguments() {
    String texts =
        """
        package p;

        public class Texts {
          %s String text(String name) {
            return String.format("<%%s>", name);
          }
        }
        """;
    String user =
        "package p; public class User { public String name() { return new Texts().text(\"a\"); } }";
    assertReported(texts.formatted("public"), user);
    assertSilent(texts.formatted(""), user);
  }

  /** Evidence that is too weak for a rule is none that the place is a description. */
  @Test
  void entryPointWithoutArguments() {
    String controller =
        """
        package p;

        import org.springframework.web.bind.annotation.PostMapping;

        public class Service {
          %s
          public String show() {
            return new Texts().text();
          }
        }
        """;
    assertReported(LAZY, controller.formatted("@PostMapping"));
    assertSilent(LAZY, controller.formatted(""));
  }

  @Test
  void management() {
    String service =
        """
        package p;

        public class Service implements %s {
          @Override
          public String find(String key) {
            return key + new Texts().text();
          }
        }
        """;
    String managed = "package p; public interface %s { String find(String key); }";
    assertSilent(TEXTS, service.formatted("ServiceMBean"), managed.formatted("ServiceMBean"));
    assertSilent(TEXTS, service.formatted("FinderMXBean"), managed.formatted("FinderMXBean"));
    assertReported(TEXTS, service.formatted("Finder"), managed.formatted("Finder"));
    assertSilent(
        TEXTS,
        service.formatted("Finder"),
        "package p; @javax.management.MXBean public interface Finder { String find(String key); }");
  }

  @Test
  void managedMethod() {
    String service =
        """
        package p;

        public class Service {
          @ManagedOperation
          public String find(String key) {
            return key + new Texts().text();
          }

          %s
        }
        """;
    String annotation = "package p; @interface ManagedOperation {}";
    assertSilent(TEXTS, service.formatted(""), annotation);
    assertReported(
        TEXTS,
        service.formatted("public String get(String key) { return find(key); }"),
        annotation);
  }

  @Test
  void objectOfOneOperation() {
    assertSilent(
        OBJECT,
        """
        package p;

        public class Service {
          public int size(String key) {
            return new Texts(key).text(key).length();
          }
        }
        """);
  }

  @Test
  void objectThatIsReturned() {
    assertReported(
        OBJECT,
        """
        package p;

        public class Service {
          public Texts texts(String key) {
            return new Texts(key);
          }
        }
        """);
  }

  @Test
  void objectOfAnotherObject() {
    assertReported(
        OBJECT,
        """
        package p;

        public class Service {
          private final Texts texts;

          public Service(String key) {
            texts = new Texts(key);
          }

          public String find(String key) {
            return texts.text(key);
          }
        }
        """);
  }

  @Test
  void objectOfTheProgram() {
    assertReported(
        OBJECT,
        """
        package p;

        public class Service {
          public static void main(String[] args) {
            Texts texts = new Texts(args[0]);
            new Thread(() -> System.out.append(texts.text("a"))).start();
          }
        }
        """);
  }

  @Test
  void objectOfEachOperationAndOfAConstant() {
    assertReported(
        OBJECT,
        """
        package p;

        public class Service {
          private static final Texts DEFAULT = new Texts("");

          public int size(String key) {
            return (key == null ? DEFAULT : new Texts(key)).text(key).length();
          }
        }
        """);
  }

  /** A method that waits describes nothing. */
  @Test
  void waitingWithoutArguments() {
    String texts =
        """
        package p;

        public class Texts {
          private int state;

          synchronized int text() throws Exception {
            state++;
            Thread.sleep(1);
            return state;
          }
        }
        """;
    String user =
        """
        package p;

        public class Service {
          private final Texts texts = new Texts();

          public int size() throws Exception {
            return texts.text();
          }
        }
        """;
    assertReported(texts, user);
    assertSilent(
        texts,
        """
        package p;

        public class Program {
          private static final int SIZE = size();

          private static int size() {
            try {
              return new Texts().text();
            } catch (Exception e) {
              return 0;
            }
          }
        }
        """);
  }

  /** Few may run a branch. */
  @Test
  void numberDrawnInBranch() {
    String texts =
        """
        package p;

        public class Texts {
          private static final java.util.Random RANDOM = new java.util.Random();

          int text(int bound) {
            %s
          }
        }
        """;
    String user =
        """
        package p;

        public class Service {
          public int find(Texts texts, int key) {
            return texts.text(key);
          }
        }
        """;
    assertReported(texts.formatted("return RANDOM.nextInt(bound);"), user);
    assertSilent(
        texts.formatted("if (bound > 7) { return RANDOM.nextInt(bound); } return bound;"), user);
  }

  /** Only its package can extend the class of the keys, and what does so is in sight. */
  @Test
  void hashCodeOfPackage() {
    String key =
        """
        package p;

        public class Texts {
        %s static class Key {
          private final String one;
          private final Integer two;

          %s Key(String one, Integer two) {
            this.one = one;
            this.two = two;
          }

          @Override
          public int hashCode() {
            return java.util.Objects.hash(one, two);
          }
        }

        static final class Special extends Key {
          Special(String one) {
            super(one, 1);
          }
        }
        }
        """;
    String user =
        """
        package p;

        public class Table {
          private final java.util.Map<Texts.Key, String> names = new java.util.HashMap<>();

          public String name(Texts.Key key) {
            return names.get(key);
          }
        }
        """;
    assertReported(key.formatted("", ""), user);
    assertReported(key.formatted("public", ""), user);
    assertSilent(key.formatted("public", "protected"), user);
    assertSilent(
        key.formatted("", ""),
        user,
        "package p; class Other extends Texts.Key { Other() { super(null, 2); } }");
  }

  /** Other programs can extend the class of the keys, but nothing in the compilation does. */
  @Test
  void hashCodeOfPublicKey() {
    String key =
        """
        package p;

        public class Texts {
          private final String one;
          private final Integer two;

          public Texts(String one, Integer two) {
            this.one = one;
            this.two = two;
          }

          @Override
          public int hashCode() {
            return java.util.Objects.hash(one, two);
          }
        }
        """;
    String user =
        """
        package p;

        public class Table {
          private final java.util.Map<Texts, String> names = new java.util.HashMap<>();

          public String name(Texts key) {
            return names.get(key);
          }
        }
        """;
    assertReported(key, user);
    assertSilent(key, user, "package p; class Other extends Texts { Other() { super(null, 2); } }");
    assertSilent(
        key, "package p; class Other { String name(Texts key) { return key.toString(); } }");
    assertSilent(
        key,
        """
        package p;

        public class Answer {
          public java.util.Set<Texts> of(Iterable<Texts> all) {
            java.util.Set<Texts> one = new java.util.HashSet<>();
            for (Texts each : all) {
              one.add(each);
            }
            return one;
          }
        }
        """);
  }

  private static void assertReported(String... units) {
    assertEquals(1, findings(units));
  }

  private static void assertSilent(String... units) {
    assertEquals(0, findings(units));
  }

  private static int findings(String... units) {
    List<JavaFileObject> others =
        Stream.of(units)
            .skip(1)
            .map(unit -> JavaFileObjects.forSourceString(name(unit), unit))
            .collect(toImmutableList());
    CaseCompiler.Outcome outcome =
        CaseCompiler.create()
            .compile(
                new Case("", Path.of("p", "Texts.java"), units[0]),
                others,
                "-XepOpt:Uncontended:UnknownHeat=true",
                "-XepOpt:Uncontended:WholeModule=true");
    assertEquals(ImmutableList.of(), outcome.javacErrors());
    return outcome.findings().size();
  }

  private static String name(String unit) {
    String head = unit.substring(0, unit.indexOf('{')).replaceAll("(extends|implements) .*", "");
    return "p." + head.trim().replaceAll(".*\\s", "");
  }
}
