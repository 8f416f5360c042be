package io.github.uncontended.fixes;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.monitors.CacheLookup;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.monitors.CriticalSections;
import io.github.uncontended.analysis.monitors.FieldAccess;
import io.github.uncontended.analysis.monitors.FieldAccesses;
import io.github.uncontended.analysis.monitors.LockSections;
import io.github.uncontended.analysis.monitors.StaleEntries;
import io.github.uncontended.analysis.monitors.StoredIfAbsent;
import io.github.uncontended.analysis.syntax.Comments;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.FreeNames;
import io.github.uncontended.edit.Imports;
import io.github.uncontended.edit.MemberChange;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Turns a {@code HashMap} that a lock guards into a {@code ConcurrentHashMap}: hits take no lock,
 * and of two threads that create the same entry the first to store it wins.
 */
public final class ConcurrentCache {
  private static final String MAP = "java.util.concurrent.ConcurrentHashMap";

  private static final ImmutableSet<String> REMOVES = ImmutableSet.of("clear", "remove");

  private static final ImmutableSet<String> STORES = ImmutableSet.of("put", "putIfAbsent");

  private ConcurrentCache() {}

  /** The edits; empty if the map is used in another way, or the source does not allow them. */
  public static Optional<Fix> of(CacheLookup found, VisitorState state) {
    CacheLookup lookup = found.filling(state).orElse(found);
    CriticalSection section = lookup.section();
    Optional<VarSymbol> field = lookup.slot().variable();
    if (lookup.form() != CacheLookup.Form.GET_OR_CREATE
        || lookup.needsLockOnMiss(state)
        || lookup.needsLockElsewhere(state)
        || field.isEmpty()
        || !isOwnMap(field.get(), state)) {
      return Optional.empty();
    }
    Optional<MethodInvocationTree> put =
        stored(lookup, state)
            .filter(StoredIfAbsent::isAbsent)
            .filter(StoredIfAbsent::endsAsHit)
            .map(StoredIfAbsent::put);
    if (put.isEmpty()
        || StaleEntries.changedInput(lookup, state).isPresent()
        || GuardAnnotation.isInOther(section, field.get())
        || LockSections.guardCalls(section.lock(), field.get(), state)
        || StoredEntry.mayBeNull(put.get(), field.get(), section, state)
        || mayBeGone(field.get(), section, state)
        || isLockedWithin(section, field.get(), state)
        || !usesAreAtomic(field.get(), section, state)) {
      return Optional.empty();
    }
    Fix.Builder fix = Fix.builder();
    fix.keepText(SectionEdits.text(section), state);
    if (!retype(field.get(), fix, state)
        || !(StoredEntry.value(put.get()).isPresent()
            ? takeFirst(put.get(), section, fix, state)
            : isFoundAfterwards(put.get(), field.get(), section, state)
                && rename(put.get(), fix, state))
        || !SectionEdits.removeLock(section, fix, state)) {
      return Optional.empty();
    }
    if (StoredEntry.value(put.get()).isEmpty()) {
      KnownEntry.lookUpOnce(put.get(), field.get(), section, fix, state);
    }
    List<CriticalSection> unlocked = new ArrayList<>(lookup.onlyLookingUp(state));
    for (CriticalSection other : unlocked) {
      if (sharesSection(other, field.get(), state) || !SectionEdits.removeLock(other, fix, state)) {
        return Optional.empty();
      }
    }
    unlocked.add(section);
    SectionEdits.removeUnusedLock(unlocked, fix, state);
    return Optional.of(fix.build());
  }

  /** Whether a miss also replaces an entry, such as one that is out of date. */
  public static boolean replaces(CacheLookup lookup, VisitorState state) {
    return stored(lookup, state).filter(it -> !isIfAbsent(it.put()) && !it.isAbsent()).isPresent();
  }

  /** Whether a miss goes on in another way than a hit once the entry is stored. */
  public static boolean endsApart(CacheLookup lookup, VisitorState state) {
    return stored(lookup, state).filter(it -> !it.endsAsHit()).isPresent();
  }

  private static Optional<StoredIfAbsent> stored(CacheLookup lookup, VisitorState state) {
    return lookup.form() == CacheLookup.Form.GET_OR_CREATE && !lookup.isOfOtherObject()
        ? lookup
            .slot()
            .variable()
            .flatMap(field -> onlyPut(lookup.section(), field, state))
            .map(put -> new StoredIfAbsent(put, lookup.section(), state))
        : Optional.empty();
  }

  /** Whether a field is a map which no other class can assign, and nothing assigns again. */
  static boolean isOwnMap(VarSymbol field, VisitorState state) {
    return field.isPrivate()
        && (isMap(field.type.tsym) || isUnordered(field.type.tsym))
        && Assignments.isEffectivelyFinal(field, state)
        && Assignments.values(field, state).size() == 1;
  }

  private static boolean isMap(Symbol type) {
    return type.getQualifiedName().contentEquals("java.util.Map");
  }

  /** Whether a map has operations and constructors that are also those of a concurrent map. */
  private static boolean isUnordered(Symbol type) {
    return type.getQualifiedName().contentEquals("java.util.HashMap")
        || type.getQualifiedName().contentEquals("java.util.Hashtable");
  }

  /** The indentation of a statement of a section without its lock. */
  static String indentWithoutLock(CriticalSection section, int statement, VisitorState state) {
    String indent = Source.indentAt(statement, state);
    String step = indentStep(section, state);
    // The statements move out of the block. Tabs and spaces may be mixed.
    return section.form() != CriticalSection.Form.METHOD && indent.startsWith(step)
        ? indent.substring(step.length())
        : indent;
  }

  private static String indentStep(CriticalSection section, VisitorState state) {
    return Source.indentStep(
        Source.indentAt(Source.start(section.tree()), state),
        Source.indentAt(Source.start(section.body().get(0)), state));
  }

  /** The statement of the section that stores a value under a variable's key. */
  private static Optional<MethodInvocationTree> onlyPut(
      CriticalSection section, VarSymbol field, VisitorState state) {
    List<MethodInvocationTree> puts = new ArrayList<>();
    for (TreePath use : UnitIndex.of(state).uses(field)) {
      Optional<TreePath> call = Places.callOn(use);
      if (section.contains(use)
          && call.isPresent()
          && STORES.contains(nameOf(call.get()))
          && call.get().getParentPath().getLeaf() instanceof ExpressionStatementTree) {
        puts.add((MethodInvocationTree) call.get().getLeaf());
      }
    }
    return puts.size() == 1 && StoredEntry.isLocal(puts.get(0).getArguments().get(0))
        ? Optional.of(puts.get(0))
        : Optional.empty();
  }

  /**
   * Whether the section looks the entry up again once it is there, as in {@code if
   * (!map.containsKey(key)) { map.put(key, value); } return map.get(key);}.
   */
  private static boolean isFoundAfterwards(
      MethodInvocationTree put, VarSymbol field, CriticalSection section, VisitorState state) {
    return calls(field, section, /* inside= */ true, state)
            .equals(ImmutableList.of("containsKey", nameOf(put), "get"))
        && section.body().size() == 2
        && section.body().get(1) instanceof ReturnTree
        && !Expressions.contains(section.body().get(1), part -> part == put);
  }

  /** Whether an entry that {@code containsKey} has found may be gone when it is looked up. */
  private static boolean mayBeGone(VarSymbol field, CriticalSection section, VisitorState state) {
    return calls(field, section, /* inside= */ true, state).contains("containsKey")
        && calls(field, section, /* inside= */ false, state).stream().anyMatch(REMOVES::contains);
  }

  /** Whether the section takes another lock before it looks anything up, which would stay. */
  private static boolean isLockedWithin(
      CriticalSection section, VarSymbol field, VisitorState state) {
    return UnitIndex.of(state).uses(field).stream()
        .filter(use -> section.contains(use) && Places.callOn(use).isPresent())
        .allMatch(
            use ->
                CriticalSections.of(state).around(use).stream()
                    .anyMatch(other -> section.contains(other.path())));
  }

  /** The names of the methods that code calls on the map in the section, or elsewhere. */
  private static ImmutableList<String> calls(
      VarSymbol field, CriticalSection section, boolean inside, VisitorState state) {
    return FieldAccesses.of(field, state).all().stream()
        .filter(access -> section.contains(access.path()) == inside)
        .flatMap(access -> Places.callOn(access.path()).stream())
        .map(ConcurrentCache::nameOf)
        .collect(toImmutableList());
  }

  private static boolean isIfAbsent(MethodInvocationTree put) {
    return nameOf(put).equals("putIfAbsent");
  }

  private static boolean rename(MethodInvocationTree put, Fix.Builder fix, VisitorState state) {
    if (isIfAbsent(put)) {
      return true;
    }
    if (!(put.getMethodSelect() instanceof MemberSelectTree select)
        || Source.nameStart(select, state).isEmpty()) {
      return false;
    }
    fix.replace(
        Source.nameStart(select, state).getAsInt(), state.getEndPosition(select), "putIfAbsent");
    return true;
  }

  private static String nameOf(TreePath call) {
    return nameOf((MethodInvocationTree) call.getLeaf());
  }

  private static String nameOf(MethodInvocationTree call) {
    return ASTHelpers.getSymbol(call).name.toString();
  }

  /**
   * Whether every use of the map is one operation that a concurrent map has in one step; the
   * section may also compute an entry.
   */
  static boolean usesAreAtomic(VarSymbol field, CriticalSection section, VisitorState state) {
    for (FieldAccess access : FieldAccesses.of(field, state).all()) {
      if (access.kind() == FieldAccess.Kind.LOCK) {
        continue;
      }
      Optional<TreePath> call = Places.callOn(access.path());
      if (call.isEmpty()
          || !(ApiFact.ATOMIC_IN_MAP.isMethodName(nameOf(call.get()))
              || nameOf(call.get()).equals("clear")
              || (nameOf(call.get()).equals("computeIfAbsent") && section.contains(access.path())))
          || (!section.contains(access.path()) && sharesSection(access, field, state))) {
        return false;
      }
    }
    return true;
  }

  /** Whether an access belongs to a section that uses the map more than once. */
  private static boolean sharesSection(FieldAccess access, VarSymbol field, VisitorState state) {
    return CriticalSections.of(state).around(access.path()).stream()
        .anyMatch(section -> sharesSection(section, field, state));
  }

  private static boolean sharesSection(
      CriticalSection section, VarSymbol field, VisitorState state) {
    return UnitIndex.of(state).uses(field).stream()
            .filter(use -> section.contains(use) && Places.callOn(use).isPresent())
            .count()
        > 1;
  }

  static boolean retype(VarSymbol field, Fix.Builder fix, VisitorState state) {
    Optional<VariableTree> declaration = FieldEdits.declaration(field, state);
    if (declaration.isEmpty()
        || !(declaration.get().getInitializer() instanceof NewClassTree creation)
        || creation.getClassBody() != null
        // Both maps have the same constructors for numbers; one that copies a map may see nulls.
        || !creation.getArguments().stream()
            .allMatch(argument -> ASTHelpers.getType(argument).isPrimitive())
        || !isUnordered(ASTHelpers.getSymbol(creation.getIdentifier()))) {
      return false;
    }
    String map = Imports.nameOf(MAP, fix, state.getPath(), state);
    fix.replace(withoutArguments(creation.getIdentifier()), map, state);
    if (!isMap(field.type.tsym)) {
      Tree type = declaration.get().getType();
      if (!Source.hasPosition(type, state)
          || FieldEdits.sharesType(declaration.get(), field, state)) {
        return false;
      }
      fix.replace(withoutArguments(type), map, state);
    }
    if ((field.flags() & Flags.FINAL) == 0) {
      fix.insertBefore(ModifierPlace.of(declaration.get(), state), "final ")
          .changeMember(MemberChange.of(field));
    }
    return GuardAnnotation.remove(declaration.get(), fix, state);
  }

  private static Tree withoutArguments(Tree type) {
    return type instanceof ParameterizedTypeTree generic ? generic.getType() : type;
  }

  /** The statement of a section which is only a call. */
  private static Tree statementOf(MethodInvocationTree call, CriticalSection section) {
    List<Tree> found = new ArrayList<>();
    section.hasPart(
        part -> {
          if (part instanceof ExpressionStatementTree alone && alone.getExpression() == call) {
            found.add(alone);
          }
          return !found.isEmpty();
        });
    return found.get(0);
  }

  /** What a {@code return} directly behind the statement that stores returns. */
  private static Optional<ExpressionTree> resultBehind(
      MethodInvocationTree put, CriticalSection section) {
    List<ExpressionTree> results = new ArrayList<>();
    Expressions.contains(
        section.block().getLeaf(),
        part -> {
          if (part instanceof BlockTree block) {
            List<? extends StatementTree> statements = block.getStatements();
            for (int i = 1; i < statements.size(); i++) {
              if (statements.get(i - 1) instanceof ExpressionStatementTree stored
                  && stored.getExpression() == put
                  && statements.get(i) instanceof ReturnTree result) {
                results.add(ASTHelpers.stripParentheses(result.getExpression()));
              }
            }
          }
          return !results.isEmpty();
        });
    return results.stream().findFirst();
  }

  /** Stores a value unless another thread has, whose value the variable or the result then is. */
  private static boolean takeFirst(
      MethodInvocationTree put, CriticalSection section, Fix.Builder fix, VisitorState state) {
    VarSymbol value = StoredEntry.value(put).orElseThrow();
    Optional<TreePath> declaration = UnitIndex.of(state).declaration(value);
    int start = Source.start(put);
    if (declaration.isEmpty()
        || !(declaration.get().getLeaf() instanceof VariableTree variable)
        || variable.getType() == null
        || !Source.hasPosition(variable.getType(), state)
        // The variable takes what another thread has stored.
        || !ASTHelpers.isSubtype(ASTHelpers.getType(put), value.type, state)
        || !Source.startsLine(start, state)
        || !rename(put, fix, state)) {
      return false;
    }
    boolean isFinal = (value.flags() & (Flags.FINAL | Flags.EFFECTIVELY_FINAL)) != 0;
    Optional<ExpressionTree> result = isFinal ? resultBehind(put, section) : Optional.empty();
    if (isFinal && result.filter(it -> value.equals(Symbols.of(it))).isEmpty()) {
      return false;
    }
    String step = indentStep(section, state);
    String indent = indentWithoutLock(section, start, state);
    String existing = FreeNames.local("existing", fix, section.path(), state);
    String separator = Source.lineSeparator(state);
    fix.insert(start, Source.of(variable.getType(), state) + " " + existing + " = ");
    if (isFinal) {
      fix.replace(result.get(), existing + " != null ? " + existing + " : " + value.name, state);
      return true;
    }
    fix.insert(
        Comments.endBehind(state.getEndPosition(statementOf(put, section)), state),
        separator
            + indent
            + "if ("
            + existing
            + " != null) {"
            + separator
            + indent
            + step
            + value.name
            + " = "
            + existing
            + ";"
            + separator
            + indent
            + "}");
    return true;
  }
}
