package io.github.uncontended.heat;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a class is to a framework or to JDBC, which tells how often instances are constructed.
 *
 * <p>Types are matched by name, so that no framework is needed to compile or to run.
 */
final class Roles {
  private static final String NETTY_HANDLER = "io.netty.channel.ChannelHandler";
  private static final String NETTY_SHARABLE = "io.netty.channel.ChannelHandler.Sharable";

  /** How long instances live. */
  enum Lifetime {
    /** As long as the program. */
    APPLICATION,
    /** As long as who asked for one keeps it, which says nothing of how many are made. */
    VALUE,
    /** As long as a connection or session. */
    CONNECTION,
    /** As long as a statement, a result set or a request: made all the time, by many threads. */
    REQUEST
  }

  /**
   * A role.
   *
   * @param lifetime of the instances
   * @param name with its article, such as {@code a JDBC Statement}
   * @param type that has it
   */
  record Role(Lifetime lifetime, String name, String type) {}

  /** The special before the general. */
  private static final ImmutableList<Role> ROLES =
      ImmutableList.of(
          new Role(Lifetime.REQUEST, "a JDBC CallableStatement", "java.sql.CallableStatement"),
          new Role(Lifetime.REQUEST, "a JDBC PreparedStatement", "java.sql.PreparedStatement"),
          new Role(Lifetime.REQUEST, "a JDBC Statement", "java.sql.Statement"),
          new Role(Lifetime.REQUEST, "a JDBC ResultSet", "java.sql.ResultSet"),
          new Role(Lifetime.VALUE, "a JDBC Array", "java.sql.Array"),
          new Role(Lifetime.REQUEST, "a servlet request", "javax.servlet.ServletRequest"),
          new Role(Lifetime.REQUEST, "a servlet request", "jakarta.servlet.ServletRequest"),
          new Role(Lifetime.REQUEST, "a servlet response", "javax.servlet.ServletResponse"),
          new Role(Lifetime.REQUEST, "a servlet response", "jakarta.servlet.ServletResponse"),
          new Role(Lifetime.CONNECTION, "a JSP tag", "javax.servlet.jsp.tagext.JspTag"),
          new Role(Lifetime.CONNECTION, "a JSP tag", "jakarta.servlet.jsp.tagext.JspTag"),
          new Role(Lifetime.REQUEST, "a JPA EntityManager", "javax.persistence.EntityManager"),
          new Role(Lifetime.REQUEST, "a JPA EntityManager", "jakarta.persistence.EntityManager"),
          new Role(Lifetime.REQUEST, "a JPA Query", "javax.persistence.Query"),
          new Role(Lifetime.REQUEST, "a JPA Query", "jakarta.persistence.Query"),
          new Role(
              Lifetime.REQUEST, "a MyBatis SqlSession", "org.apache.ibatis.session.SqlSession"),
          new Role(Lifetime.REQUEST, "a SpanBuilder", "io.opentelemetry.api.trace.SpanBuilder"),
          new Role(Lifetime.REQUEST, "a Span", "io.opentelemetry.api.trace.Span"),
          new Role(Lifetime.REQUEST, "a gRPC ServerCall", "io.grpc.ServerCall"),
          new Role(Lifetime.REQUEST, "a gRPC ClientCall", "io.grpc.ClientCall"),
          new Role(Lifetime.CONNECTION, "a JDBC Connection", "java.sql.Connection"),
          new Role(Lifetime.CONNECTION, "a JDBC PooledConnection", "javax.sql.PooledConnection"),
          new Role(Lifetime.CONNECTION, "a servlet session", "javax.servlet.http.HttpSession"),
          new Role(Lifetime.CONNECTION, "a servlet session", "jakarta.servlet.http.HttpSession"),
          new Role(Lifetime.CONNECTION, "a JMS Session", "javax.jms.Session"),
          new Role(Lifetime.CONNECTION, "a JMS Session", "jakarta.jms.Session"),
          new Role(Lifetime.CONNECTION, "a JMS MessageProducer", "javax.jms.MessageProducer"),
          new Role(Lifetime.CONNECTION, "a JMS MessageProducer", "jakarta.jms.MessageProducer"),
          new Role(Lifetime.CONNECTION, "a LoginModule", "javax.security.auth.spi.LoginModule"),
          new Role(Lifetime.CONNECTION, "a Netty Channel", "io.netty.channel.Channel"),
          new Role(Lifetime.CONNECTION, "a Netty ChannelHandler", NETTY_HANDLER),
          new Role(Lifetime.CONNECTION, "a Socket", "java.net.Socket"),
          new Role(Lifetime.APPLICATION, "a DataSource", "javax.sql.DataSource"),
          new Role(Lifetime.APPLICATION, "a JDBC Driver", "java.sql.Driver"),
          new Role(Lifetime.APPLICATION, "a servlet", "javax.servlet.Servlet"),
          new Role(Lifetime.APPLICATION, "a servlet", "jakarta.servlet.Servlet"),
          new Role(Lifetime.APPLICATION, "a servlet filter", "javax.servlet.Filter"),
          new Role(Lifetime.APPLICATION, "a servlet filter", "jakarta.servlet.Filter"),
          new Role(Lifetime.APPLICATION, "an enum", "java.lang.Enum"));

  private static final Role REQUEST_RESOURCE =
      new Role(Lifetime.REQUEST, "a JAX-RS resource", "jakarta.ws.rs.Path");

  private Roles() {}

  /** Whether objects of a type, by its qualified name, are constructed for each request. */
  static boolean areForRequests(String type) {
    return ROLES.stream()
        .anyMatch(role -> role.lifetime() == Lifetime.REQUEST && role.type().equals(type));
  }

  private record Known(Map<ClassSymbol, Optional<Role>> roles) {}

  /** The role of a class; empty for most. */
  static Optional<Role> of(ClassSymbol type, VisitorState state) {
    Map<ClassSymbol, Optional<Role>> known =
        CompilationIndex.of(state).memo(Known.class, index -> new Known(new HashMap<>())).roles();
    Optional<Role> role = known.get(type);
    if (role == null) {
      role = find(type, state);
      known.put(type, role);
    }
    return role;
  }

  /**
   * The role that settles how often a member runs: that of the class whose objects it constructs.
   * Empty for values, which say nothing of it, and for all else.
   *
   * @param deferred whether to answer for a lambda in the member that runs later
   */
  static Optional<Role> ofConstruction(Member member, boolean deferred, VisitorState state) {
    return member.constructs() && !deferred
        ? of(member.type(), state).filter(role -> role.lifetime() != Lifetime.VALUE)
        : Optional.empty();
  }

  private static Optional<Role> find(ClassSymbol type, VisitorState state) {
    Set<String> names = new HashSet<>(Supertypes.of(type, state).values());
    names.add(type.getQualifiedName().toString());
    return ROLES.stream()
        .filter(role -> names.contains(role.type()))
        .filter(role -> !role.type().equals(NETTY_HANDLER) || !isSharable(type))
        .findFirst()
        .or(
            () ->
                RequestResources.contain(type, state)
                    ? Optional.of(REQUEST_RESOURCE)
                    : Optional.empty());
  }

  /** Whether one handler may serve many channels. */
  private static boolean isSharable(ClassSymbol type) {
    return type.getAnnotationMirrors().stream()
        .anyMatch(each -> each.type.tsym.getQualifiedName().contentEquals(NETTY_SHARABLE));
  }
}
