package io.github.uncontended.runner.configuration;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.configuration.tree.Entry;
import io.github.uncontended.runner.source.Source;
import java.io.IOException;
import java.util.Collection;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Whether a program serves requests. A class path says so where the libraries are for nothing else;
 * of one that clients have, too, only the code tells.
 */
final class Servers {
  /** The classes that together are on the class path of what serves requests. */
  private static final ImmutableList<ImmutableList<String>> CLASS_PATHS =
      ImmutableList.of(
          ImmutableList.of("jakarta/servlet/Servlet"),
          ImmutableList.of("javax/servlet/Servlet"),
          // Spring Boot starts the server.
          ImmutableList.of(
              "org/springframework/boot/SpringApplication",
              "org/springframework/web/reactive/DispatcherHandler",
              "reactor/netty/http/server/HttpServer"));

  private static final String ANY = "";

  /** How code opens a port with a library. */
  private static final ImmutableList<Opening> OPENINGS =
      ImmutableList.of(
          new Opening("io.netty.bootstrap", "ServerBootstrap", ANY),
          new Opening("reactor.netty", "(Http|Tcp)Server\\s*\\.\\s*create", ANY),
          new Opening("io.vertx", "create(Http|Net)Server", ANY),
          // One inside of a process is for tests.
          new Opening("io.grpc", "(?!InProcess)\\w*ServerBuilder(ForPort)?", ANY),
          new Opening("com.sun.net.httpserver", "Https?Server\\s*\\.\\s*create", ANY),
          new Opening(
              "io.micronaut",
              "Controller|Micronaut\\s*\\.\\s*(run|build)",
              "io/micronaut/http/server/HttpServerConfiguration"));

  /** The settings of the port that a framework opens. */
  private static final ImmutableSet<String> PORTS =
      ImmutableSet.of(
          "server.port", "micronaut.server.port", "grpc.server.port", "spring.grpc.server.port");

  private Servers() {}

  /**
   * A way to open a port.
   *
   * @param library what the names of the library's packages begin with
   * @param required a class without which the code opens none; empty if there is none
   */
  private record Opening(String library, Pattern code, String required) {
    Opening(String library, String code, String required) {
      this(library, Pattern.compile("\\b(" + code + ")\\b"), required);
    }

    boolean isIn(Source source, Predicate<String> hasClass) {
      try {
        String text = source.text();
        return text.contains(library)
            && code.matcher(text).find()
            && (required.isEmpty() || hasClass.test(required));
      } catch (IOException unreadable) {
        return false;
      }
    }
  }

  /**
   * Whether a program serves requests.
   *
   * @param sources its code
   * @param settings its settings
   * @param hasClass whether its class path has a class
   */
  static boolean isOne(
      Collection<Source> sources, Collection<Entry> settings, Predicate<String> hasClass) {
    if (sources.stream()
        .anyMatch(source -> OPENINGS.stream().anyMatch(it -> it.isIn(source, hasClass)))) {
      return true;
    }
    boolean isNone =
        settings.stream()
            .anyMatch(
                entry ->
                    entry.path().equals("spring.main.webapplicationtype")
                        && entry.value().equalsIgnoreCase("none"));
    return !isNone
        && (settings.stream().anyMatch(entry -> PORTS.contains(entry.path()))
            || CLASS_PATHS.stream().anyMatch(all -> all.stream().allMatch(hasClass)));
  }
}
