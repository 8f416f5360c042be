package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.fixes.NettyTransport;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.ArrayList;
import java.util.List;

/**
 * Flags the event loop groups of a Netty server that always use the JDK's selector. On Linux,
 * Netty's own transport calls epoll directly, which makes less garbage and generally performs
 * better, as its documentation says.
 *
 * <p>Not flagged: units that name a native transport; groups of clients; units without a server
 * bootstrap whose channel type is that of NIO; tests.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "A Netty server uses the JDK's selector where epoll could serve",
    severity = SUGGESTION,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.RESOURCES,
    severities = {SUGGESTION, WARNING},
    warnsIfMeasured = true,
    fixes = {FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    measuredBy = {"cpu io.netty.channel.nio.*#*", "cpu in io.netty.channel.nio.*#*"})
public final class NettyNioTransport extends Rule {
  private static final ImmutableList<String> ROWS =
      ImmutableList.of("cpu io.netty.channel.nio.*#*", "cpu in io.netty.channel.nio.*#*");

  private static final Heat SERVER =
      Heat.shared("all connections of this server are served by its event loops");

  /** The packages of the transports that call the operating system themselves. */
  private static final ImmutableSet<String> NATIVE =
      ImmutableSet.of(
          "io.netty.channel.epoll",
          "io.netty.channel.kqueue",
          "io.netty.channel.uring",
          "io.netty.incubator.channel.uring");

  private static final String GROUP = "io.netty.channel.nio.NioEventLoopGroup";
  private static final String CHANNELS = "io.netty.channel.socket.nio.";
  private static final String CHANNEL = CHANNELS + "NioServerSocketChannel";

  /**
   * What a unit says of transports.
   *
   * @param groups where it constructs event loop groups of NIO
   * @param channels its class literals of channels of NIO
   * @param serves whether one of the channels is that of a server bootstrap
   * @param constructs whether it constructs channels of NIO itself, or groups by a reference
   * @param hasNative whether it names a native transport
   */
  private record Transports(
      List<TreePath> groups,
      List<TreePath> channels,
      boolean serves,
      boolean constructs,
      boolean hasNative) {
    static Transports in(CompilationUnitTree unit) {
      Finder finder = new Finder();
      finder.scan(unit, null);
      return new Transports(
          finder.groups, finder.channels, finder.serves, finder.constructs, finder.hasNative);
    }
  }

  private static final class Finder extends TreePathScanner<Void, Void> {
    private final List<TreePath> groups = new ArrayList<>();
    private final List<TreePath> channels = new ArrayList<>();
    private boolean serves;
    private boolean constructs;
    private boolean hasNative;

    @Override
    public Void visitNewClass(NewClassTree tree, Void unused) {
      if (isNioGroup(tree)) {
        groups.add(getCurrentPath());
      }
      noteConstruction(tree, tree.getIdentifier());
      return super.visitNewClass(tree, null);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
      if (tree.getMode() == MemberReferenceTree.ReferenceMode.NEW) {
        noteConstruction(tree, tree.getQualifierExpression());
      }
      return super.visitMemberReference(tree, null);
    }

    private void noteConstruction(Tree part, Tree type) {
      String name = KnownTypes.nameOf(ASTHelpers.getType(type));
      constructs |=
          name.startsWith(CHANNELS) || (part instanceof MemberReferenceTree && name.equals(GROUP));
      serves |= name.equals(CHANNEL);
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void unused) {
      note(ASTHelpers.getSymbol(tree));
      return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
      note(ASTHelpers.getSymbol(tree));
      if (tree.getIdentifier().contentEquals("class")) {
        String type = KnownTypes.nameOf(ASTHelpers.getType(tree.getExpression()));
        if (type.startsWith(CHANNELS)) {
          channels.add(getCurrentPath());
          serves |= type.equals(CHANNEL);
        }
      }
      return super.visitMemberSelect(tree, null);
    }

    private void note(Symbol symbol) {
      hasNative |=
          symbol instanceof ClassSymbol type && NATIVE.contains(KnownTypes.packageOf(type));
    }
  }

  private static boolean isNioGroup(NewClassTree tree) {
    String type = KnownTypes.nameOf(ASTHelpers.getType(tree.getIdentifier()));
    if (type.equals(GROUP)) {
      return true;
    }
    List<? extends ExpressionTree> arguments = tree.getArguments();
    return type.equals("io.netty.channel.MultiThreadIoEventLoopGroup")
        && !arguments.isEmpty()
        && arguments.get(arguments.size() - 1) instanceof MethodInvocationTree factory
        && factory.getArguments().isEmpty()
        && ASTHelpers.getSymbol(factory.getMethodSelect()) instanceof MethodSymbol method
        && method.owner.getQualifiedName().contentEquals("io.netty.channel.nio.NioIoHandler");
  }

  private static final Interest INTEREST =
      Interest.in(Kind.CREATION, "NioEventLoopGroup", "MultiThreadIoEventLoopGroup")
          .and(Interest.in(Kind.REFERENCE, "<init>"));

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  @Override
  protected Description matchNewClass(NewClassTree tree, VisitorState state) {
    return isNioGroup(tree) ? match(tree, state) : Description.NO_MATCH;
  }

  @Override
  protected Description matchMemberReference(MemberReferenceTree tree, VisitorState state) {
    return tree.getMode() == MemberReferenceTree.ReferenceMode.NEW
            && KnownTypes.nameOf(ASTHelpers.getType(tree.getQualifierExpression())).equals(GROUP)
        ? match(tree, state)
        : Description.NO_MATCH;
  }

  private Description match(ExpressionTree tree, VisitorState state) {
    Transports transports = UnitIndex.of(state).memo(Transports.class, Transports::in);
    if (!transports.serves()
        || transports.hasNative()
        || isOfClients(state.getPath(), state)
        || HeatModel.isInTest(state)) {
      return Description.NO_MATCH;
    }
    boolean newer = NettyTransport.hasIoHandlers(state);
    String type = newer ? "EpollIoHandler" : "EpollEventLoopGroup";
    Finding.Builder finding =
        finding(tree, state)
            .heat(HeatModel.measured(SERVER, ROWS, state))
            .cost(
                "This event loop group uses the JDK's selector, which makes more garbage and is"
                    + " generally slower than Netty's epoll transport on Linux.")
            .advice(
                (NettyTransport.hasEpoll(state)
                        ? "Choose "
                        : "Add netty-transport-native-epoll, with the classifier linux-x86_64 or"
                            + " linux-aarch_64, and choose ")
                    + type
                    + " and EpollServerSocketChannel where Epoll.isAvailable(): on Linux on x86-64,"
                    + " and from Netty 4.1.50 on aarch64, with the native library on the class"
                    + " path.");
    if (!transports.constructs()) {
      NettyTransport.of(transports.groups(), transports.channels(), state)
          .ifPresent(fix -> finding.fix(FixSafety.UNSAFE, fix));
    }
    return finding.report();
  }

  /** Whether a group is given to bootstraps of clients, and to no other. */
  private static boolean isOfClients(TreePath group, VisitorState state) {
    VarSymbol variable = null;
    if (group.getParentPath().getLeaf() instanceof VariableTree declared) {
      variable = ASTHelpers.getSymbol(declared);
    } else if (group.getParentPath().getLeaf() instanceof AssignmentTree assignment
        && ASTHelpers.getSymbol(assignment.getVariable()) instanceof VarSymbol assigned) {
      variable = assigned;
    }
    List<TreePath> uses = variable == null ? List.of(group) : UnitIndex.of(state).uses(variable);
    boolean clients = false;
    for (TreePath use : uses) {
      if (use.getParentPath().getLeaf() instanceof MethodInvocationTree call
          && call.getArguments().contains(use.getLeaf())
          && Expressions.simpleName(call.getMethodSelect()).equals("group")) {
        String bootstrap = KnownTypes.nameOf(ASTHelpers.getReceiverType(call));
        if (!bootstrap.equals("io.netty.bootstrap.Bootstrap")) {
          return false;
        }
        clients = true;
      }
    }
    return clients;
  }
}
