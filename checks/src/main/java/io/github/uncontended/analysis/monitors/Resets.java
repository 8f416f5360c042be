package io.github.uncontended.analysis.monitors;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.LiteralTree;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.syntax.Expressions;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Which assignments of a field that is initialized lazily empty it again. */
public final class Resets {
  private Resets() {}

  /** Whether one of some assignments makes the next run initialize again. */
  public static boolean isAmong(List<FieldAccess> writes) {
    return writes.stream().anyMatch(Resets::isNull)
        || literals(writes).size() > 1
        || writes.stream().anyMatch(Resets::isComputedFlag);
  }

  /** Whether a flag is assigned what an expression yields, which may be either value. */
  private static boolean isComputedFlag(FieldAccess write) {
    return write
        .value()
        .filter(value -> ASTHelpers.getType(value).hasTag(TypeTag.BOOLEAN))
        .filter(value -> !(ASTHelpers.stripParentheses(value) instanceof LiteralTree))
        .isPresent();
  }

  private static boolean isNull(FieldAccess write) {
    return write.value().map(ASTHelpers::stripParentheses).filter(Expressions::isNull).isPresent();
  }

  private static Set<Object> literals(List<FieldAccess> writes) {
    return writes.stream()
        .flatMap(write -> write.value().stream())
        .map(ASTHelpers::stripParentheses)
        .filter(value -> value instanceof LiteralTree && !Expressions.isNull(value))
        .map(value -> ((LiteralTree) value).getValue())
        .collect(Collectors.toSet());
  }
}
