package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberReferenceTree.ReferenceMode;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Members;
import java.util.IdentityHashMap;
import java.util.Map;

/** The members of a class that run in its static initializer, {@code <clinit>}. */
final class StaticInitializer {
  private StaticInitializer() {}

  /** Whether {@code <clinit>} has code for a member. */
  static boolean contains(Tree member) {
    if (member instanceof BlockTree block) {
      return block.isStatic();
    }
    return member instanceof VariableTree field
        && field.getInitializer() != null
        && ASTHelpers.getSymbol(field).isStatic()
        && ASTHelpers.getSymbol(field).getConstantValue() == null;
  }

  /** The members that precede, in each class of a unit, the first that may run its code. */
  private record Harmless(Map<ClassTree, ImmutableList<VariableTree>> byClass) {}

  /**
   * The static fields of a class, but enum constants, that are initialized before any code of the
   * class can run. None if a supertype may run it first.
   */
  static ImmutableList<VariableTree> harmlessFields(ClassTree type, VisitorState state) {
    return UnitIndex.of(state)
        .memo(Harmless.class, unit -> new Harmless(new IdentityHashMap<>()))
        .byClass()
        .computeIfAbsent(
            type,
            it ->
                findHarmless(it, state).stream()
                    .filter(VariableTree.class::isInstance)
                    .map(VariableTree.class::cast)
                    .filter(field -> ASTHelpers.getSymbol(field).isStatic())
                    .collect(ImmutableList.toImmutableList()));
  }

  private static ImmutableList<Tree> findHarmless(ClassTree type, VisitorState state) {
    ImmutableList.Builder<Tree> members = ImmutableList.builder();
    if (mayPrecede(type, state)) {
      return members.build();
    }
    for (Tree member : Members.written(type, state)) {
      if (Members.isEnumConstant(member)) {
        continue;
      }
      if (contains(member) && mayReachClass(member, state)) {
        break;
      }
      members.add(member);
    }
    return members.build();
  }

  /**
   * Whether the static initializer of a supertype may run code of a class before the class's own
   * does. Supertypes of libraries do not know the class.
   */
  static boolean mayPrecede(ClassTree type, VisitorState state) {
    ClassSymbol symbol = ASTHelpers.getSymbol(type);
    Bodies bodies = new Bodies(state);
    return state.getTypes().closure(symbol.type).stream()
        .filter(each -> each.tsym != symbol)
        .flatMap(each -> bodies.type((ClassSymbol) each.tsym).stream())
        .flatMap(supertype -> supertype.getMembers().stream())
        .anyMatch(member -> contains(member) && mayReachClass(member, state));
  }

  /**
   * Whether a member that runs in {@code <clinit>} may run other code of its class. A factory of a
   * library, such as one of loggers or patterns, does not if its arguments are constants and class
   * literals.
   */
  static boolean mayReachClass(Tree initializer, VisitorState state) {
    return !(initializer instanceof VariableTree field)
        || mayReachClass(field.getInitializer(), state);
  }

  private static boolean mayReachClass(ExpressionTree value, VisitorState state) {
    if (value instanceof LiteralTree || ASTHelpers.constValue(value) != null) {
      return false;
    }
    if (isClassLiteral(value)) {
      return false;
    }
    if (value instanceof LambdaExpressionTree lambda) {
      // Whoever runs it, and when.
      return !(lambda.getBody() instanceof ExpressionTree body) || mayReachClass(body, state);
    }
    if (value instanceof MemberReferenceTree reference) {
      return reference.getMode() != ReferenceMode.NEW
          || isOfThisCompilation(ASTHelpers.getSymbol(reference).owner, state);
    }
    if (value instanceof NewClassTree creation && creation.getClassBody() == null) {
      return runsCode(ASTHelpers.getSymbol(creation.getIdentifier()), state)
          || creation.getArguments().stream().anyMatch(argument -> mayReachClass(argument, state));
    }
    if (value instanceof MethodInvocationTree call
        && call.getMethodSelect() instanceof MemberSelectTree select
        && isClassLiteral(select.getExpression())) {
      return false;
    }
    if (value instanceof MethodInvocationTree call
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && method.isStatic()) {
      return isOfThisCompilation(method.owner, state)
          || call.getArguments().stream().anyMatch(argument -> mayReachClass(argument, state));
    }
    return true;
  }

  private static boolean isClassLiteral(ExpressionTree value) {
    return value instanceof MemberSelectTree select
        && select.getIdentifier().contentEquals("class");
  }

  /** Whether an instantiation runs code of this compilation, which may be any of the class. */
  private static boolean runsCode(Symbol type, VisitorState state) {
    if (!isOfThisCompilation(type, state)) {
      return false;
    }
    return !(type instanceof ClassSymbol symbol)
        || symbol.getSuperclass().tsym != state.getSymtab().objectType.tsym
        || !symbol.getInterfaces().isEmpty()
        || new Bodies(state)
            .type(symbol)
            .map(
                tree -> tree.getMembers().stream().anyMatch(StaticInitializer::runsOnInstantiation))
            .orElse(true);
  }

  private static boolean runsOnInstantiation(Tree member) {
    if (member instanceof MethodTree method) {
      return method.getName().contentEquals("<init>")
          && (ASTHelpers.getSymbol(method).flags() & Flags.GENERATEDCONSTR) == 0;
    }
    return member instanceof BlockTree
        || (member instanceof VariableTree field && field.getInitializer() != null);
  }

  private static boolean isOfThisCompilation(Symbol type, VisitorState state) {
    return !(type instanceof ClassSymbol symbol) || Bodies.isOfThisCompilation(symbol, state);
  }
}
