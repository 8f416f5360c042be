package io.github.uncontended.runner.lifetime;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The role of a class in JDBC or a framework, which determines the lifetime of its instances.
 *
 * @param lifetime the lifetime of the instances
 * @param name the name of the role with an article, such as {@code a JDBC Statement}
 * @param rank the rank of reasons that name the role: statements, which are constructed before
 *     their result sets, come first
 */
record Role(Lifetime lifetime, String name, int rank) {
  private static final int STATEMENT_RANK = 0;
  private static final int RANK = 1;

  /** A well-known type, by name so that no framework becomes a dependency, and its role. */
  private record Known(String type, Role role) {
    Known(Lifetime lifetime, String name, String type) {
      this(type, new Role(lifetime, name, RANK));
    }

    static Known statement(String name, String type) {
      return new Known(type, new Role(Lifetime.REQUEST, name, STATEMENT_RANK));
    }
  }

  private static final String NETTY_HANDLER = "io.netty.channel.ChannelHandler";
  private static final String NETTY_SHARABLE = "io.netty.channel.ChannelHandler.Sharable";

  /** Subtypes come before their supertypes. */
  private static final ImmutableList<Known> KNOWN =
      ImmutableList.of(
          Known.statement("a JDBC CallableStatement", "java.sql.CallableStatement"),
          Known.statement("a JDBC PreparedStatement", "java.sql.PreparedStatement"),
          Known.statement("a JDBC Statement", "java.sql.Statement"),
          new Known(Lifetime.REQUEST, "a JDBC ResultSet", "java.sql.ResultSet"),
          new Known(Lifetime.REQUEST, "a JDBC Array", "java.sql.Array"),
          new Known(Lifetime.REQUEST, "a servlet request", "javax.servlet.ServletRequest"),
          new Known(Lifetime.REQUEST, "a servlet request", "jakarta.servlet.ServletRequest"),
          new Known(Lifetime.REQUEST, "a servlet response", "javax.servlet.ServletResponse"),
          new Known(Lifetime.REQUEST, "a servlet response", "jakarta.servlet.ServletResponse"),
          new Known(Lifetime.REQUEST, "a gRPC ServerCall", "io.grpc.ServerCall"),
          new Known(Lifetime.REQUEST, "a gRPC ClientCall", "io.grpc.ClientCall"),
          new Known(Lifetime.CONNECTION, "a JDBC Connection", "java.sql.Connection"),
          new Known(Lifetime.CONNECTION, "a JDBC PooledConnection", "javax.sql.PooledConnection"),
          new Known(Lifetime.CONNECTION, "a servlet session", "javax.servlet.http.HttpSession"),
          new Known(Lifetime.CONNECTION, "a servlet session", "jakarta.servlet.http.HttpSession"),
          new Known(Lifetime.CONNECTION, "a Netty Channel", "io.netty.channel.Channel"),
          new Known(Lifetime.CONNECTION, "a Netty ChannelHandler", NETTY_HANDLER),
          new Known(Lifetime.CONNECTION, "a Socket", "java.net.Socket"),
          new Known(Lifetime.APPLICATION, "a DataSource", "javax.sql.DataSource"),
          new Known(Lifetime.APPLICATION, "a JDBC Driver", "java.sql.Driver"),
          new Known(Lifetime.APPLICATION, "a servlet", "javax.servlet.Servlet"),
          new Known(Lifetime.APPLICATION, "a servlet", "jakarta.servlet.Servlet"),
          new Known(Lifetime.APPLICATION, "a servlet filter", "javax.servlet.Filter"),
          new Known(Lifetime.APPLICATION, "a servlet filter", "jakarta.servlet.Filter"),
          new Known(Lifetime.APPLICATION, "an enum", "java.lang.Enum"));

  /** The role of a class; empty for most classes. */
  static Optional<Role> of(ClassSymbol type) {
    Set<String> supertypes = new HashSet<>();
    collect(type, supertypes);
    return KNOWN.stream()
        .filter(known -> supertypes.contains(known.type()))
        .filter(known -> !known.type().equals(NETTY_HANDLER) || !isSharable(type))
        .map(Known::role)
        .findFirst();
  }

  private static void collect(ClassSymbol type, Set<String> names) {
    if (names.add(type.getQualifiedName().toString())) {
      collect(type.getSuperclass(), names);
      type.getInterfaces().forEach(each -> collect(each, names));
    }
  }

  private static void collect(Type supertype, Set<String> names) {
    if (supertype.tsym instanceof ClassSymbol type) {
      collect(type, names);
    }
  }

  /** Whether one instance of a handler may serve many channels. */
  private static boolean isSharable(ClassSymbol type) {
    return type.getAnnotationMirrors().stream()
        .anyMatch(each -> each.type.tsym.getQualifiedName().contentEquals(NETTY_SHARABLE));
  }
}
