package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableMap;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.util.Name;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.library.NettyTransports;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Imports;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Lets a server of Netty use epoll where it is available: all event loop groups and channel types
 * of the unit change together, in the form of Netty 4.1 or 4.2.
 */
public final class NettyTransport {
  /** What the edits assume, as a sentence with a leading space. */
  public static final String ASSUMPTION =
      " Apply the fix unless code relies on the texts of errors, or on defaults of channel options"
          + " that differ.";

  private static final String NIO = "io.netty.channel.nio.";
  private static final String EPOLL = "io.netty.channel.epoll.";
  private static final String GROUP = "io.netty.channel.MultiThreadIoEventLoopGroup";
  private static final String NIO_GROUP = NIO + "NioEventLoopGroup";

  /** The channels of the transport of NIO, and those of epoll. */
  private static final ImmutableMap<String, String> CHANNELS =
      ImmutableMap.of(
          "io.netty.channel.socket.nio.NioServerSocketChannel",
          EPOLL + "EpollServerSocketChannel",
          "io.netty.channel.socket.nio.NioSocketChannel",
          EPOLL + "EpollSocketChannel");

  private static final Supplier<ClassSymbol> EPOLL_TYPE =
      VisitorState.memoize(state -> KnownTypes.find(EPOLL + "Epoll", state));
  private static final Supplier<ClassSymbol> EPOLL_GROUP_TYPE =
      VisitorState.memoize(state -> KnownTypes.find(EPOLL + "EpollEventLoopGroup", state));
  private static final Supplier<ClassSymbol> GROUP_TYPE =
      VisitorState.memoize(state -> KnownTypes.find(GROUP, state));

  private static final Supplier<ClassSymbol> FACTORY_TYPE =
      VisitorState.memoize(state -> KnownTypes.find("io.netty.channel.IoHandlerFactory", state));
  private static final Supplier<Name> CONSTRUCTOR =
      VisitorState.memoize(state -> state.getName("<init>"));

  /** The units of a compilation that name a channel of NIO. */
  private record NioUnits(Set<CompilationUnitTree> units) {
    static NioUnits in(CompilationIndex index, VisitorState state) {
      Set<CompilationUnitTree> units = new HashSet<>();
      for (CompilationUnitTree unit : index.units()) {
        UnitIndex names = UnitIndex.of(unit, state.context);
        if (names.mentions("NioSocketChannel") || names.mentions("NioServerSocketChannel")) {
          units.add(unit);
        }
      }
      return new NioUnits(units);
    }
  }

  private final VisitorState state;
  private final Fix.Builder fix = Fix.builder();

  private NettyTransport(VisitorState state) {
    this.state = state;
  }

  /** Whether the class path has the transport of epoll. */
  public static boolean hasEpoll(VisitorState state) {
    return EPOLL_TYPE.get(state) != null;
  }

  /** Whether the class path has Netty 4.2, whose event loops take an {@code IoHandler}. */
  public static boolean hasIoHandlers(VisitorState state) {
    return GROUP_TYPE.get(state) != null;
  }

  /**
   * The edits for all groups and channels of the unit; empty where one of them is used in a way
   * that cannot be followed, or where another unit may choose channels for the same groups: it may
   * have a bootstrap of this unit, and does not give its own bootstraps all groups that they have.
   *
   * @param groups the constructions of all groups of the unit
   * @param channels the class literals of all channels of the unit
   */
  public static Optional<Fix> of(
      List<TreePath> groups, List<TreePath> channels, VisitorState state) {
    return isAlone(state) && hasEpoll(state)
        ? new NettyTransport(state).replace(groups, channels)
        : Optional.empty();
  }

  /**
   * Why there are none, as a sentence with a leading space; empty if no reason is known.
   *
   * @param transports what the unit says of groups and channels
   */
  public static String obstacle(NettyTransports transports, VisitorState state) {
    if (!hasEpoll(state)) {
      return "";
    }
    if (transports.constructs()) {
      return " No fix is offered: the file creates channels with 'new', or channels or groups by a"
          + " method reference.";
    }
    NettyGroups groups = new NettyGroups(transports.groups(), state);
    return isAlone(state)
            && groups.areAllOfBootstraps()
            && transports.groups().stream().allMatch(groups::isConfined)
        ? ""
        : " No fix is offered: other code may get these groups, or choose channels for them.";
  }

  /** Whether no other unit may choose channels for the groups of this one. */
  private static boolean isAlone(VisitorState state) {
    CompilationUnitTree unit = state.getPath().getCompilationUnit();
    return new NettyBootstraps(state).areConfined()
        || CompilationIndex.of(state)
            .memo(NioUnits.class, index -> NioUnits.in(index, state))
            .units()
            .stream()
            .allMatch(other -> other.equals(unit) || isIndependent(other, state));
  }

  /** Whether the channels of a unit are those of its own groups, which no other unit gets. */
  private static boolean isIndependent(CompilationUnitTree unit, VisitorState state) {
    NettyTransports transports =
        UnitIndex.of(unit, state.context).memo(NettyTransports.class, NettyTransports::in);
    VisitorState there = state.withPath(new TreePath(unit));
    NettyGroups groups = new NettyGroups(transports.groups(), there);
    NettyBootstraps bootstraps = new NettyBootstraps(there);
    return !transports.constructs()
        && groups.areConstructed()
        && transports.groups().stream().map(Places::withChoices).allMatch(groups::isConfined)
        && transports.channels().stream()
            .map(Places::withChoices)
            .allMatch(
                channel ->
                    isChosen(channel)
                        && bootstraps.isOwn(
                            ASTHelpers.getReceiver(
                                (ExpressionTree) channel.getParentPath().getLeaf())));
  }

  private Optional<Fix> replace(List<TreePath> groups, List<TreePath> channels) {
    NettyGroups all = new NettyGroups(groups, state);
    if (!all.areAllOfBootstraps()) {
      return Optional.empty();
    }
    for (TreePath group : groups) {
      if (!all.isConfined(group) || !replaceGroup(group)) {
        return Optional.empty();
      }
    }
    for (TreePath channel : channels) {
      ExpressionTree literal = (ExpressionTree) channel.getLeaf();
      String twin =
          CHANNELS.get(
              KnownTypes.nameOf(ASTHelpers.getType(((MemberSelectTree) literal).getExpression())));
      Optional<String> choice = twin == null ? Optional.empty() : choice(twin, ".class", channel);
      if (choice.isEmpty() || !isChosen(channel)) {
        return Optional.empty();
      }
      fix.insertBefore(literal, choice.get());
    }
    return Optional.of(fix.build());
  }

  /** Whether a class literal is the channel type of a bootstrap. */
  private static boolean isChosen(TreePath literal) {
    return literal.getParentPath().getLeaf() instanceof MethodInvocationTree call
        && Expressions.simpleName(call.getMethodSelect()).equals("channel");
  }

  /** {@code Epoll.isAvailable() ? Name.suffix : } */
  private Optional<String> choice(String type, String suffix, TreePath at) {
    Optional<String> epoll = Imports.find(EPOLL + "Epoll", fix, at, state);
    Optional<String> name = Imports.find(type, fix, at, state);
    return epoll.isPresent() && name.isPresent()
        ? Optional.of(epoll.get() + ".isAvailable() ? " + name.get() + suffix + " : ")
        : Optional.empty();
  }

  private boolean replaceGroup(TreePath path) {
    NewClassTree group = (NewClassTree) path.getLeaf();
    if (group.getClassBody() != null) {
      return false;
    }
    if (!KnownTypes.nameOf(ASTHelpers.getType(group.getIdentifier())).equals(NIO_GROUP)) {
      // Netty 4.2 with an IoHandler of NIO.
      ExpressionTree handler = group.getArguments().get(group.getArguments().size() - 1);
      Optional<String> choice = choice(EPOLL + "EpollIoHandler", ".newFactory()", path);
      choice.ifPresent(it -> fix.insertBefore(handler, it));
      return choice.isPresent();
    }
    return hasIoHandlers(state) ? replaceByHandler(path, group) : replaceByGroup(path, group);
  }

  private boolean replaceByHandler(TreePath path, NewClassTree group) {
    List<Type> parameters = parameters(group);
    ClassSymbol factory = FACTORY_TYPE.get(state);
    List<Type> wanted = new ArrayList<>(parameters);
    if (factory == null) {
      return false;
    }
    wanted.add(factory.type);
    Optional<String> type = Imports.find(GROUP, fix, path, state);
    Optional<String> epoll = choice(EPOLL + "EpollIoHandler", ".newFactory()", path);
    Optional<String> nio = Imports.find(NIO + "NioIoHandler", fix, path, state);
    if (!hasConstructor(GROUP_TYPE.get(state), wanted)
        || type.isEmpty()
        || epoll.isEmpty()
        || nio.isEmpty()
        || !isDeclaredWithSupertype(path)) {
      return false;
    }
    String handler = epoll.get() + nio.get() + ".newFactory()";
    fix.replace(group.getIdentifier(), type.get(), state);
    fix.insert(
        state.getEndPosition(group) - 1, (group.getArguments().isEmpty() ? "" : ", ") + handler);
    return true;
  }

  private boolean replaceByGroup(TreePath path, NewClassTree group) {
    ClassSymbol type = EPOLL_GROUP_TYPE.get(state);
    if (type == null
        || !hasConstructor(type, parameters(group))
        || group.getArguments().stream()
            .anyMatch(it -> Expressions.contains(it, ClassTree.class::isInstance))
        || !isDeclaredWithSupertype(path)) {
      return false;
    }
    int from = state.getEndPosition(group.getIdentifier());
    String arguments = Source.of(from, state.getEndPosition(group), state);
    Optional<String> epoll = Imports.find(EPOLL + "Epoll", fix, path, state);
    Optional<String> name = Imports.find(EPOLL + "EpollEventLoopGroup", fix, path, state);
    if (epoll.isEmpty() || name.isEmpty()) {
      return false;
    }
    fix.insertBefore(group, epoll.get() + ".isAvailable() ? new " + name.get() + arguments + " : ")
        .keepText(group, state);
    return true;
  }

  private static List<Type> parameters(NewClassTree group) {
    MethodSymbol constructor = ASTHelpers.getSymbol(group);
    return constructor.params().stream().map(parameter -> parameter.type).toList();
  }

  private boolean hasConstructor(ClassSymbol type, List<Type> parameters) {
    for (Symbol member : type.members().getSymbolsByName(CONSTRUCTOR.get(state))) {
      if (member instanceof MethodSymbol constructor
          && (constructor.flags() & Flags.PUBLIC) != 0
          && constructor.params().size() == parameters.size()) {
        boolean same = true;
        for (int i = 0; i < parameters.size(); i++) {
          same &= ASTHelpers.isSameType(constructor.params().get(i).type, parameters.get(i), state);
        }
        if (same) {
          return true;
        }
      }
    }
    return false;
  }

  /** Makes room for both groups: a variable of the class of NIO becomes an EventLoopGroup. */
  private boolean isDeclaredWithSupertype(TreePath group) {
    VarSymbol variable = Assignments.holder(group.getParentPath().getLeaf());
    if (variable == null || !KnownTypes.nameOf(variable.type).equals(NIO_GROUP)) {
      return true;
    }
    Tree declaration =
        UnitIndex.of(state).declaration(variable).map(TreePath::getLeaf).orElse(null);
    if (!(declaration instanceof VariableTree tree)) {
      return false;
    }
    if (!Source.hasPosition(tree.getType(), state)) {
      return true;
    }
    Optional<String> name = Imports.find("io.netty.channel.EventLoopGroup", fix, group, state);
    name.ifPresent(it -> fix.replace(tree.getType(), it, state));
    return name.isPresent();
  }
}
