package io.github.uncontended.runner.profile.jfr;

import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * Tells the application's classes from the JDK's and from those of frameworks: a wait is the
 * business of whoever called into them.
 */
public final class ApplicationCode {
  private static final ImmutableList<String> OTHERS =
      ImmutableList.of(
          // The JDK, and what it generates.
          "java.",
          "javax.",
          "jdk.",
          "sun.",
          "com.sun.",
          "org.ietf.jgss.",
          "org.w3c.dom.",
          "org.xml.sax.",
          // Frameworks and libraries that call, or are called by, nearly everything.
          "jakarta.",
          "org.springframework.",
          "org.apache.catalina.",
          "org.apache.coyote.",
          "org.apache.tomcat.",
          "org.apache.jasper.",
          "org.apache.commons.",
          "org.apache.logging.",
          "org.apache.log4j.",
          "org.apache.maven.",
          "org.eclipse.jetty.",
          "org.glassfish.",
          "org.hibernate.",
          "org.jboss.",
          "org.slf4j.",
          "org.aspectj.",
          "org.junit.",
          "org.testng.",
          "org.mockito.",
          "org.openjdk.jmh.",
          "org.gradle.",
          "org.codehaus.groovy.",
          "org.reactivestreams.",
          "ch.qos.logback.",
          "com.fasterxml.jackson.",
          "com.google.common.",
          "com.google.inject.",
          "com.netflix.hystrix.",
          "groovy.",
          "io.grpc.",
          "io.helidon.",
          "io.micrometer.",
          "io.micronaut.",
          "io.netty.",
          "io.opentelemetry.",
          "io.quarkus.",
          "io.reactivex.",
          "io.smallrye.",
          "io.undertow.",
          "io.vertx.",
          "kotlin.",
          "kotlinx.",
          "net.bytebuddy.",
          "reactor.",
          "scala.");

  private final ImmutableList<String> prefixes;

  /**
   * Knows the application's code.
   *
   * @param prefixes what its class names begin with; if none, all but the JDK and known frameworks
   */
  public ApplicationCode(List<String> prefixes) {
    this.prefixes = ImmutableList.copyOf(prefixes);
  }

  /** Whether a class, by its binary name, has source code in the application. */
  public boolean contains(String type) {
    if (type.isEmpty() || type.contains("$$") || type.startsWith("[")) {
      return false;
    }
    return prefixes.isEmpty()
        ? OTHERS.stream().noneMatch(type::startsWith)
        : prefixes.stream().anyMatch(type::startsWith);
  }
}
