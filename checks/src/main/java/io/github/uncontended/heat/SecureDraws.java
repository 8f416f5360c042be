package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.monitors.SharedGenerator;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.values.SecureDraw;

/** Which draws from cryptographic generators threads can contend for, one for each generator. */
public final class SecureDraws {
  private SecureDraws() {}

  /** Whether a finding about a draw at {@code state}'s path is of use. */
  public static boolean tells(
      MethodInvocationTree draw, MethodSymbol method, Heat heat, VisitorState state) {
    int weight = weight(heat, state);
    return weight > 0 && (method.isStatic() || isFirstOfShared(draw, weight, state));
  }

  /** How much a draw at {@code state}'s path matters; zero if it does not. */
  private static int weight(Heat heat, VisitorState state) {
    if (heat.isCold()
        || (!heat.isConcurrent()
            && (SecureDraw.opensResource(state) || SecureDraw.namesFile(state)))) {
      return 0;
    }
    return heat.isConcurrent() ? (HeatModel.isInLoop(state.getPath(), state) ? 3 : 2) : 1;
  }

  /**
   * Whether a draw is from a generator that threads share, and the first of those in the method
   * that matter most: one finding tells of all.
   */
  private static boolean isFirstOfShared(
      MethodInvocationTree draw, int weight, VisitorState state) {
    ExpressionTree generator = ASTHelpers.getReceiver(draw);
    if (generator == null || !SharedGenerator.is(generator, state)) {
      return false;
    }
    for (TreePath other : SharedGenerator.otherCalls(state.getPath(), state)) {
      VisitorState there = state.withPath(other);
      MethodInvocationTree call = (MethodInvocationTree) other.getLeaf();
      if (SecureDraw.is(call, ASTHelpers.getSymbol(call), there)) {
        int otherWeight = weight(HeatModel.of(there), there);
        if (otherWeight > weight
            || (otherWeight == weight && Source.start(call) < Source.start(draw))) {
          return false;
        }
      }
    }
    return true;
  }
}
