package io.github.uncontended.checks;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.testing.compile.JavaFileObjects;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.testing.Case;
import io.github.uncontended.testing.CaseCompiler;
import java.nio.file.Path;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** What other units of a compilation say of a place. */
final class SeveralUnitsTest {
  private static final String NETTY =
      "// LIBRARIES: netty-transport-4.1.119.Final netty-common-4.1.119.Final"
          + " netty-buffer-4.1.119.Final netty-resolver-4.1.119.Final"
          + " netty-transport-classes-epoll-4.1.119.Final"
          + " netty-transport-native-unix-common-4.1.119.Final\n";

  private static final String NIO =
      """
      package p;

      import io.netty.bootstrap.ServerBootstrap;
      import io.netty.channel.nio.NioEventLoopGroup;
      import io.netty.channel.socket.nio.NioServerSocketChannel;

      class Nio implements Transport {
        @Override
        public ServerBootstrap server() {
          return new ServerBootstrap()
              .group(new NioEventLoopGroup())
              .channel(NioServerSocketChannel.class);
        }
      }
      """;

  private static final String TRANSPORT =
      """
      package p;

      interface Transport {
        io.netty.bootstrap.ServerBootstrap server();
      }
      """;

  private static final String EPOLL =
      """
      package p;

      import io.netty.bootstrap.ServerBootstrap;
      import io.netty.channel.epoll.EpollEventLoopGroup;
      import io.netty.channel.epoll.EpollServerSocketChannel;

      class Native implements %s {
        @Override
        public ServerBootstrap server() {
          return new ServerBootstrap()
              .group(new EpollEventLoopGroup())
              .channel(EpollServerSocketChannel.class);
        }
      }
      """;

  private static final String STORE =
      """
      package p;

      public abstract class Store {
        abstract String empty();

        String versionOr(java.util.Optional<String> given) {
          return given.orElse(empty());
        }
      }
      """;

  private static final String MEMORY =
      """
      package p;

      class Memory extends Store {
        private static final String EMPTY = String.valueOf(0);
        private int count;

        @Override
        String empty() {
          return %s;
        }
      }
      """;

  private static final String GUARDED =
      """
      package p;

      abstract class Guarded {
        private final Object monitor = new Object();

        %s Object monitor() {
          return monitor;
        }
      }
      """;

  private static final String NAMES =
      """
      package p;

      import java.util.HashMap;
      import java.util.Map;

      class Names extends Guarded {
        private final Map<String, String> known = new HashMap<>();

        String of(String text) {
          synchronized (monitor()) {
            String name = known.get(text);
            if (name == null) {
              name = text.trim();
              known.put(text, name);
            }
            return name;
          }
        }
      }
      """;

  @Test
  void aTransportOfTheJdkBesideANativeOne() {
    assertEquals(ImmutableList.of(), rules("Transport"));
  }

  @Test
  void aTransportOfTheJdkBesideCodeOfAnotherKind() {
    assertEquals(
        ImmutableList.of("NettyNioTransport"),
        rules("java.util.function.Supplier<io.netty.bootstrap.ServerBootstrap>"));
  }

  /** The rules that report the transport of the JDK beside a native one of a type. */
  private static ImmutableList<String> rules(String type) {
    String other =
        EPOLL.formatted(type).replace("server()", type.equals("Transport") ? "server()" : "get()");
    return CaseCompiler.create()
        .compile(
            new Case("NettyNioTransport", Path.of("Nio.java"), NETTY + NIO),
            ImmutableList.of(
                JavaFileObjects.forSourceString("p.Transport", TRANSPORT),
                JavaFileObjects.forSourceString("p.Native", other)))
        .findings()
        .stream()
        .map(finding -> finding.rule())
        .collect(toImmutableList());
  }

  private static final String OTHER_SERVER =
      """
      package p;

      import io.netty.bootstrap.ServerBootstrap;
      import io.netty.channel.EventLoopGroup;
      import io.netty.channel.nio.NioEventLoopGroup;
      import io.netty.channel.socket.nio.NioServerSocketChannel;

      class Other {
        private static final EventLoopGroup GROUP = new NioEventLoopGroup();

        static ServerBootstrap server(%s) {
          return %s.group(%s).channel(NioServerSocketChannel.class);
        }
      }
      """;

  private static final String GIVEN =
      """
      package p;

      class Other {
        static void set(io.netty.bootstrap.ServerBootstrap given) {
          given.channel(io.netty.channel.socket.nio.NioServerSocketChannel.class);
        }
      }
      """;

  private static final String CHOOSING =
      """
      package p;

      import io.netty.bootstrap.ServerBootstrap;
      import io.netty.channel.EventLoopGroup;
      import io.netty.channel.epoll.EpollEventLoopGroup;
      import io.netty.channel.epoll.EpollServerSocketChannel;
      import io.netty.channel.nio.NioEventLoopGroup;
      import io.netty.channel.socket.nio.NioServerSocketChannel;

      class Other {
        ServerBootstrap server(boolean epoll) {
          EventLoopGroup group = epoll ? new EpollEventLoopGroup(2) : (new NioEventLoopGroup(2));
          return new ServerBootstrap()
              .group(group)
              .channel(epoll ? EpollServerSocketChannel.class : NioServerSocketChannel.class);
        }
      }
      """;

  @Test
  void twoServersWithGroupsOfTheirOwn() {
    assertEquals(
        ImmutableList.of(FixSafety.UNSAFE, FixSafety.UNSAFE),
        safety("", "new ServerBootstrap()", "GROUP"));
  }

  @Test
  void aServerThatMayGetTheGroupsOfAnother() {
    assertEquals(
        ImmutableList.of(FixSafety.ADVICE, FixSafety.ADVICE),
        safety("EventLoopGroup given", "new ServerBootstrap()", "given"));
  }

  @Test
  void aChannelThatAnotherUnitChoosesForABootstrap() {
    assertEquals(
        ImmutableList.of(FixSafety.ADVICE, FixSafety.UNSAFE),
        safety("ServerBootstrap given", "given", "GROUP"));
  }

  @Test
  void aBootstrapThatNoOtherUnitGets() {
    assertEquals(
        ImmutableList.of(FixSafety.UNSAFE),
        safety(
            NIO.replace("return new", "new")
                .replace(
                    "NioServerSocketChannel.class);",
                    "NioServerSocketChannel.class).bind(1); return null;"),
            GIVEN));
  }

  @Test
  void aBootstrapThatAnotherUnitMayChange() {
    assertEquals(ImmutableList.of(FixSafety.ADVICE), safety(NIO, GIVEN));
    assertEquals(
        ImmutableList.of(FixSafety.ADVICE),
        safety(
            NIO.replace("return new ServerBootstrap()", "ServerBootstrap b = new ServerBootstrap()")
                .replace("SocketChannel.class);", "SocketChannel.class); b.bind(1); return b;"),
            GIVEN));
  }

  @Test
  void aServerThatChoosesItsTransport() {
    assertEquals(ImmutableList.of(FixSafety.UNSAFE), safety(NIO, CHOOSING));
  }

  /** The safety of the findings on a server beside another one. */
  private static ImmutableList<FixSafety> safety(String parameter, String bootstrap, String group) {
    return safety(NIO, OTHER_SERVER.formatted(parameter, bootstrap, group));
  }

  private static ImmutableList<FixSafety> safety(String server, String other) {
    return CaseCompiler.create()
        .compile(
            new Case("NettyNioTransport", Path.of("Nio.java"), NETTY + server),
            ImmutableList.of(
                JavaFileObjects.forSourceString("p.Transport", TRANSPORT),
                JavaFileObjects.forSourceString("p.Other", other)))
        .findings()
        .stream()
        .filter(finding -> finding.rule().equals("NettyNioTransport"))
        .map(finding -> finding.safety())
        .collect(toImmutableList());
  }

  @Test
  void aFallbackThatEachSubclassImplementsWithAConstant() {
    assertEquals(ImmutableList.of(), fallbackRules("EMPTY"));
  }

  @Test
  void aFallbackThatASubclassComputes() {
    assertEquals(
        ImmutableList.of("EagerOptionalFallback"), fallbackRules("EMPTY.trim() + count++"));
  }

  /** The rules that report a fallback which a subclass returns. */
  private static ImmutableList<String> fallbackRules(String returned) {
    return CaseCompiler.create()
        .compile(
            new Case("EagerOptionalFallback", Path.of("Store.java"), STORE),
            ImmutableList.of(
                JavaFileObjects.forSourceString("p.Memory", MEMORY.formatted(returned))))
        .findings()
        .stream()
        .map(finding -> finding.rule())
        .collect(toImmutableList());
  }

  @Test
  void aMapThatIsNotReadInAnyOrder() {
    assertEquals(FixSafety.SAFE, safetyOfRead("new LinkedHashMap<String, String>(16, 0.75f)"));
    assertEquals(FixSafety.SAFE, safetyOfRead("new TreeMap<String, String>(String::compareTo)"));
    assertEquals(FixSafety.SAFE, safetyOfRead("new TreeSet<String>((a, b) -> count++)"));
  }

  @Test
  void aMapThatMayBeOneInTheOrderOfAccesses() {
    assertEquals(
        FixSafety.UNSAFE, safetyOfRead("new LinkedHashMap<String, String>(16, 0.75f, true)"));
  }

  @Test
  void aMapThatMayHaveAComparatorWithAnEffect() {
    assertEquals(FixSafety.UNSAFE, safetyOfRead("new TreeMap<String, String>((a, b) -> count++)"));
  }

  /** How safe it is to read a map only where it is needed if another unit creates a collection. */
  private static FixSafety safetyOfRead(String creation) {
    String reads =
        """
        package p;

        import java.util.Map;
        import java.util.Optional;

        class Reads {
          String of(Optional<String> given, Map<String, String> names, String key) {
            return given.orElse(names.get(key) + key);
          }
        }
        """;
    String creates =
        """
        package p;

        import java.util.*;

        class Creates {
          private int count;

          Object collection() {
            return %s;
          }
        }
        """;
    return CaseCompiler.create()
        .compile(
            new Case("EagerOptionalFallback", Path.of("Reads.java"), reads),
            ImmutableList.of(
                JavaFileObjects.forSourceString("p.Creates", creates.formatted(creation))))
        .findings()
        .get(0)
        .safety();
  }

  @Test
  void aLockThatAGetterOfABaseClassReturns() {
    assertEquals(ImmutableList.of("SynchronizedCacheLookup"), lockRules("protected final"));
  }

  @Test
  void aLockThatASubclassMayReplace() {
    assertEquals(ImmutableList.of("SynchronizedCacheLookup"), lockRules("protected"));
  }

  @Test
  void aLockThatASubclassReplaces() {
    String subclass =
        """
        package p;

        public class Other extends Guarded {
          @Override
          protected Object monitor() {
            return "other";
          }
        }
        """;
    assertEquals(
        ImmutableList.of(),
        lockRules("protected", JavaFileObjects.forSourceString("p.Other", subclass)));
  }

  /** The rules that report a lock that a getter with some modifiers returns. */
  private static ImmutableList<String> lockRules(String modifiers, JavaFileObject... others) {
    return CaseCompiler.create()
        .compile(
            new Case("SynchronizedCacheLookup", Path.of("Names.java"), NAMES),
            ImmutableList.<JavaFileObject>builder()
                .add(JavaFileObjects.forSourceString("p.Guarded", GUARDED.formatted(modifiers)))
                .add(others)
                .build())
        .findings()
        .stream()
        .map(finding -> finding.rule())
        .collect(toImmutableList());
  }

  /** A lookup in a map in access order changes it. */
  @Test
  void aMapOfABaseClass() {
    assertEquals(ImmutableList.of("SynchronizedCacheLookup"), mapRules("16, 0.75f"));
    assertEquals(ImmutableList.of(), mapRules("16, 0.75f, true"));
  }

  /** The rules that report a cache in a map that its base class creates. */
  private static ImmutableList<String> mapRules(String arguments) {
    String base =
        """
        package p;

        import java.util.LinkedHashMap;
        import java.util.Map;

        public class Base {
          protected final Map<String, String> texts = new LinkedHashMap<>(%s);
        }
        """;
    String cache =
        """
        package p;

        public class Texts extends Base {
          public synchronized String text(String key) {
            String text = texts.get(key);
            if (text == null) {
              text = key.trim();
              texts.put(key, text);
            }
            return text;
          }
        }
        """;
    return CaseCompiler.create()
        .compile(
            new Case("SynchronizedCacheLookup", Path.of("Texts.java"), cache),
            ImmutableList.of(JavaFileObjects.forSourceString("p.Base", base.formatted(arguments))))
        .findings()
        .stream()
        .map(finding -> finding.rule())
        .collect(toImmutableList());
  }

  /** The lock is there before any code of the subclass, unless the base class says otherwise. */
  @Test
  void aLockOfABaseClass() {
    assertEquals(
        ImmutableList.of(FixSafety.SAFE),
        readSafety("protected final Object lock = new Object();"));
    assertEquals(
        ImmutableList.of(FixSafety.UNSAFE),
        readSafety("protected final Object lock; Base(Object given) { lock = given; }"));
  }

  /** The safety of the finding on a getter that locks on a field of its base class. */
  private static ImmutableList<FixSafety> readSafety(String lock) {
    String call = lock.contains("given") ? "super(null);" : "";
    String holder =
        """
        package p;

        public class Holder extends Base {
          private String name = "";

          public Holder() {
            %s
          }

          public String name() {
            synchronized (lock) {
              return name;
            }
          }

          public void rename(String to) {
            synchronized (lock) {
              name = to;
            }
          }
        }
        """;
    return CaseCompiler.create()
        .compile(
            new Case("SynchronizedFieldRead", Path.of("Holder.java"), holder.formatted(call)),
            ImmutableList.of(
                JavaFileObjects.forSourceString(
                    "p.Base", "package p; public class Base { " + lock + " }")))
        .findings()
        .stream()
        .filter(finding -> finding.rule().equals("SynchronizedFieldRead"))
        .map(finding -> finding.safety())
        .collect(toImmutableList());
  }
}
