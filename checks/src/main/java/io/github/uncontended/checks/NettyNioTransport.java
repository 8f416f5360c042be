package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.library.NettyTransports;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.fixes.NettyTransport;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Flags the event loop groups of a Netty server that always use the JDK's selector. On Linux,
 * Netty's own transport calls epoll directly, which makes less garbage and generally performs
 * better, as its documentation says.
 *
 * <p>Not flagged: units that name a native transport; groups of clients; units without a server
 * bootstrap whose channel type is that of NIO; units that make channels of Netty around those of
 * {@code java.nio}; compilations whose file regions transfer in a way of their own; tests.
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
    byDefault = ByDefault.WITH_DECLARATION,
    measuredBy = {"cpu io.netty.channel.nio.*#*", "cpu in io.netty.channel.nio.*#*"})
public final class NettyNioTransport extends Rule {
  private static final ImmutableList<String> ROWS =
      ImmutableList.of("cpu io.netty.channel.nio.*#*", "cpu in io.netty.channel.nio.*#*");

  private static final Heat SERVER =
      Heat.shared("all connections of this server are served by its event loops");

  private static final Heat PARENT =
      Heat.shared("all connections of this server are served by its other event loops");

  private static final String COST =
      "This event loop group uses the JDK's selector, which makes more garbage and is generally"
          + " slower than Netty's epoll transport on Linux.";

  private static final String OF_ALL =
      "The event loop groups of this server use the JDK's selector, which makes more garbage and is"
          + " generally slower than Netty's epoll transport on Linux.";

  private static final String OF_PARENT =
      "This event loop group only accepts connections, but it has to use the same transport as the"
          + " group that serves them: Netty's epoll transport makes less garbage and is generally"
          + " faster than the JDK's selector on Linux.";

  private static final Interest INTEREST =
      Interest.in(Kind.CREATION, "NioEventLoopGroup", "MultiThreadIoEventLoopGroup")
          .and(Interest.in(Kind.REFERENCE, "<init>"));

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  @Override
  protected Description matchNewClass(NewClassTree tree, VisitorState state) {
    return NettyTransports.isNioGroup(tree) ? match(tree, state) : Description.NO_MATCH;
  }

  @Override
  protected Description matchMemberReference(MemberReferenceTree tree, VisitorState state) {
    return NettyTransports.isNioGroup(tree) ? match(tree, state) : Description.NO_MATCH;
  }

  private Description match(ExpressionTree tree, VisitorState state) {
    NettyTransports transports =
        UnitIndex.of(state).memo(NettyTransports.class, NettyTransports::in);
    if (!transports.serves()
        || transports.hasNative()
        || transports.wraps()
        || changesTransfer(state)
        || isOneOfSeveral(state)
        || isOfClients(state.getPath(), state)
        || HeatModel.isInTest(state)) {
      return Description.NO_MATCH;
    }
    List<TreePath> together = together(transports.groups(), state);
    if (together.get(0).getLeaf() != tree) {
      // One finding and one fix are enough for a server.
      return Description.NO_MATCH;
    }
    boolean newer = NettyTransport.hasIoHandlers(state);
    boolean isOne = together.size() == 1;
    boolean onlyAccepts = isOne && onlyAccepts(state.getPath(), state);
    String type = newer ? "EpollIoHandler" : "EpollEventLoopGroup";
    Optional<Fix> fix =
        transports.constructs()
            ? Optional.empty()
            : NettyTransport.of(transports.groups(), transports.channels(), state);
    Finding.Builder finding =
        finding(tree, state)
            .heat(HeatModel.measured(onlyAccepts ? PARENT : SERVER, ROWS, state))
            .cost(isOne ? (onlyAccepts ? OF_PARENT : COST) : OF_ALL)
            .advice(
                (NettyTransport.hasEpoll(state)
                        ? "Choose "
                        : "Add netty-transport-native-epoll, with the classifier linux-x86_64 or"
                            + " linux-aarch_64, and choose ")
                    + type
                    + " and EpollServerSocketChannel where Epoll.isAvailable(): on Linux on x86-64,"
                    + " and from Netty 4.1.50 on aarch64, with the native library on the class"
                    + " path."
                    + (fix.isPresent()
                        ? NettyTransport.ASSUMPTION
                        : NettyTransport.obstacle(transports, state)));
    fix.ifPresent(it -> finding.fix(FixSafety.UNSAFE, it));
    return finding.report();
  }

  /**
   * Whether the compilation has file regions that transfer in a way of their own: the native
   * transports send the file of a {@code DefaultFileRegion} themselves and never ask it.
   */
  private static boolean changesTransfer(VisitorState state) {
    return CompilationIndex.of(state)
        .librarySubclasses("io.netty.channel.DefaultFileRegion")
        .stream()
        .flatMap(type -> ASTHelpers.getEnclosedElements(type).stream())
        .anyMatch(member -> member.name.contentEquals("transferTo"));
  }

  /** Whether the class around implements one transport, and another one implements a native one. */
  private static boolean isOneOfSeveral(VisitorState state) {
    ClassTree around = state.findEnclosing(ClassTree.class);
    CompilationIndex index = CompilationIndex.of(state);
    return around != null
        && state.getTypes().directSupertypes(ASTHelpers.getType(around)).stream()
            .map(supertype -> supertype.tsym)
            .filter(supertype -> supertype instanceof ClassSymbol type && index.declares(type))
            .flatMap(supertype -> index.withSubclasses((ClassSymbol) supertype).stream())
            .flatMap(sibling -> index.declaration(sibling).stream())
            .map(TreePath::getCompilationUnit)
            .distinct()
            .anyMatch(
                unit ->
                    UnitIndex.of(unit, state.context)
                        .memo(NettyTransports.class, NettyTransports::in)
                        .hasNative());
  }

  /** Whether a group is given to bootstraps of clients, and to no other. */
  private static boolean isOfClients(TreePath group, VisitorState state) {
    List<MethodInvocationTree> users = users(group, state);
    return !users.isEmpty()
        && users.stream()
            .allMatch(
                call ->
                    KnownTypes.nameOf(ASTHelpers.getReceiverType(call))
                        .equals("io.netty.bootstrap.Bootstrap"));
  }

  /** Whether a group is given to bootstraps as the first of two, and not as the second. */
  private static boolean onlyAccepts(TreePath group, VisitorState state) {
    List<MethodInvocationTree> users = users(group, state);
    VarSymbol variable = holder(group);
    return !users.isEmpty()
        && users.stream()
            .allMatch(
                call ->
                    call.getArguments().size() == 2
                        && call.getArguments().get(1) != group.getLeaf()
                        && (variable == null
                            || Symbols.of(call.getArguments().get(1)) != variable));
  }

  /** The group at {@code state}'s path and those that a bootstrap gets with it, in source order. */
  private static List<TreePath> together(List<TreePath> groups, VisitorState state) {
    TreePath path = state.getPath();
    List<MethodInvocationTree> users = users(path, state);
    List<TreePath> others =
        groups.stream()
            .filter(
                group ->
                    group.getLeaf() == path.getLeaf()
                        || !Collections.disjoint(users(group, state), users))
            .toList();
    return others.isEmpty() ? List.of(path) : others;
  }

  /** The calls that give a group to a bootstrap. */
  private static List<MethodInvocationTree> users(TreePath group, VisitorState state) {
    VarSymbol variable = holder(group);
    List<TreePath> uses = variable == null ? List.of(group) : UnitIndex.of(state).uses(variable);
    List<MethodInvocationTree> users = new ArrayList<>();
    for (TreePath use : uses) {
      if (use.getParentPath().getLeaf() instanceof MethodInvocationTree call
          && call.getArguments().contains(use.getLeaf())
          && Expressions.simpleName(call.getMethodSelect()).equals("group")) {
        users.add(call);
      }
    }
    return users;
  }

  /** The variable that gets a group, perhaps only where no other one is given; null for none. */
  private static VarSymbol holder(TreePath group) {
    return Assignments.holder(Places.withChoices(group).getParentPath().getLeaf());
  }
}
