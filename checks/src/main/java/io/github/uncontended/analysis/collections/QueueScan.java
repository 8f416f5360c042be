package io.github.uncontended.analysis.collections;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.sharing.ThreadConfinement;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.values.Stability;
import io.github.uncontended.analysis.values.ValueTypes;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A call of a method that visits the nodes of a concurrent linked queue one by one, or a reference
 * to such a method.
 *
 * @param path leads to the call or reference
 * @param queue what the method is called on; empty for a method of {@code this} by its name
 * @param method the method by its static type
 * @param types the binary names of the queue's possible classes, if all are known and of the JDK
 */
public record QueueScan(
    TreePath path,
    Optional<ExpressionTree> queue,
    MethodSymbol method,
    ImmutableSet<String> types) {
  /** Queues of the JDK that count their nodes one by one: what they inherit may be called. */
  private static final ImmutableList<Supplier<Type>> QUEUES =
      Stream.of("ConcurrentLinkedQueue", "ConcurrentLinkedDeque", "LinkedTransferQueue")
          .map(name -> type("java.util.concurrent." + name))
          .collect(toImmutableList());

  private static Supplier<Type> type(String name) {
    return VisitorState.memoize(state -> state.getTypeFromString(name));
  }

  /** The scan that the tree at the state's path is; empty if it may call another method. */
  public static Optional<QueueScan> of(VisitorState state) {
    Tree tree = state.getPath().getLeaf();
    if (!(Symbols.of(tree) instanceof MethodSymbol method)
        || !ApiFact.SCANS_QUEUE.isMethodName(method.name.toString())
        || method.type.getParameterTypes().size() != (isSize(method) ? 0 : 1)) {
      return Optional.empty();
    }
    if (tree instanceof MethodInvocationTree call
        && call.getMethodSelect() instanceof IdentifierTree) {
      return Optional.of(
              new QueueScan(state.getPath(), Optional.empty(), method, ImmutableSet.of()))
          .filter(it -> ApiFact.SCANS_QUEUE.holdsFor(method));
    }
    ExpressionTree queue =
        tree instanceof MemberReferenceTree reference
            ? reference.getQualifierExpression()
            : ASTHelpers.getReceiver((ExpressionTree) tree);
    if (queue == null || Symbols.of(queue) instanceof ClassSymbol) {
      return Optional.empty();
    }
    ImmutableSet<String> types =
        mayBeQueue(method, state) ? ValueTypes.of(queue, state) : ImmutableSet.of();
    if (types.isEmpty()
        ? !ApiFact.SCANS_QUEUE.holdsFor(method)
        : !types.stream().allMatch(it -> scans(it, method, state))) {
      return Optional.empty();
    }
    boolean areOfJdk = types.stream().allMatch(it -> scans(it, method));
    return Optional.of(
        new QueueScan(
            state.getPath(), Optional.of(queue), method, areOfJdk ? types : ImmutableSet.of()));
  }

  /** Whether a method is one that queues inherit or override. */
  private static boolean mayBeQueue(MethodSymbol method, VisitorState state) {
    Type type = method.enclClass().type;
    return QUEUES.stream().anyMatch(queue -> ASTHelpers.isSubtype(queue.get(state), type, state));
  }

  /** Whether objects of a class, or those of the superclass that it has the method of, scan. */
  private static boolean scans(String type, MethodSymbol method, VisitorState state) {
    if (scans(type, method)) {
      return true;
    }
    ClassSymbol created = KnownTypes.find(type.replace('$', '.'), state);
    if (created == null) {
      return false;
    }
    MethodSymbol inherited = method.implementation(created, state.getTypes(), true);
    return inherited != null && ApiFact.SCANS_QUEUE.holdsFor(inherited);
  }

  private static boolean scans(String type, MethodSymbol method) {
    return ApiFact.SCANS_QUEUE.holdsFor(type, method.name.toString());
  }

  /** Whether the queue can only be one of the JDK, without a subclass. */
  public boolean isCertain() {
    return !types.isEmpty();
  }

  /** Whether the method counts the elements. */
  public boolean isSize() {
    return isSize(method);
  }

  /** Whether the method only tells whether an element is in the queue. */
  public boolean isLookup() {
    return method.name.contentEquals("contains");
  }

  private static boolean isSize(MethodSymbol method) {
    return method.name.contentEquals("size");
  }

  /** The simple name of the queue's class, or of the superclass that it has the method of. */
  public String type() {
    boolean isSeen = (method.enclClass().flags() & Flags.PUBLIC) != 0;
    Symbol shown = isSeen ? method.enclClass() : staticType().tsym;
    String type = Iterables.getFirst(types, shown.getQualifiedName().toString());
    return type.substring(type.lastIndexOf('.') + 1);
  }

  /** Whether several threads may use the queue. */
  public boolean isShared(VisitorState state) {
    if (queue.isEmpty()) {
      return true;
    }
    TreePath receiver =
        path.getLeaf() instanceof MethodInvocationTree call
            ? new TreePath(new TreePath(path, call.getMethodSelect()), queue.get())
            : new TreePath(path, queue.get());
    return ThreadConfinement.isShared(receiver, state);
  }

  /** Whether the code calls the method for something that a scan is no cost of. */
  public boolean isExcused(VisitorState state) {
    if (queue.filter(it -> QueueCall.isForwarded(it, method, state)).isPresent()) {
      return true;
    }
    return isSize()
        ? QueueCall.isCapacity(path)
        : QueueCall.isUndo(path)
            || (path.getLeaf() instanceof MethodInvocationTree call
                && !method.name.contentEquals("removeLastOccurrence")
                && QueueCall.isOfFirst(call, state));
  }

  /** Whether the scan tells, on a miss of a cache, whether the queue bounds it by now. */
  public boolean isCacheBound(VisitorState state) {
    return isSize()
        && queue
            .map(Symbols::of)
            .filter(Expressions::isField)
            .filter(it -> CacheBound.isTested(path, it, state))
            .isPresent();
  }

  /** Whether, in code that is not hot, the scan matters little: it is reported, or one of many. */
  public boolean isMinor(VisitorState state) {
    return isSize()
        ? path.getLeaf() instanceof MemberReferenceTree || QueueCall.isReported(path)
        : queue.filter(it -> QueueOrder.isTraversedOnly(it, path, state)).isPresent()
            && !isOfValue(state);
  }

  /** Whether the element that the scan is for is a value such as a text or a number: a key. */
  private boolean isOfValue(VisitorState state) {
    return path.getLeaf() instanceof MethodInvocationTree call
        && Stability.isImmutableValueType(ASTHelpers.getType(call.getArguments().get(0)), state);
  }

  /** Whether the order of the queue is used, or may be used out of sight. */
  public boolean isOrderUsed(VisitorState state) {
    return queue.filter(it -> !QueueOrder.isUsed(it, state)).isEmpty();
  }

  /** The type of the expression that the method is called on, or of the class around it. */
  public Type staticType() {
    return queue.map(ASTHelpers::getType).orElseGet(() -> method.enclClass().type);
  }
}
