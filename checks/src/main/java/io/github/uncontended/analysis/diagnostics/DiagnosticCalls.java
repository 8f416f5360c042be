package io.github.uncontended.analysis.diagnostics;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.effects.Effects;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The calls that pass text on to a reader: exceptions, assertions, logs, names of threads. */
final class DiagnosticCalls {
  private static final ImmutableSet<String> ADDING = ImmutableSet.of("add", "append", "put");

  private static final Supplier<Type> THREAD =
      VisitorState.memoize(state -> state.getTypeFromString("java.lang.Thread"));

  private DiagnosticCalls() {}

  /** Whether {@code part} is text that the end of {@code path} passes on to a reader. */
  static boolean tells(TreePath path, Tree part, VisitorState state) {
    Tree tree = path.getLeaf();
    if (tree instanceof NewClassTree creation) {
      Type type = ASTHelpers.getType(creation);
      return creation.getArguments().contains(part)
          && (DiagnosticText.isThrowable(type, state)
              || isThread(type, state)
              || DiagnosticNames.isFailure(type.tsym.name.toString())
              || DiagnosticNames.isAboutLogging(type.tsym.name.toString())
              || takesWhatTells(ASTHelpers.getSymbol(creation), creation.getArguments(), part));
    }
    if (!(tree instanceof MethodInvocationTree call)
        || !(ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol method)) {
      return false;
    }
    if (DiagnosticText.isThrowable(method.getReturnType(), state)) {
      return true;
    }
    return call.getArguments().contains(part)
        && (DiagnosticNames.asserts(method)
            || DiagnosticNames.logs(method, ASTHelpers.getReceiverType(call))
            || DiagnosticNames.speaksOfFailure(method)
            || isThread(method.getReturnType(), state)
            || namesThread(method)
            || describesStatus(method)
            || takesWhatTells(method, call.getArguments(), part)
            || collectsWhatTells(call.getMethodSelect())
            || isStandardStream("err", call.getMethodSelect())
            || (isStandardStream("out", call.getMethodSelect()) && isCommandLine(path, state))
            || Effects.of(call, state).verdict() == Verdict.ALWAYS_THROWS);
  }

  /** Whether an argument is for a parameter that speaks of failure, as far as names are known. */
  private static boolean takesWhatTells(
      MethodSymbol method, List<? extends ExpressionTree> arguments, Tree part) {
    List<VarSymbol> parameters = method.getParameters();
    int index = Math.min(arguments.indexOf(part), parameters.size() - 1);
    if (index < 0) {
      return false;
    }
    String name = parameters.get(index).name.toString();
    return DiagnosticNames.isNamedToTell(name)
        || (name.equals("description")
            && DiagnosticNames.isAboutMetrics(method.owner.name.toString()));
  }

  private static boolean namesThread(MethodSymbol method) {
    return method.name.contentEquals("setName")
        && method.owner.getQualifiedName().contentEquals("java.lang.Thread");
  }

  /** What went wrong, in gRPC's words. */
  private static boolean describesStatus(MethodSymbol method) {
    return (method.name.contentEquals("withDescription")
            || method.name.contentEquals("augmentDescription"))
        && method.owner.getQualifiedName().contentEquals("io.grpc.Status");
  }

  /** Whether text is added to what is named after failures, such as a list of errors. */
  private static boolean collectsWhatTells(ExpressionTree select) {
    return select instanceof MemberSelectTree method
        && ADDING.contains(method.getIdentifier().toString())
        && ASTHelpers.getSymbol(method.getExpression()) instanceof VarSymbol receiver
        && DiagnosticNames.isNamedToTell(receiver.name.toString());
  }

  private static boolean isStandardStream(String name, ExpressionTree select) {
    return select instanceof MemberSelectTree method
        && ASTHelpers.getSymbol(method.getExpression()) instanceof VarSymbol stream
        && stream.name.contentEquals(name)
        && stream.owner.getQualifiedName().contentEquals("java.lang.System");
  }

  /** Whether a class around a place is a command-line tool: its {@code main} reads arguments. */
  static boolean isCommandLine(TreePath path, VisitorState state) {
    UnitIndex index = UnitIndex.of(state);
    for (Tree around : path) {
      if (around instanceof ClassTree type) {
        for (Tree member : type.getMembers()) {
          if (member instanceof MethodTree method
              && method.getName().contentEquals("main")
              && method.getParameters().size() == 1
              && method.getModifiers().getFlags().contains(Modifier.STATIC)
              && !index.uses(ASTHelpers.getSymbol(method.getParameters().get(0))).isEmpty()) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean isThread(Type type, VisitorState state) {
    return ASTHelpers.isSubtype(type, THREAD.get(state), state);
  }
}
