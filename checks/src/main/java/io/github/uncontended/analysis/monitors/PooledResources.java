package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Optional;

/**
 * Recognizes a pool that one lock protects: its threads wait for an object under the lock, and the
 * lock is held while a factory creates, opens or validates one.
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

  private PooledResources() {}

  /**
   * The name of the method of a factory that a section of a pool calls: on a field of an abstract
   * type, where the section also uses a collection in a field, and the class waits on the lock.
   */
  public static Optional<String> factoryCall(CriticalSection section, VisitorState state) {
    String[] call = {null};
    boolean[] usesCollection = {false};
    for (StatementTree statement : section.body()) {
      new TreeScanner<Void, Void>() {
        @Override
        public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
          ExpressionTree receiver = ASTHelpers.getReceiver(tree);
          if (receiver != null
              && Symbols.of(receiver) instanceof VarSymbol field
              && Expressions.isField(field)) {
            usesCollection[0] |= KnownTypes.isCollection(field.type, state);
            MethodSymbol method = ASTHelpers.getSymbol(tree);
            boolean isAbstract =
                (field.type.tsym.flags() & (Flags.ABSTRACT | Flags.INTERFACE)) != 0;
            if (isAbstract
                && !KnownTypes.isCollection(field.type, state)
                && isOfFactory(method.name.toString())) {
              call[0] = field.name + "." + method.name;
            }
          }
          return super.visitMethodInvocation(tree, null);
        }
      }.scan(statement, null);
    }
    return call[0] != null && usesCollection[0] && isWaitedFor(section, state)
        ? Optional.of(call[0])
        : Optional.empty();
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
    return LockSections.of(section.lock(), state).stream()
        .flatMap(each -> each.body().stream())
        .anyMatch(statement -> Expressions.evaluates(statement, BlockingCall::isWait));
  }
}
