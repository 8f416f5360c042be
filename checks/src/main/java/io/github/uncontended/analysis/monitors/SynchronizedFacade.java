package io.github.uncontended.analysis.monitors;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Whether a class is a synchronized facade of what one lock guards: at least four of its methods
 * only pass the call on under the lock, and no other method does without it, except for those that
 * return an iterator or stream. Callers rely on the lock in all of them, and to take it out of one
 * accessor gains them nothing.
 */
public final class SynchronizedFacade {
  private static final int METHODS = 4;

  private static final ImmutableList<Supplier<Type>> ITERATIONS =
      Stream.of("java.util.Iterator", "java.util.Spliterator", "java.util.stream.BaseStream")
          .map(name -> VisitorState.memoize(state -> state.getTypeFromString(name)))
          .collect(toImmutableList());

  private SynchronizedFacade() {}

  /** Whether the class around a section is one, with the classes of the compilation it extends. */
  public static boolean isAround(CriticalSection section, VisitorState state) {
    int locked = 0;
    ClassSymbol type = section.enclosingClass();
    while (type != null) {
      Optional<TreePath> declaration = CompilationIndex.of(state).declaration(type);
      if (declaration.isEmpty() || !(declaration.get().getLeaf() instanceof ClassTree tree)) {
        break;
      }
      List<CriticalSection> sections =
          CriticalSections.of(declaration.get().getCompilationUnit(), state.context).all().stream()
              .filter(each -> LockSet.exclude(each.lock(), section.lock(), state.getTypes()))
              .toList();
      for (Tree member : tree.getMembers()) {
        if (!(member instanceof MethodTree method) || !isForOthers(method)) {
          continue;
        }
        Optional<CriticalSection> own =
            sections.stream()
                .filter(each -> each.method().filter(it -> it.getLeaf() == method).isPresent())
                .findFirst();
        if (own.isEmpty() && !isTrivial(method, sections) && !returnsIterator(method, state)) {
          return false;
        }
        locked += own.filter(SynchronizedFacade::passesOn).isPresent() ? 1 : 0;
      }
      Type parent = type.getSuperclass();
      type = parent.tsym instanceof ClassSymbol superclass ? superclass : null;
    }
    return locked >= METHODS;
  }

  /** Whether the method only calls one of the same name on another object, under the lock. */
  private static boolean passesOn(CriticalSection section) {
    return section.isWholeMethod()
        && section.body().size() == 1
        && Expressions.contains(
            section.body().get(0),
            part ->
                part instanceof MethodInvocationTree call
                    && !Expressions.isOwnReceiver(ASTHelpers.getReceiver(call))
                    && section
                        .methodSymbol()
                        .filter(
                            it ->
                                it.name.contentEquals(
                                    Expressions.simpleName(call.getMethodSelect())))
                        .isPresent());
  }

  /** Whether other objects can call a method, and it has code. */
  private static boolean isForOthers(MethodTree method) {
    MethodSymbol symbol = ASTHelpers.getSymbol(method);
    return method.getBody() != null
        && symbol != null
        && !symbol.isConstructor()
        && !symbol.isPrivate()
        && !symbol.isStatic();
  }

  /**
   * Whether a method returns an iterator or stream, through all of whose life callers must hold the
   * lock themselves, as they must with the collections of the JDK.
   */
  private static boolean returnsIterator(MethodTree method, VisitorState state) {
    return ITERATIONS.stream()
        .anyMatch(
            type ->
                ASTHelpers.isSubtype(
                    ASTHelpers.getSymbol(method).getReturnType(), type.get(state), state));
  }

  /**
   * Whether a method does nothing, or only returns a field, what the superclass has or what methods
   * with a section return.
   */
  private static boolean isTrivial(MethodTree method, List<CriticalSection> sections) {
    List<? extends StatementTree> body = method.getBody().getStatements();
    return body.isEmpty()
        || (body.size() == 1
            && body.get(0) instanceof ReturnTree result
            && !Expressions.contains(
                result,
                part ->
                    part instanceof MethodInvocationTree call
                        && !Expressions.isSuper(ASTHelpers.getReceiver(call))
                        && !isLocked(call, sections)
                        && !isLocked(ASTHelpers.getReceiver(call), sections)));
  }

  /** Whether an expression is a call on the same object of a method that a section is in. */
  private static boolean isLocked(ExpressionTree expression, List<CriticalSection> sections) {
    return expression instanceof MethodInvocationTree call
        && Expressions.isOwnReceiver(ASTHelpers.getReceiver(call))
        && sections.stream()
            .anyMatch(
                each ->
                    each.methodSymbol()
                        .filter(it -> it.equals(Symbols.of(call.getMethodSelect())))
                        .isPresent());
  }
}
