package io.github.uncontended.analysis.library;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Locale;

/**
 * Recognises calls that log below warn.
 *
 * <p>By the logger's type: SLF4J, Log4j 1 and 2, {@code java.util.logging}, commons-logging, JBoss
 * Logging, {@code System.Logger}, Flogger, and any class that is called a {@code Logger} or {@code
 * Log}.
 */
public final class LogCalls {
  private LogCalls() {}

  /**
   * Whether a call logs, or prepares to log, at whatever level: a method of a logger that returns
   * nothing, or the logger's own type to chain the next call.
   */
  public static boolean isLog(MethodInvocationTree call, VisitorState state) {
    return Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && mayLog(method, state)
        && isOfLogging(method);
  }

  /** Whether a method has no result, or gives back the logger or what a logger prepares. */
  private static boolean mayLog(MethodSymbol method, VisitorState state) {
    Type result = method.getReturnType();
    return result.hasTag(TypeTag.VOID)
        || (!result.isPrimitive()
            && !method.isStatic()
            && ASTHelpers.isSubtype(method.owner.type, result, state));
  }

  /** Whether a call logs, or prepares to log, at a level below warn. */
  public static boolean isBelowWarn(MethodInvocationTree call) {
    String name = name(call.getMethodSelect());
    return (namesLevel(name) || (ApiFact.TAKES_LEVEL.isMethodName(name) && takesLevel(call)))
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && (isOfLogging(method) || hasLevels(method.enclClass()));
  }

  /** Whether a condition holds only when a level below warn is on. */
  public static boolean isGuard(ExpressionTree condition) {
    ExpressionTree bare = ASTHelpers.stripParentheses(condition);
    if (bare instanceof BinaryTree binary && binary.getKind() == Tree.Kind.CONDITIONAL_AND) {
      return isGuard(binary.getLeftOperand()) || isGuard(binary.getRightOperand());
    }
    return bare instanceof MethodInvocationTree call
        && name(call.getMethodSelect()).startsWith("is")
        && isBelowWarn(call);
  }

  /** {@code debug}, {@code debugf}, {@code atDebug}, {@code isDebugEnabled}. */
  private static boolean namesLevel(String name) {
    String level = name.toLowerCase(Locale.ROOT);
    if (name.startsWith("at")) {
      level = level.substring("at".length());
    } else if (name.startsWith("is") && name.endsWith("Enabled")) {
      level = level.substring("is".length(), level.length() - "enabled".length());
    } else if (name.endsWith("f") || name.endsWith("v")) {
      level = level.substring(0, level.length() - 1);
    }
    return ApiFact.BELOW_WARN.isMethodName(level);
  }

  private static boolean takesLevel(MethodInvocationTree call) {
    for (ExpressionTree argument : call.getArguments()) {
      if (ApiFact.BELOW_WARN.isMethodName(name(argument).toLowerCase(Locale.ROOT))
          && isLevel(argument)) {
        return true;
      }
    }
    return call.getMethodSelect() instanceof MemberSelectTree select
        && select.getExpression() instanceof MethodInvocationTree before
        && isBelowWarn(before);
  }

  private static boolean isLevel(ExpressionTree argument) {
    Type type = ASTHelpers.getType(argument);
    return type != null && ApiFact.LEVEL.isSimpleName(type.tsym.getSimpleName().toString());
  }

  /** Whether a method belongs to a logger or to another class of a logging library. */
  public static boolean isOfLogging(MethodSymbol method) {
    String owner = method.owner.getQualifiedName().toString();
    return isLogger(method.enclClass())
        || ApiFact.LOGGING.holdsForType(owner)
        || implementsLogger(method.enclClass());
  }

  /** Whether a class implements, or directly extends, a logger of a logging library. */
  private static boolean implementsLogger(ClassSymbol type) {
    return isKnownLogger(type.getSuperclass())
        || type.getInterfaces().stream().anyMatch(LogCalls::isKnownLogger);
  }

  private static boolean isKnownLogger(Type type) {
    return type.tsym != null
        && ApiFact.BELOW_WARN.holdsFor(type.tsym.getQualifiedName().toString(), "debug");
  }

  /** Whether a class is a logger, by its simple name. */
  public static boolean isLogger(ClassSymbol type) {
    String name = type.getSimpleName().toString();
    return name.endsWith("Logger") || name.equals("Log");
  }

  /** Whether a class is a logger of its own kind: it takes texts at two levels. */
  private static boolean hasLevels(ClassSymbol type) {
    return takesText(type, "info") && takesText(type, "error");
  }

  /** Whether a class declares a method without a result that is given one text. */
  private static boolean takesText(ClassSymbol type, String name) {
    for (Symbol member : type.members().getSymbols(it -> it.name.contentEquals(name))) {
      if (member instanceof MethodSymbol method
          && method.getReturnType().hasTag(TypeTag.VOID)
          && method.params().size() == 1
          && method.params().get(0).type.tsym.getSimpleName().contentEquals("String")) {
        return true;
      }
    }
    return false;
  }

  /** The last name of an expression; empty where it has none. */
  private static String name(Tree tree) {
    if (tree instanceof MemberSelectTree select) {
      return select.getIdentifier().toString();
    }
    return tree instanceof IdentifierTree identifier ? identifier.getName().toString() : "";
  }
}
