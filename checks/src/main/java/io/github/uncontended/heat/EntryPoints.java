package io.github.uncontended.heat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The methods that a framework or a caller of JDBC enters on many threads, known by the method that
 * they override.
 *
 * <p>Types are matched by name, so that no framework is needed to compile or to run.
 */
final class EntryPoints {
  private static final String DATA_SOURCE = "javax.sql.DataSource";
  private static final String GRPC_SERVICE = "io.grpc.BindableService";

  /** Parts of the names of packages that protoc generates for the services of gRPC itself. */
  private static final ImmutableSet<String> GRPC_OWN_SERVICES =
      ImmutableSet.of("grpc.channelz.", "grpc.health.", "grpc.reflection.");

  /** The ends of the names of the interfaces that the compiler of Thrift makes of a service. */
  private static final ImmutableSet<String> THRIFT_SERVICES =
      ImmutableSet.of(".Iface", ".AsyncIface");

  private static final ImmutableSet<String> THRIFT_PROCESSORS =
      ImmutableSet.of("org.apache.thrift.TBaseProcessor", "org.apache.thrift.TBaseAsyncProcessor");

  private static final String VERTX_HANDLER = "io.vertx.core.Handler";
  private static final String CHANNEL = "io.netty.channel.Channel";
  private static final String PIPELINE = "io.netty.channel.ChannelPipeline";

  /** How many methods of its own a data source's method is followed through. */
  private static final int DEPTH = 3;

  private EntryPoints() {}

  /** Whether implementations of a type, by its qualified name, have methods that are. */
  static boolean areIn(String type) {
    return ApiFact.JDBC.holdsForType(type)
        || type.equals(GRPC_SERVICE)
        || isNamedLikeThrift(type)
        || !ApiFact.ENTRY_POINT.methodNames(type).isEmpty();
  }

  /** Whether a class is one of JDBC's that come and go with a request. */
  static boolean isJdbc(ClassSymbol type, VisitorState state) {
    return Supertypes.withFacts(type, state).values().stream().anyMatch(ApiFact.JDBC::holdsForType);
  }

  private static boolean isNamedLikeThrift(String type) {
    return THRIFT_SERVICES.stream().anyMatch(type::endsWith);
  }

  /** The method of a framework, or of JDBC, that a method overrides. */
  static Optional<HeatEvidence> overridden(Member member, VisitorState state) {
    MethodSymbol method = member.method();
    String name = member.name();
    if (method.isStatic() || member.isPrivate() || ApiFact.NO_ENTRY_POINT.isMethodName(name)) {
      return Optional.empty();
    }
    ImmutableMap<ClassSymbol, String> supertypes = Supertypes.of(member.type(), state);
    Optional<ClassSymbol> thrift = thriftService(supertypes, member.type());
    if (thrift.isPresent() && overrides(method, thrift.get(), member.type(), state)) {
      return Optional.of(
          HeatEvidence.request(name("Thrift ", (ClassSymbol) thrift.get().owner, name)));
    }
    boolean grpc =
        supertypes.containsValue(GRPC_SERVICE)
            && supertypes.values().stream().noneMatch(EntryPoints::isForProbes);
    for (Map.Entry<ClassSymbol, String> each :
        (grpc ? supertypes : Supertypes.withFacts(member.type(), state)).entrySet()) {
      ClassSymbol supertype = each.getKey();
      String owner = each.getValue();
      boolean jdbc = ApiFact.JDBC.holdsForType(owner);
      if ((jdbc
              || (ApiFact.ENTRY_POINT.holdsFor(owner, name)
                  && carriesRequest(owner, supertype, member.type(), state)
                  && !opensConnection(owner, method, state)
                  && !removesItself(owner, member.type(), state))
              || (grpc && !owner.startsWith("java.")))
          && overrides(method, supertype, member.type(), state)) {
        if (acceptsConnections(owner, method, state)) {
          return Optional.of(HeatEvidence.seldom("handler of new connections"));
        }
        String what = name(jdbc ? "JDBC " : grpc ? "gRPC " : "", supertype, name);
        return Optional.of(grpc ? HeatEvidence.request(what) : evidence(owner, name, what));
      }
    }
    return Optional.empty();
  }

  /**
   * The interface of a Thrift service that a class implements. The compiler of Thrift nests it,
   * beside a processor that calls it and a client that sends its calls.
   */
  private static Optional<ClassSymbol> thriftService(
      ImmutableMap<ClassSymbol, String> supertypes, ClassSymbol type) {
    return supertypes.entrySet().stream()
        .filter(each -> isNamedLikeThrift(each.getValue()))
        .map(Map.Entry::getKey)
        .filter(
            each ->
                each.owner instanceof ClassSymbol service
                    && !type.isEnclosedBy(service)
                    && hasThriftProcessor(service))
        .findFirst();
  }

  private static boolean hasThriftProcessor(ClassSymbol service) {
    for (Symbol member : service.members().getSymbols(ClassSymbol.class::isInstance)) {
      if (((ClassSymbol) member).getSuperclass().tsym instanceof ClassSymbol superclass
          && THRIFT_PROCESSORS.contains(superclass.getQualifiedName().toString())) {
        return true;
      }
    }
    return false;
  }

  /** Whether what a class handles, if its interface is for all kinds of events, is a request. */
  private static boolean carriesRequest(
      String owner, ClassSymbol handler, ClassSymbol type, VisitorState state) {
    return !owner.equals(VERTX_HANDLER)
        || carriesRequest(state.getTypes().asSuper(type.type, handler));
  }

  private static boolean carriesRequest(Type handler) {
    return handler != null
        && handler.getTypeArguments().nonEmpty()
        && ApiFact.CARRIES_REQUEST.holdsForType(
            handler.getTypeArguments().head.tsym.getQualifiedName().toString());
  }

  /** What it shows that a framework, or a caller of JDBC, enters a method. */
  private static HeatEvidence evidence(String owner, String method, String what) {
    if (ApiFact.CHANGES.holdsFor(owner, method) || ApiFact.SENDS.holdsFor(owner, method)) {
      return HeatEvidence.costly(what);
    }
    return ApiFact.ANSWERS.holdsFor(owner, method)
        ? HeatEvidence.request(what)
        : HeatEvidence.entryPoint(what);
  }

  /** Whether a type is of one of gRPC's own services for probes and administrators. */
  private static boolean isForProbes(String type) {
    return GRPC_OWN_SERVICES.stream().anyMatch(type::contains);
  }

  /**
   * Whether a method of a data source has to open the connection that it gives: the data source is
   * a driver's own, or asks a driver each time, or the connection is for a user other than the
   * pool's.
   */
  private static boolean opensConnection(String owner, MethodSymbol method, VisitorState state) {
    return owner.equals(DATA_SOURCE)
        && (!method.getParameters().isEmpty()
            || !CompilationIndex.of(state).librarySubclasses("java.sql.Driver").isEmpty()
            || asksDriver(method, DEPTH, state));
  }

  /**
   * Whether each run of a method, or of one that it calls on its own object, opens a connection.
   */
  private static boolean asksDriver(MethodSymbol method, int depth, VisitorState state) {
    CompilationIndex index = CompilationIndex.of(state);
    boolean[] found = {false};
    Stream.concat(Stream.of(method), index.overriders(method).stream())
        .flatMap(each -> index.declaration(each).stream())
        .forEach(
            declaration ->
                new TreePathScanner<Void, Void>() {
                  @Override
                  public Void visitMethodInvocation(MethodInvocationTree call, Void unused) {
                    found[0] =
                        found[0]
                            || (Symbols.of(call.getMethodSelect()) instanceof MethodSymbol called
                                && !Branches.contain(getCurrentPath(), state)
                                && (ApiFact.OPENS_CONNECTION.isInherited(called)
                                    || (depth > 0
                                        && Expressions.isOwnReceiver(ASTHelpers.getReceiver(call))
                                        && asksDriver(called, depth - 1, state))));
                    return super.visitMethodInvocation(call, null);
                  }
                }.scan(declaration, null));
    return found[0];
  }

  /**
   * Whether a method of a handler of Netty takes a message to be a channel: that of a server
   * channel, which accepts connections.
   */
  private static boolean acceptsConnections(String owner, MethodSymbol method, VisitorState state) {
    return owner.startsWith("io.netty.")
        && CompilationIndex.of(state)
            .declaration(method)
            .filter(
                found ->
                    Expressions.contains(
                        found.getLeaf(),
                        part ->
                            part instanceof TypeCastTree cast
                                && method.params().contains(Symbols.of(cast.getExpression()))
                                && KnownTypes.supertypes(ASTHelpers.getType(cast), state)
                                    .contains(CHANNEL)))
            .isPresent();
  }

  /**
   * Whether a class is a handler of Netty that removes itself from its pipeline: it sees the first
   * messages of a connection only.
   */
  private static boolean removesItself(String owner, ClassSymbol type, VisitorState state) {
    return owner.startsWith("io.netty.")
        && CompilationIndex.of(state)
            .declaration(type)
            .filter(found -> Expressions.contains(found.getLeaf(), EntryPoints::isRemovalOfThis))
            .isPresent();
  }

  private static boolean isRemovalOfThis(Tree part) {
    return part instanceof MethodInvocationTree call
        && !call.getArguments().isEmpty()
        && Expressions.isThis(call.getArguments().get(0))
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && (method.name.contentEquals("remove") || method.name.contentEquals("replace"))
        && method.owner.getQualifiedName().contentEquals(PIPELINE);
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
    String owner = symbol.getQualifiedName().toString();
    if (owner.equals(VERTX_HANDLER) && !carriesRequest(type)) {
      return Optional.empty();
    }
    return ApiFact.ENTRY_POINT.methodNames(owner).stream()
        .findFirst()
        .map(method -> evidence(owner, method, name("", symbol, method)));
  }

  private static String name(String kind, ClassSymbol type, String method) {
    return kind + type.getSimpleName() + "." + method + "()";
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
}
