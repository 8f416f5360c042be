package io.github.uncontended.analysis.library;

import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.util.Name;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.TimeZone;
import java.util.stream.Stream;

/** What the overloads of {@code TimeZone.getTimeZone} have in common, and where they differ. */
public final class TimeZoneLookups {
  /** The name of the overloads. */
  public static final String NAME = "getTimeZone";

  private static final Supplier<Name> SYMBOL_NAME =
      VisitorState.memoize(state -> state.getName(NAME));

  private TimeZoneLookups() {}

  /**
   * Whether a method between the written class and {@code TimeZone}, or another import, has the
   * name, so that a call with a {@code ZoneId} may mean it.
   */
  public static boolean isOverloadHidden(ExpressionTree select, VisitorState state) {
    if (select instanceof MemberSelectTree member) {
      return declaresLookup(ASTHelpers.getType(member.getExpression()), state);
    }
    for (Tree around : state.getPath()) {
      if (around instanceof ClassTree type
          && (declaresLookup(ASTHelpers.getType(type), state)
              || isTimeZone(ASTHelpers.getType(type), state))) {
        return declaresLookup(ASTHelpers.getType(type), state);
      }
    }
    return state.getPath().getCompilationUnit().getImports().stream()
        .filter(ImportTree::isStatic)
        .map(declared -> (MemberSelectTree) declared.getQualifiedIdentifier())
        .filter(
            name ->
                name.getIdentifier().contentEquals(NAME) || name.getIdentifier().contentEquals("*"))
        .anyMatch(name -> declaresLookup(ASTHelpers.getType(name.getExpression()), state));
  }

  private static boolean isTimeZone(Type type, VisitorState state) {
    return state.getTypes().closure(type).stream().anyMatch(TimeZoneLookups::declaresIt);
  }

  private static boolean declaresIt(Type type) {
    return type.tsym.getQualifiedName().contentEquals("java.util.TimeZone");
  }

  /** Whether a class, or a superclass of it below {@code TimeZone}, declares the name itself. */
  private static boolean declaresLookup(Type type, VisitorState state) {
    return type == null
        || state.getTypes().closure(type).stream()
            .anyMatch(
                each ->
                    !declaresIt(each)
                        && each.tsym.members().findFirst(SYMBOL_NAME.get(state)) != null);
  }

  /** Whether an id is one of some constants, by a condition. */
  public static boolean isChoice(ExpressionTree id) {
    return ASTHelpers.stripParentheses(id) instanceof ConditionalExpressionTree choice
        && Stream.of(choice.getTrueExpression(), choice.getFalseExpression())
            .allMatch(each -> ASTHelpers.constValue(each, String.class) != null || isChoice(each));
  }

  /** Whether an id is built as {@code "GMT" + offset}. */
  public static boolean isBuiltOffset(ExpressionTree id) {
    ExpressionTree first = ASTHelpers.stripParentheses(id);
    boolean built = false;
    while (first instanceof BinaryTree sum && sum.getKind() == Tree.Kind.PLUS) {
      first = ASTHelpers.stripParentheses(sum.getLeftOperand());
      built = true;
    }
    String prefix = ASTHelpers.constValue(first, String.class);
    return built && prefix != null && isOffsetOfGmt(prefix);
  }

  /** Whether both lookups return the same zone for an id: equal, and with the same id. */
  // The locked lookup is what the result is compared with.
  @SuppressWarnings("SynchronizedTimeZoneLookup")
  public static boolean isSameZone(String id) {
    try {
      TimeZone byString = TimeZone.getTimeZone(id);
      TimeZone byZone = TimeZone.getTimeZone(ZoneId.of(id));
      return (isOffsetOfGmt(id) || ZoneId.getAvailableZoneIds().contains(id))
          && byString.equals(byZone)
          && byString.getID().equals(byZone.getID());
    } catch (DateTimeException e) {
      return false;
    }
  }

  /** Whether an id is GMT or a fixed distance from it, which needs no time-zone data. */
  public static boolean isOffsetOfGmt(String id) {
    return id.equals("GMT") || id.startsWith("GMT+") || id.startsWith("GMT-");
  }

  /** The name of the constant for a zone id, different for each id. */
  public static String constantName(String id) {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < id.length(); i++) {
      char c = id.charAt(i);
      if (c == '+') {
        name.append("_PLUS_");
      } else if (c == '-' && Character.isDigit(id.charAt(i + 1))) {
        name.append("_MINUS_");
      } else {
        name.append(Character.isLetterOrDigit(c) ? Character.toUpperCase(c) : '_');
      }
    }
    return name.append("_ZONE").toString();
  }
}
