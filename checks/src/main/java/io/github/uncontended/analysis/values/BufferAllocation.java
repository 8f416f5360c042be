package io.github.uncontended.analysis.values;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.EffectiveRuntime;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javax.lang.model.element.ElementKind;

/**
 * An expression that allocates memory for data at once: an array, or what a constructor or factory
 * of the JDK allocates by its last argument.
 *
 * @param sizes the dimensions or the capacity
 * @param elementBytes how many bytes an element takes
 * @param grows whether it can also begin with a default capacity and grow
 */
public record BufferAllocation(
    ImmutableList<ExpressionTree> sizes, int elementBytes, boolean grows) {
  private static final int REFERENCE_BYTES = 4;

  /** The allocation that a tree is; empty for any other tree. */
  public static Optional<BufferAllocation> of(Tree tree, VisitorState state) {
    if (tree instanceof NewArrayTree array) {
      return ofArray(array);
    }
    List<? extends ExpressionTree> arguments = Expressions.arguments(tree);
    return !arguments.isEmpty() && Symbols.of(tree) instanceof MethodSymbol method
        ? of(method, Iterables.getLast(arguments), state)
        : Optional.empty();
  }

  private static Optional<BufferAllocation> of(
      MethodSymbol method, ExpressionTree capacity, VisitorState state) {
    int feature = EffectiveRuntime.feature(state);
    int bytes = 0;
    if (holds(ApiFact.ALLOCATES_BYTES, method, feature)) {
      bytes = Byte.BYTES;
    } else if (holds(ApiFact.ALLOCATES_CHARS, method, feature)) {
      bytes = Character.BYTES;
    } else if (holds(ApiFact.ALLOCATES_WORDS, method, feature)) {
      bytes = Integer.BYTES;
    } else if (holds(ApiFact.ALLOCATES_LONGS, method, feature)) {
      bytes = Long.BYTES;
    }
    return bytes == 0
        ? Optional.empty()
        : Optional.of(
            new BufferAllocation(
                ImmutableList.of(capacity), bytes, ApiFact.GROWS.holdsFor(method)));
  }

  private static boolean holds(ApiFact fact, MethodSymbol method, int feature) {
    return fact.holdsOn(feature, method.enclClass().flatName().toString(), method);
  }

  private static Optional<BufferAllocation> ofArray(NewArrayTree array) {
    Type element = ASTHelpers.getType(array);
    for (int i = 0; i < array.getDimensions().size(); i++) {
      if (!(element instanceof Type.ArrayType inner)) {
        return Optional.empty();
      }
      element = inner.elemtype;
    }
    if (array.getDimensions().isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new BufferAllocation(
            ImmutableList.copyOf(array.getDimensions()), bytes(element.getTag()), false));
  }

  private static int bytes(TypeTag element) {
    return switch (element) {
      case BOOLEAN, BYTE -> Byte.BYTES;
      case CHAR, SHORT -> Short.BYTES;
      case INT, FLOAT -> Integer.BYTES;
      case LONG, DOUBLE -> Long.BYTES;
      default -> REFERENCE_BYTES;
    };
  }

  /** How many bytes it takes; empty if that is not constant. */
  public OptionalLong constantBytes() {
    long bytes = elementBytes;
    for (ExpressionTree size : sizes) {
      if (!(ASTHelpers.constValue(size) instanceof Number number)) {
        return OptionalLong.empty();
      }
      bytes *= Math.max(0, number.intValue());
    }
    return OptionalLong.of(bytes);
  }

  /**
   * Whether the size follows what the constructor is given, or another value of the object: a
   * number, a length, a count of elements. A local variable that is effectively final follows what
   * its value does.
   */
  public boolean followsValue(VisitorState state) {
    return sizes.stream().anyMatch(size -> followsValue(size, state));
  }

  private static boolean followsValue(ExpressionTree size, VisitorState state) {
    return Expressions.contains(size, part -> isGivenNumber(part, state));
  }

  private static boolean isGivenNumber(Tree part, VisitorState state) {
    if (part instanceof MemberSelectTree select && select.getIdentifier().contentEquals("length")) {
      Type type = ASTHelpers.getType(select.getExpression());
      return type != null && type.hasTag(TypeTag.ARRAY);
    }
    if (part instanceof MemberSelectTree select
        && Symbols.of(select) instanceof VarSymbol field
        && !field.isStatic()) {
      return field.type.isPrimitive();
    }
    if (part instanceof IdentifierTree name && Symbols.of(name) instanceof VarSymbol variable) {
      return variable.type.isPrimitive()
          && !variable.isStatic()
          && initializer(variable, state).map(value -> followsValue(value, state)).orElse(true);
    }
    return part instanceof MethodInvocationTree call
        && ((call.getMethodSelect() instanceof MemberSelectTree select
                && Symbols.of(select.getExpression()) instanceof VarSymbol
                && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
                && isOfJdk(method))
            || call.getArguments().stream().anyMatch(BufferAllocation::isParameter));
  }

  /** Whether an expression is what the caller passes, of which a call computes the size. */
  private static boolean isParameter(ExpressionTree expression) {
    return Symbols.of(expression) instanceof VarSymbol variable
        && variable.getKind() == ElementKind.PARAMETER;
  }

  /** What a local variable that is effectively final is initialized with. */
  private static Optional<ExpressionTree> initializer(VarSymbol variable, VisitorState state) {
    return variable.getKind() == ElementKind.LOCAL_VARIABLE
            && ASTHelpers.isConsideredFinal(variable)
        ? UnitIndex.of(state)
            .declaration(variable)
            .map(it -> ((VariableTree) it.getLeaf()).getInitializer())
        : Optional.empty();
  }

  private static boolean isOfJdk(Symbol method) {
    return method.enclClass().getQualifiedName().toString().startsWith("java.");
  }
}
