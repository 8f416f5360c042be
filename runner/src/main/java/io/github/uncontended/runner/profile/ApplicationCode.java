package io.github.uncontended.runner.profile;

import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * Decides which classes belong to the application. Contention inside the JDK or a framework is
 * attributed to the application method that called it, if there is one.
 */
public final class ApplicationCode {
  private static final ImmutableList<String> JDK =
      ImmutableList.of(
          "java.",
          "javax.",
          "jdk.",
          "sun.",
          "com.sun.",
          "org.ietf.jgss.",
          "org.w3c.dom.",
          "org.xml.sax.");

  /** Frameworks and libraries that are on nearly every stack. */
  private static final ImmutableList<String> LIBRARIES =
      ImmutableList.of(
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

  /** Where a class comes from. */
  enum Origin {
    APPLICATION,
    LIBRARY,
    JDK,
    /** Generated at run time: proxies and subclasses, which no source declares. */
    GENERATED
  }

  /**
   * Makes the application's code: all classes but those of the JDK and of well-known libraries.
   *
   * @param prefixes prefixes of the names of further classes that belong to it
   */
  public ApplicationCode(List<String> prefixes) {
    this.prefixes = ImmutableList.copyOf(prefixes);
  }

  /** Where a class with this binary name comes from. */
  Origin originOf(String type) {
    if (type.isEmpty() || type.contains("$$") || type.startsWith("[")) {
      return Origin.GENERATED;
    }
    if (prefixes.stream().anyMatch(type::startsWith)) {
      return Origin.APPLICATION;
    }
    if (isOfJdk(type)) {
      return Origin.JDK;
    }
    return LIBRARIES.stream().anyMatch(type::startsWith) ? Origin.LIBRARY : Origin.APPLICATION;
  }

  /** Whether a class belongs to the JDK, by its name. */
  public static boolean isOfJdk(String type) {
    return JDK.stream().anyMatch(type::startsWith);
  }
}
