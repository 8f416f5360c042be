package io.github.uncontended.heat;

import com.google.errorprone.BugPattern;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.bugpatterns.BugChecker.ClassTreeMatcher;
import com.google.errorprone.bugpatterns.BugChecker.MethodInvocationTreeMatcher;
import com.google.errorprone.bugpatterns.BugChecker.MethodTreeMatcher;
import com.google.errorprone.bugpatterns.BugChecker.NewClassTreeMatcher;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;

/**
 * Reports the heat of each call of {@code probe()}, of each {@code new Allocated()}, of each method
 * named {@code probed…} and of each class named {@code Probed…}.
 */
@BugPattern(
    summary = "heat",
    severity = BugPattern.SeverityLevel.WARNING,
    linkType = BugPattern.LinkType.NONE)
public final class HeatProbe extends BugChecker
    implements MethodInvocationTreeMatcher,
        MethodTreeMatcher,
        ClassTreeMatcher,
        NewClassTreeMatcher {
  private static final long serialVersionUID = 1L;

  @Override
  public Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    return ASTHelpers.getSymbol(tree).getSimpleName().contentEquals("probe")
        ? report(tree, state)
        : Description.NO_MATCH;
  }

  @Override
  public Description matchMethod(MethodTree tree, VisitorState state) {
    return tree.getName().toString().startsWith("probed")
        ? report(tree, state)
        : Description.NO_MATCH;
  }

  @Override
  public Description matchClass(ClassTree tree, VisitorState state) {
    return tree.getSimpleName().toString().startsWith("Probed")
        ? report(tree, state)
        : Description.NO_MATCH;
  }

  @Override
  public Description matchNewClass(NewClassTree tree, VisitorState state) {
    return ASTHelpers.getSymbol(tree).owner.name.contentEquals("Allocated")
        ? report(tree, state)
        : Description.NO_MATCH;
  }

  private Description report(Tree tree, VisitorState state) {
    Heat heat = HeatModel.of(state);
    String text =
        heat.level()
            + switch (heat.evidence()) {
              case COSTLY -> " by costly requests";
              case REQUESTS -> " by requests";
              case CODE -> "";
              case BENCHMARK -> " by a benchmark";
              case DECLARED -> " declared";
              case MEASURED -> " measured";
            }
            + (heat.mayPassBy() && !heat.isDeclared() ? " in a branch " : " ")
            + heat.reason();
    return buildDescription(tree).setMessage("heat: " + text.trim()).build();
  }
}
