package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Recognizes a pool that one lock protects: its threads wait for an object under the lock, and the
 * lock is held while a factory, or a method that a subclass implements, creates, opens or validates
 * one.
 */
public final class PooledResources {
  /** First words of the names of methods that create, open or validate an object: a heuristic. */
  private static final ImmutableList<String> FACTORY =
      ImmutableList.of(
          "acquire",
          "activate",
          "connect",
          "create",
          "destroy",
          "make",
          "open",
          "passivate",
          "validate");

  private static final Supplier<Type> COLLECTION =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Collection"));

  private final VisitorState state;
  private final Set<VarSymbol> collections = new LinkedHashSet<>();
  private final List<MethodInvocationTree> candidates = new ArrayList<>();
  private boolean counts;

  private PooledResources(CriticalSection section, VisitorState state) {
    this.state = state;
    for (StatementTree statement : section.body()) {
      Expressions.evaluates(
          statement,
          part -> {
            look(part);
            return false;
          });
    }
  }

  /**
   * The factory's method that a section of a pool calls, in words: one that a subclass implements,
   * or one of a field of an abstract type. The section also uses a collection in a field, and the
   * class waits on the lock. What the method does is told by its name, or by what it returns where
   * the section counts the objects, as a pool with a bound does: an element of the collection.
   */
  public static Optional<String> factoryCall(CriticalSection section, VisitorState state) {
    if (!isWaitedFor(section, state)) {
      return Optional.empty();
    }
    PooledResources pool = new PooledResources(section, state);
    return pool.collections.isEmpty()
        ? Optional.empty()
        : pool.candidates.stream()
            .filter(pool::isOfFactory)
            .findFirst()
            .map(PooledResources::inWords);
  }

  private void look(Tree part) {
    if (part instanceof MethodInvocationTree call
        && Symbols.of(call) instanceof MethodSymbol method) {
      ExpressionTree receiver = ASTHelpers.getReceiver(call);
      if (receiver == null || Expressions.isThis(receiver)) {
        if ((method.flags() & Flags.ABSTRACT) != 0) {
          candidates.add(call);
        }
      } else if (Symbols.of(receiver) instanceof VarSymbol field && Expressions.isField(field)) {
        if (KnownTypes.isCollection(field.type, state)) {
          collections.add(field);
        } else if ((field.type.tsym.flags() & (Flags.ABSTRACT | Flags.INTERFACE)) != 0) {
          candidates.add(call);
        }
      }
    }
    counts |=
        Assignments.target(part) != null
            && Symbols.of(Assignments.target(part)) instanceof VarSymbol count
            && Expressions.isField(count)
            && count.type.isNumeric()
            && !(part instanceof AssignmentTree);
  }

  private boolean isOfFactory(MethodInvocationTree call) {
    boolean isOfField =
        ASTHelpers.getReceiver(call) != null && !Expressions.isThis(ASTHelpers.getReceiver(call));
    return (isOfField && isOfFactory(ASTHelpers.getSymbol(call).name.toString()))
        || (counts && creates(call));
  }

  /** Whether a call returns an element of a collection, and is given none that it could be. */
  private boolean creates(MethodInvocationTree call) {
    Type created = ASTHelpers.getType(call);
    return collections.stream()
        .map(this::element)
        .anyMatch(
            element ->
                element != null
                    && !created.isPrimitiveOrVoid()
                    && (state.getTypes().isSameType(created, element)
                        || (element.tsym != state.getSymtab().objectType.tsym
                            && state.getTypes().isSubtype(created, element)))
                    && call.getArguments().stream()
                        .noneMatch(
                            argument ->
                                ASTHelpers.isSameType(
                                    element, ASTHelpers.getType(argument), state)));
  }

  /** The type of a collection's elements; null if it says none. */
  private Type element(VarSymbol collection) {
    Type type = state.getTypes().asSuper(collection.type, COLLECTION.get(state).tsym);
    return type == null || type.getTypeArguments().isEmpty()
        ? null
        : state.getTypes().wildUpperBound(type.getTypeArguments().head);
  }

  private static String inWords(MethodInvocationTree call) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    String name = ASTHelpers.getSymbol(call).name + "()";
    return receiver == null || Expressions.isThis(receiver)
        ? name + ", which creates the pooled objects,"
        : Expressions.simpleName(receiver) + "." + name + " of the pooled objects' factory";
  }

  private static boolean isOfFactory(String method) {
    return FACTORY.stream()
        .anyMatch(
            word ->
                method.startsWith(word)
                    && (method.length() == word.length()
                        || Character.isUpperCase(method.charAt(word.length()))));
  }

  /** Whether a section of the same lock waits on it, as the borrowers of a pool do. */
  private static boolean isWaitedFor(CriticalSection section, VisitorState state) {
    return CompilationIndex.of(state)
        .memo(Waits.class, index -> new Waits(new HashMap<>()))
        .byLock
        .computeIfAbsent(section.lock(), lock -> isWaitedFor(lock, state));
  }

  private static boolean isWaitedFor(LockIdentity lock, VisitorState state) {
    return LockSections.of(lock, state).stream()
        .filter(
            section ->
                ApiFact.WAITS_ON_MONITOR.methodNames().stream()
                    .anyMatch(index(section, state)::mentions))
        .flatMap(each -> each.body().stream())
        .anyMatch(statement -> Expressions.evaluates(statement, BlockingCall::isWait));
  }

  private static UnitIndex index(CriticalSection section, VisitorState state) {
    return UnitIndex.of(section.path().getCompilationUnit(), state.context);
  }

  /** Whether threads wait on a lock, of those that were asked for. */
  private record Waits(Map<LockIdentity, Boolean> byLock) {}
}
