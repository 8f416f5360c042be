package io.github.uncontended.analysis.monitors;

import com.google.common.collect.HashBasedTable;
import com.google.common.collect.Table;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.CodeScanner;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/** Which expressions look something up in a {@link Slot}, and which store something there. */
final class SlotReads {
  /** How many private helper methods a lookup or a store is followed through. */
  private static final int DEPTH = 2;

  private final OwnMembers own;
  private final UnitIndex index;
  private final EntryCalls entries;
  private final Traversal traversal;
  private final Known known;
  private final VisitorState state;

  SlotReads(UnitIndex index, VisitorState state) {
    this(
        new OwnMembers(index, state), index, index.memo(Known.class, unused -> new Known()), state);
  }

  private SlotReads(OwnMembers own, UnitIndex index, Known known, VisitorState state) {
    this.own = own;
    this.index = index;
    this.entries = new EntryCalls(own, state);
    this.traversal = new Traversal(own, index);
    this.known = known;
    this.state = state;
  }

  /** The members of the object that the section belongs to. */
  OwnMembers own() {
    return own;
  }

  /** As the code of a section sees it, for which the object that it locks is its own. */
  static SlotReads of(CriticalSection section, UnitIndex index, VisitorState state) {
    return locksParameter(section)
        ? new SlotReads(
            new OwnMembers(section.lock().symbol(), index, state), index, new Known(), state)
        : new SlotReads(index, state);
  }

  /** As the code of a unit sees it for which a field of another object is one of its own. */
  static SlotReads of(LockedMap locked, UnitIndex index, VisitorState state) {
    return new SlotReads(new OwnMembers(locked, index, state), index, new Known(), state);
  }

  /** Whether a section of a static method locks a parameter that always has the same value. */
  static boolean locksParameter(CriticalSection section) {
    return section.lock().symbol() instanceof VarSymbol locked
        && locked.getKind() == ElementKind.PARAMETER
        && ASTHelpers.isConsideredFinal(locked)
        && section.methodSymbol().filter(MethodSymbol::isStatic).isPresent();
  }

  /** What was asked of the code of a unit. */
  private static final class Known {
    /** The slots that trees store into, by the number of helpers that were followed. */
    private final Table<Tree, Integer, Set<Slot>> stored = HashBasedTable.create();

    private final Map<PathEffects.StepIn, PathEffects> effects = new HashMap<>();
  }

  /** The effects of the steps that were asked for. */
  Map<PathEffects.StepIn, PathEffects> effects() {
    return known.effects;
  }

  /** The slots that evaluating a tree reads, outside of lambdas and class bodies. */
  Set<Slot> in(Tree tree) {
    return in(tree, DEPTH);
  }

  private Set<Slot> in(Tree tree, int depth) {
    Set<Slot> slots = new LinkedHashSet<>();
    new CodeScanner() {
      @Override
      public Void visitIdentifier(IdentifierTree name, Void unused) {
        own.field(name).ifPresent(field -> slots.add(new Slot(field, false)));
        return null;
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree select, Void unused) {
        own.field(select).ifPresent(field -> slots.add(new Slot(field, false)));
        return super.visitMemberSelect(select, null);
      }

      @Override
      public Void visitAssignment(AssignmentTree assignment, Void unused) {
        return scan(assignment.getExpression(), null);
      }

      @Override
      public Void visitArrayAccess(ArrayAccessTree element, Void unused) {
        own.holder(element.getExpression()).ifPresent(array -> slots.add(new Slot(array, true)));
        return super.visitArrayAccess(element, null);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree call, Void unused) {
        found(call).or(() -> entries.test(call)).ifPresent(slots::add);
        if (depth > 0) {
          own.result(call).ifPresent(result -> slots.addAll(in(result, depth - 1)));
        }
        return super.visitMethodInvocation(call, null);
      }
    }.scan(tree, null);
    return slots;
  }

  /** Whether an expression is the value of a slot, or of a local variable that is known to be. */
  boolean isValue(ExpressionTree expression, Slot slot, Set<VarSymbol> copies) {
    ExpressionTree value = ASTHelpers.stripParentheses(expression);
    if (value instanceof TypeCastTree cast) {
      return isValue(cast.getExpression(), slot, copies);
    }
    if (value instanceof AssignmentTree assignment) {
      return isValue(assignment.getExpression(), slot, copies);
    }
    Symbol symbol = Symbols.of(value);
    if (symbol instanceof VarSymbol variable && copies.contains(variable)) {
      return true;
    }
    if (value instanceof ArrayAccessTree element) {
      return slot.isEntry()
          && own.holder(element.getExpression()).filter(slot.holder()::equals).isPresent();
    }
    if (value instanceof MethodInvocationTree call) {
      if (slot.isEntry() && found(call).filter(slot::equals).isPresent()) {
        return true;
      }
      if (Expressions.simpleName(call.getMethodSelect()).equals("ofNullable")
          && call.getArguments().size() == 1) {
        return isValue(call.getArguments().get(0), slot, copies);
      }
      // What a reference, an optional or an entry that was found refers to.
      ExpressionTree receiver = ASTHelpers.getReceiver(call);
      if (receiver != null
          && (call.getArguments().isEmpty() || isOrNull(call))
          && isValue(receiver, slot, copies)) {
        return true;
      }
      return own.result(call).filter(result -> isDirect(result, slot)).isPresent();
    }
    return !slot.isEntry() && own.field(value).filter(slot.holder()::equals).isPresent();
  }

  /** Whether a call asks an optional for its value, or null. */
  private static boolean isOrNull(MethodInvocationTree call) {
    return Expressions.simpleName(call.getMethodSelect()).equals("orElse")
        && call.getArguments().size() == 1
        && Expressions.isNull(call.getArguments().get(0));
  }

  private boolean isDirect(ExpressionTree result, Slot slot) {
    ExpressionTree value = ASTHelpers.stripParentheses(result);
    return value instanceof TypeCastTree cast
        ? isDirect(cast.getExpression(), slot)
        : value instanceof MethodInvocationTree call
            ? slot.isEntry() && found(call).filter(slot::equals).isPresent()
            : !slot.isEntry() && own.field(value).filter(slot.holder()::equals).isPresent();
  }

  /** Whether a method of this name looks an entry up or tests whether there is one. */
  static boolean isLookup(String method) {
    return EntryCalls.LOOKUPS.contains(method) || EntryCalls.TESTS.contains(method);
  }

  /** Whether evaluating a tree looks up the value of a slot, and not only whether there is one. */
  boolean looksUpValue(Tree tree, Slot slot) {
    return Expressions.evaluates(
        tree, part -> mayBeValue(part, slot) && isValue((ExpressionTree) part, slot, Set.of()));
  }

  /** Whether a part has the form of a slot's value; what is around one in parentheses has not. */
  private static boolean mayBeValue(Tree part, Slot slot) {
    if (part instanceof MethodInvocationTree) {
      return true;
    }
    return slot.isEntry()
        ? part instanceof ArrayAccessTree
        : (part instanceof IdentifierTree || part instanceof MemberSelectTree)
            && slot.holder().equals(Symbols.of(part));
  }

  /** Whether a call tests if a slot's holder has an entry. */
  boolean isTest(MethodInvocationTree call, Slot slot) {
    return entries.test(call).filter(slot::equals).isPresent();
  }

  /** The slots that statements both read, also by a loop over them, and store into. */
  Set<Slot> readAndStored(List<? extends StatementTree> statements) {
    Set<Slot> read = new LinkedHashSet<>();
    Set<Slot> stored = new HashSet<>();
    for (StatementTree statement : statements) {
      read.addAll(in(statement));
      Expressions.evaluates(
          statement,
          part -> {
            if (part instanceof EnhancedForLoopTree loop) {
              own.holder(loop.getExpression())
                  .ifPresent(holder -> read.add(new Slot(holder, true)));
            }
            return false;
          });
      stored.addAll(stored(statement, DEPTH));
    }
    read.retainAll(stored);
    return read;
  }

  /**
   * The conditions of loops in statements that go on while a slot's list or array has elements, and
   * look at each of them.
   */
  Set<Tree> searches(Slot slot, List<? extends StatementTree> statements) {
    return traversal.conditions(slot, statements, this);
  }

  /** Whether evaluating a tree stores into a slot, itself or through helpers of the class. */
  boolean stores(Tree tree, Slot slot) {
    return stored(tree, DEPTH).contains(slot);
  }

  /** Whether a call is of a method that stores its last argument into a slot. */
  boolean storesItself(MethodInvocationTree call, Slot slot) {
    return slot.isEntry()
        ? entries.store(call).filter(slot::equals).isPresent()
        : AtomicValue.set(call, state).filter(slot.holder()::equals).isPresent();
  }

  /** The slots that evaluating a tree stores into, also through so many helpers of the class. */
  private Set<Slot> stored(Tree tree, int depth) {
    Set<Slot> slots = known.stored.get(tree, depth);
    if (slots == null) {
      slots = new HashSet<>();
      new StoredScanner(depth, slots).scan(tree, null);
      known.stored.put(tree, depth, slots);
    }
    return slots;
  }

  /** Collects the slots that a tree stores into, outside of lambdas and class bodies. */
  private final class StoredScanner extends CodeScanner {
    private final int depth;
    private final Set<Slot> slots;

    StoredScanner(int depth, Set<Slot> slots) {
      this.depth = depth;
      this.slots = slots;
    }

    @Override
    public Void visitAssignment(AssignmentTree assignment, Void unused) {
      target(assignment.getVariable()).ifPresent(slots::add);
      replaced(assignment.getVariable(), assignment.getExpression()).ifPresent(slots::add);
      return super.visitAssignment(assignment, null);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree call, Void unused) {
      entries.store(call).ifPresent(slots::add);
      AbsentBranch.of(call)
          .ifPresent(branch -> slots.addAll(stored(branch.lambda().getBody(), depth)));
      AtomicValue.set(call, state).ifPresent(field -> slots.add(new Slot(field, false)));
      if (depth > 0) {
        own.body(call).stream()
            .flatMap(List::stream)
            .forEach(statement -> slots.addAll(stored(statement, depth - 1)));
      }
      return super.visitMethodInvocation(call, null);
    }
  }

  /** Whether evaluating a tree stores into a slot or removes an entry, also through helpers. */
  boolean sets(Tree tree, Slot slot) {
    return Expressions.evaluates(
            tree,
            part ->
                isTarget(Assignments.target(part), slot)
                    || (part instanceof MethodInvocationTree call && removes(call, slot)))
        || stores(tree, slot);
  }

  /**
   * Whether evaluating a tree calls a method of a slot's collection without the key of an entry.
   */
  boolean asksForAll(Tree tree, Slot slot) {
    return Expressions.evaluates(
        tree,
        part ->
            part instanceof MethodInvocationTree call
                && call.getArguments().isEmpty()
                && ASTHelpers.getReceiver(call) != null
                && own.holder(ASTHelpers.getReceiver(call))
                    .filter(slot.holder()::equals)
                    .isPresent());
  }

  /** Whether a call removes one entry of a slot. */
  boolean removes(MethodInvocationTree call, Slot slot) {
    return entries.removal(call).filter(slot::equals).isPresent();
  }

  /** Whether an assignment to a target stores into a slot. */
  boolean isTarget(Tree target, Slot slot) {
    return target(target).filter(slot::equals).isPresent();
  }

  /** Whether an assignment replaces a slot's map or list by a copy that has another entry. */
  boolean isReplaced(Tree target, ExpressionTree value, Slot slot) {
    return replaced(target, value).filter(slot::equals).isPresent();
  }

  private Optional<Slot> replaced(Tree target, ExpressionTree value) {
    return target instanceof ExpressionTree name
            && Symbols.of(value) instanceof VarSymbol copy
            && !Expressions.isField(copy)
        ? own.field(name).filter(field -> isCopy(copy, field)).map(field -> new Slot(field, true))
        : Optional.empty();
  }

  /** Whether a local variable has a copy of a field's map or list, to which entries are added. */
  private boolean isCopy(VarSymbol local, Symbol field) {
    return LockIdentity.initializer(local, index)
            .filter(
                initial ->
                    initial instanceof NewClassTree creation
                        && creation.getArguments().size() == 1
                        && own.field(creation.getArguments().get(0))
                            .filter(field::equals)
                            .isPresent())
            .isPresent()
        && index.uses(local).stream()
            .flatMap(use -> Places.callOn(use).stream())
            .anyMatch(
                call ->
                    EntryCalls.STORES.contains(
                        Expressions.simpleName(
                            ((MethodInvocationTree) call.getLeaf()).getMethodSelect())));
  }

  private Optional<Slot> target(Tree target) {
    if (target instanceof ArrayAccessTree element) {
      return own.holder(element.getExpression()).map(array -> new Slot(array, true));
    }
    return target instanceof ExpressionTree name
        ? own.field(name).map(field -> new Slot(field, false))
        : Optional.empty();
  }

  /** Whether a part of the code has the form of a call that finds an entry or creates it. */
  static boolean mayCompute(Tree part) {
    return part instanceof MethodInvocationTree call
        && EntryCalls.COMPUTATIONS.contains(Expressions.simpleName(call.getMethodSelect()));
  }

  /**
   * The entry that a call finds or creates, such as {@code computeIfAbsent}, perhaps in a map that
   * is found or created in the same way.
   */
  Optional<Slot> computed(MethodInvocationTree call) {
    return mayCompute(call)
            && ASTHelpers.getReceiver(call) instanceof MethodInvocationTree outer
            && mayCompute(outer)
        ? computed(outer)
        : entries.computation(call);
  }

  /** Whether a call has the key of an entry that it looks up or stores. */
  boolean names(MethodInvocationTree call, Slot slot) {
    return entries
        .lookup(call)
        .or(() -> entries.test(call))
        .or(() -> entries.store(call))
        .filter(slot::equals)
        .isPresent();
  }

  /** The slot whose value a call returns: by its key, or the one that a search has come to. */
  private Optional<Slot> found(MethodInvocationTree call) {
    return entries
        .lookup(call)
        .or(() -> traversal.element(call).map(holder -> new Slot(holder, true)));
  }
}
