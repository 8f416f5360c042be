package io.github.uncontended.runner.profile;

import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * Decides which classes belong to the application. Contention inside the JDK or a framework is
 * attributed to the application method that called it.
 */
final class ApplicationCode {
  private static final ImmutableList<String> OTHERS =
      ImmutableList.of(
          // The JDK.
          "java.",
          "javax.",
          "jdk.",
          "sun.",
          "com.sun.",
          "org.ietf.jgss.",
          "org.w3c.dom.",
          "org.xml.sax.",
          // Frameworks and libraries that are on nearly every stack.
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
   * Makes the application's code from prefixes of class names.
   *
   * @param prefixes if empty, all code but the JDK and well-known frameworks
   */
  ApplicationCode(List<String> prefixes) {
    this.prefixes = ImmutableList.copyOf(prefixes);
  }

  /** Whether a class with this binary name belongs to the application and was not generated. */
  boolean contains(String type) {
    if (type.isEmpty() || type.contains("$$") || type.startsWith("[")) {
      return false;
    }
    return prefixes.isEmpty()
        ? OTHERS.stream().noneMatch(type::startsWith)
        : prefixes.stream().anyMatch(type::startsWith);
  }
}
