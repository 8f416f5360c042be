package io.github.uncontended.heat;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The methods that a framework or a caller of JDBC enters on many threads, known by the method that
 * they override.
 *
 * <p>Types are matched by name, so that no framework is needed to compile or to run.
 */
final class EntryPoints {
  private static final String GRPC_SERVICE = "io.grpc.BindableService";

  /** The methods of a type that are called per request. */
  private static final ImmutableSetMultimap<String, String> METHODS =
      ImmutableSetMultimap.<String, String>builder()
          .putAll("javax.servlet.Servlet", "service")
          .putAll("jakarta.servlet.Servlet", "service")
          .putAll("javax.servlet.http.HttpServlet", httpServlet())
          .putAll("jakarta.servlet.http.HttpServlet", httpServlet())
          .putAll("javax.servlet.Filter", "doFilter")
          .putAll("jakarta.servlet.Filter", "doFilter")
          .putAll("javax.ws.rs.container.ContainerRequestFilter", "filter")
          .putAll("jakarta.ws.rs.container.ContainerRequestFilter", "filter")
          .putAll("javax.ws.rs.container.ContainerResponseFilter", "filter")
          .putAll("jakarta.ws.rs.container.ContainerResponseFilter", "filter")
          .putAll("javax.jms.MessageListener", "onMessage")
          .putAll("jakarta.jms.MessageListener", "onMessage")
          .putAll("org.springframework.web.filter.OncePerRequestFilter", "doFilterInternal")
          .putAll(
              "org.springframework.web.servlet.HandlerInterceptor",
              "preHandle",
              "postHandle",
              "afterCompletion")
          .putAll("org.springframework.web.server.WebFilter", "filter")
          .putAll("org.springframework.cloud.gateway.filter.GlobalFilter", "filter")
          .putAll(
              "io.netty.channel.ChannelInboundHandler",
              "channelRead",
              "channelReadComplete",
              "userEventTriggered")
          .putAll("io.netty.channel.ChannelOutboundHandler", "read", "write", "flush")
          .putAll("io.netty.channel.SimpleChannelInboundHandler", "channelRead0", "messageReceived")
          .putAll("io.netty.handler.codec.ByteToMessageDecoder", "decode")
          .putAll("io.netty.handler.codec.MessageToMessageDecoder", "decode")
          .putAll("io.netty.handler.codec.MessageToByteEncoder", "encode")
          .putAll("io.netty.handler.codec.MessageToMessageEncoder", "encode")
          .putAll("io.netty.handler.codec.ByteToMessageCodec", "decode", "encode")
          .putAll("io.netty.handler.codec.MessageToMessageCodec", "decode", "encode")
          .putAll("io.grpc.ServerInterceptor", "interceptCall")
          .putAll("io.grpc.ClientInterceptor", "interceptCall")
          .putAll("com.sun.net.httpserver.HttpHandler", "handle")
          .putAll("io.undertow.server.HttpHandler", "handleRequest")
          .putAll("javax.sql.DataSource", "getConnection")
          .build();

  /** Types whose methods are called per request, but for a few. */
  private static final ImmutableSet<String> JDBC =
      ImmutableSet.of(
          "java.sql.Connection",
          "java.sql.Statement",
          "java.sql.PreparedStatement",
          "java.sql.CallableStatement",
          "java.sql.ResultSet");

  private static final ImmutableSet<String> NEVER =
      ImmutableSet.of("init", "destroy", "close", "toString", "abort", "finalize", "bindService");

  private EntryPoints() {}

  private static String[] httpServlet() {
    return new String[] {
      "service", "doGet", "doPost", "doPut", "doDelete", "doPatch", "doHead", "doOptions", "doTrace"
    };
  }

  /** Whether a class is one of JDBC's that come and go with a request. */
  static boolean isJdbc(ClassSymbol type) {
    return supertypes(type).stream().anyMatch(each -> JDBC.contains(name(each)));
  }

  /** The method of a framework, or of JDBC, that a method overrides. */
  static Optional<HeatEvidence> overridden(Member member, VisitorState state) {
    MethodSymbol method = member.method();
    String name = member.name();
    if (method.isStatic() || member.isPrivate() || NEVER.contains(name)) {
      return Optional.empty();
    }
    Set<ClassSymbol> supertypes = supertypes(member.type());
    boolean grpc = supertypes.stream().anyMatch(each -> name(each).equals(GRPC_SERVICE));
    for (ClassSymbol supertype : supertypes) {
      String owner = name(supertype);
      boolean jdbc = JDBC.contains(owner);
      if ((jdbc || METHODS.containsEntry(owner, name) || (grpc && !owner.startsWith("java.")))
          && overrides(method, supertype, member.type(), state)) {
        return Optional.of(entry(jdbc ? "JDBC " : grpc ? "gRPC " : "", supertype, name));
      }
    }
    return Optional.empty();
  }

  /** The method of a framework that a lambda or method reference implements. */
  static Optional<HeatEvidence> functional(TreePath functional, VisitorState state) {
    Tree tree = functional.getLeaf();
    if (!(tree instanceof LambdaExpressionTree || tree instanceof MemberReferenceTree)) {
      return Optional.empty();
    }
    Type type = Callback.functionalType(tree);
    if (type == null || !(type.tsym instanceof ClassSymbol symbol)) {
      return Optional.empty();
    }
    String owner = name(symbol);
    if (!METHODS.containsKey(owner)) {
      return Optional.empty();
    }
    return Optional.of(entry("", symbol, METHODS.get(owner).iterator().next()));
  }

  private static HeatEvidence entry(String kind, ClassSymbol type, String method) {
    return HeatEvidence.entryPoint(kind + type.getSimpleName() + "." + method + "()");
  }

  private static boolean overrides(
      MethodSymbol method, ClassSymbol supertype, ClassSymbol type, VisitorState state) {
    for (Symbol other : supertype.members().getSymbolsByName(method.getSimpleName())) {
      if (method.overrides(other, type, state.getTypes(), false)) {
        return true;
      }
    }
    return false;
  }

  /** Every proper supertype, the nearest first. */
  static Set<ClassSymbol> supertypes(ClassSymbol type) {
    Set<ClassSymbol> found = new LinkedHashSet<>();
    collect(type, found);
    return found;
  }

  private static void collect(ClassSymbol type, Set<ClassSymbol> found) {
    add(type.getSuperclass(), found);
    type.getInterfaces().forEach(each -> add(each, found));
  }

  private static void add(Type supertype, Set<ClassSymbol> found) {
    if (supertype.tsym instanceof ClassSymbol symbol && found.add(symbol)) {
      collect(symbol, found);
    }
  }

  private static String name(ClassSymbol type) {
    return type.getQualifiedName().toString();
  }
}
