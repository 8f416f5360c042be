package io.github.uncontended.runner.configuration.tree;

/** What a configuration file configures. */
public enum FileKind {
  /** Properties of a Spring application, in YAML or in a properties file. */
  SPRING,
  /** Logback. */
  LOGBACK,
  /** Log4j 2, in XML, YAML, JSON or a properties file. */
  LOG4J2,
  /** Spring beans in XML. */
  BEANS,
  /** Hibernate or JPA, in XML or a properties file. */
  PERSISTENCE,
  /** Druid's data source factory, in a properties file. */
  DRUID,
  /** HikariCP, in a properties file. */
  HIKARI,
  /** c3p0, BoneCP or Proxool, in XML or a properties file of their own. */
  LEGACY_POOL
}
