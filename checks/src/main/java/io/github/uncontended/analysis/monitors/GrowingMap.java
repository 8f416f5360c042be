package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.caching.PrecedingLookups;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.CollectionMethods;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.library.PureMethods;
import io.github.uncontended.analysis.monitors.FieldRead.Form;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Optional;

/**
 * Whether a section looks an entry up in a map to which code only adds, each entry once and under
 * the lock of the section: reads are many, and writes are no more than there are keys. A concurrent
 * map without the lock gives readers the same entries.
 */
public final class GrowingMap {
  private static final ImmutableSet<String> ADDS =
      ImmutableSet.of("put", "putIfAbsent", "computeIfAbsent");

  private final FieldRead read;
  private final VisitorState state;

  private GrowingMap(FieldRead read, VisitorState state) {
    this.read = read;
    this.state = state;
  }

  /** Whether a section reads such a map, by a key. */
  public static boolean isReadBy(FieldRead read, VisitorState state) {
    return read.form() == Form.CALL
        && KnownTypes.supertypes(read.field().type, state).contains("java.util.Map")
        && KnownTypes.nameOf(read.field().type).startsWith("java.util.")
        && new GrowingMap(read, state).isOnlyAddedTo();
  }

  private boolean isOnlyAddedTo() {
    VarSymbol field = read.field();
    if ((field.flags() & (Flags.PUBLIC | Flags.PROTECTED)) != 0) {
      return false;
    }
    ImmutableList<FieldAccess> accesses = FieldAccesses.of(field, state).afterConstruction();
    ImmutableList<FieldAccess> changes =
        accesses.stream()
            .filter(access -> !isRead(access))
            .collect(ImmutableList.toImmutableList());
    return !changes.isEmpty() && changes.stream().allMatch(this::isAddition);
  }

  /** Whether an access only asks the map for something, or passes it to code that does. */
  private static boolean isRead(FieldAccess access) {
    if (access.kind() != FieldAccess.Kind.READ) {
      return false;
    }
    TreePath value = Places.withCasts(access.path());
    Tree user = value.getParentPath().getLeaf();
    if (user instanceof EnhancedForLoopTree) {
      return true;
    }
    Optional<TreePath> call = access.call();
    if (call.isPresent()) {
      return Symbols.of(call.get().getLeaf()) instanceof MethodSymbol method
          && (ApiFact.VIEW.isInherited(method) ? isOnlyIterated(call.get()) : onlyReads(method));
    }
    return user instanceof MethodInvocationTree given
        && Symbols.of(given) instanceof MethodSymbol method
        && (CollectionMethods.readsItsArgument(method) || CollectionMethods.readsAsHelper(method));
  }

  private static boolean onlyReads(MethodSymbol method) {
    return PureMethods.contain(method)
        || ApiFact.READS.isInherited(method)
        || ApiFact.READS_ELEMENTS.isInherited(method)
        // They ask the entries, which no table knows.
        || method.name.contentEquals("equals")
        || method.name.contentEquals("hashCode");
  }

  private static boolean isOnlyIterated(TreePath view) {
    return Places.withCasts(view).getParentPath().getLeaf() instanceof EnhancedForLoopTree;
  }

  /** Whether an access stores an entry that is not there yet, and holds the lock of the section. */
  private boolean isAddition(FieldAccess access) {
    TreePath call = access.call().orElse(null);
    if (call == null
        || !(call.getLeaf() instanceof MethodInvocationTree add)
        || !(Symbols.of(add) instanceof MethodSymbol method)
        || !ADDS.contains(method.name.toString())
        || !FieldAccesses.isUnder(access, read.section().lock(), state)) {
      return false;
    }
    ExpressionTree map = ASTHelpers.getReceiver(add);
    return !method.name.contentEquals("put")
        || (add.getArguments().size() == 2
            && PrecedingLookups.leadOnMiss(
                call, map, add.getArguments().get(0), state.withPath(call)));
  }
}
