package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.util.Name;
import io.github.uncontended.analysis.Construction;
import io.github.uncontended.analysis.Exposure;
import io.github.uncontended.analysis.FieldUses;
import io.github.uncontended.analysis.FieldUses.Kind;
import io.github.uncontended.analysis.FieldUses.Use;
import io.github.uncontended.analysis.NonNull;
import io.github.uncontended.analysis.Stability;
import io.github.uncontended.report.Fix;
import java.util.List;
import java.util.Optional;

/**
 * Replaces a locking collection, {@code Collections.synchronizedX(…)}, {@code new Hashtable<>(…)}
 * or {@code new Vector<>(…)}, by one that readers need no lock for.
 */
public final class Unlock {
  private static final Supplier<Name> NEW_KEY_SET =
      VisitorState.memoize(state -> state.getName("newKeySet"));
  private static final ImmutableSet<String> KEYED_READS =
      ImmutableSet.of("get", "containsKey", "getOrDefault", "size", "isEmpty");
  private static final ImmutableSet<String> HASHED_SET_OPERATIONS =
      ImmutableSet.of("add", "contains", "isEmpty", "remove", "size");
  private static final ImmutableSet<String> HASHED_MAP_OPERATIONS =
      ImmutableSet.of(
          "containsKey",
          "get",
          "getOrDefault",
          "isEmpty",
          "put",
          "putIfAbsent",
          "remove",
          "replace",
          "size");
  private static final ImmutableSet<String> LIST_OPERATIONS =
      ImmutableSet.of(
          "add",
          "addAll",
          "contains",
          "for",
          "forEach",
          "indexOf",
          "isEmpty",
          "remove",
          "size",
          "stream",
          "toString");

  /** Reads of a list that fail, and otherwise answer, alike in Vector and ArrayList. */
  private static final ImmutableSet<String> LIKE_ARRAY_LIST =
      ImmutableSet.of(
          "add",
          "addAll",
          "clear",
          "contains",
          "containsAll",
          "copy",
          "equals",
          "for",
          "hashCode",
          "indexOf",
          "isEmpty",
          "lastIndexOf",
          "size",
          "stream",
          "toArray",
          "toString");

  private Unlock() {}

  /**
   * The collection without its lock, for one that nobody writes any more.
   *
   * @param locked the wrapping call or the creation, the leaf of {@code state}'s path
   * @return empty where a comment would be lost or the constructor has no counterpart
   */
  public static Optional<Fix> toPlain(ExpressionTree locked, VisitorState state) {
    if (locked instanceof MethodInvocationTree wrapper) {
      Fix.Builder fix = Fix.builder();
      return unwrap(wrapper, fix, state) ? Optional.of(fix.build()) : Optional.empty();
    }
    NewClassTree creation = (NewClassTree) locked;
    boolean list = isNamed(creation, "java.util.Vector");
    if (list && creation.getArguments().size() > 1) {
      return Optional.empty();
    }
    return retyped(creation, list ? "java.util.ArrayList" : "java.util.HashMap", state);
  }

  /**
   * Why a collection that is never written after construction might not do the same for everyone
   * without its lock.
   *
   * @param locked the wrapping call or the creation
   * @param field the field that holds it, and gives it to nobody
   * @param uses all uses of the field
   * @return a clause, such as {@code the field can be reached by reflection}; empty if it does
   */
  public static Optional<String> doubt(
      ExpressionTree locked, VarSymbol field, FieldUses uses, VisitorState state) {
    if (Exposure.isSerialized(field, state)) {
      return Optional.of("the field is a part of its class's serialized form");
    }
    if (Exposure.isReadByReflection(field, state)) {
      return Optional.of("the field can be reached by reflection");
    }
    if (uses.all().stream().anyMatch(use -> !use.certain())) {
      return Optional.of("code outside of this file runs under the lock or gets its entries");
    }
    if (!field.isStatic() && Construction.of(state).mayLeakThis((ClassSymbol) field.owner)) {
      return Optional.of("other threads may get the object before its constructor ends");
    }
    return difference(locked, uses.all(), state);
  }

  private static Optional<String> difference(
      ExpressionTree locked, List<Use> uses, VisitorState state) {
    if (locked instanceof MethodInvocationTree wrapper) {
      boolean byIdentity =
          ASTHelpers.getSymbol(wrapper).name.contentEquals("synchronizedCollection");
      return byIdentity && uses.stream().anyMatch(Unlock::compares)
          ? Optional.of("Collections.synchronizedCollection is equal only to itself")
          : Optional.empty();
    }
    NewClassTree creation = (NewClassTree) locked;
    if (isNamed(creation, "java.util.Vector")) {
      return uses.stream().allMatch(Unlock::isLikeArrayList)
          ? Optional.empty()
          : Optional.of("a bad index makes ArrayList throw another exception than Vector");
    }
    boolean copies =
        creation.getArguments().stream()
            .map(ASTHelpers::getType)
            .anyMatch(type -> type == null || !type.isPrimitive());
    return !copies && uses.stream().allMatch(use -> isKeyed(use, state))
        ? Optional.empty()
        : Optional.of("HashMap has another order than Hashtable and takes null");
  }

  private static boolean compares(Use use) {
    return use.how().equals("equals") || use.how().startsWith("hash");
  }

  private static boolean isLikeArrayList(Use use) {
    boolean byIndex =
        use.how().startsWith("add")
            && (use.arguments().size() != 1 || ASTHelpers.getType(use.arguments().get(0)) == null);
    return LIKE_ARRAY_LIST.contains(use.how()) && !byIndex;
  }

  /** Whether a use gives the same with a HashMap: keys and values that are not null, no order. */
  private static boolean isKeyed(Use use, VisitorState state) {
    boolean put = use.kind() == Kind.WRITE && use.how().equals("put");
    if (!put && !KEYED_READS.contains(use.how())) {
      return false;
    }
    ImmutableList<ExpressionTree> arguments = use.arguments();
    return arguments.isEmpty()
        || (NonNull.isCertain(arguments.get(0))
            // equals and hashCode that keep their contract.
            && Stability.isImmutableValueType(ASTHelpers.getType(arguments.get(0)), state)
            && (!put || NonNull.isCertain(arguments.get(1))));
  }

  /**
   * The concurrent collection that takes the place of one that is still written to.
   *
   * @param locked the wrapping call or the creation, the leaf of {@code state}'s path
   * @param inner what a wrapping call wraps; else {@code locked}
   * @param fieldUses all uses of the collection
   * @return empty where a null, an order, or an operation that takes several steps may matter
   */
  public static Optional<Fix> toConcurrent(
      ExpressionTree locked, ExpressionTree inner, FieldUses fieldUses, VisitorState state) {
    List<Use> uses = fieldUses.all();
    if (writesInSeveralSteps(fieldUses)
        || !(ASTHelpers.stripParentheses(inner) instanceof NewClassTree creation)
        || creation.getClassBody() != null) {
      return Optional.empty();
    }
    String made = ASTHelpers.getSymbol(creation.getIdentifier()).getQualifiedName().toString();
    return switch (made) {
      case "java.util.HashMap", "java.util.Hashtable" -> {
        boolean nulls = made.equals("java.util.HashMap");
        yield uses.stream().allMatch(use -> isAllowed(use, HASHED_MAP_OPERATIONS, nulls))
                && (!nulls || onlySizes(creation))
            ? replaced(locked, creation, "java.util.concurrent.ConcurrentHashMap", state)
            : Optional.empty();
      }
      case "java.util.HashSet" ->
          uses.stream().allMatch(use -> isAllowed(use, HASHED_SET_OPERATIONS, true))
                  && creation.getArguments().size() <= 1
                  && onlySizes(creation)
              ? newKeySet(locked, creation, state)
              : Optional.empty();
      case "java.util.ArrayList", "java.util.Vector" ->
          uses.stream().allMatch(use -> isAllowed(use, LIST_OPERATIONS, false))
                  && creation.getArguments().size() <= 1
              ? replaced(locked, creation, "java.util.concurrent.CopyOnWriteArrayList", state)
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  /** Whether a method that writes does anything else with the collection. */
  private static boolean writesInSeveralSteps(FieldUses uses) {
    for (Use write : uses.laterWrites()) {
      Tree member = memberOf(write);
      if (uses.all().stream().filter(use -> memberOf(use) == member).count() > 1) {
        return true;
      }
    }
    return false;
  }

  private static Tree memberOf(Use use) {
    TreePath at = use.path();
    while (!(at.getLeaf() instanceof MethodTree)
        && !(at.getParentPath().getLeaf() instanceof ClassTree)) {
      at = at.getParentPath();
    }
    return at.getLeaf();
  }

  /** Whether a use is one step, in any order, and has no null where there may be none. */
  private static boolean isAllowed(Use use, ImmutableSet<String> operations, boolean noNulls) {
    return operations.contains(use.how())
        && (!noNulls || use.arguments().stream().allMatch(NonNull::isCertain));
  }

  /** Whether a constructor copies nothing. */
  private static boolean onlySizes(NewClassTree creation) {
    return creation.getArguments().stream()
        .map(ASTHelpers::getType)
        .allMatch(type -> type != null && type.isPrimitive());
  }

  private static Optional<Fix> replaced(
      ExpressionTree locked, NewClassTree creation, String qualifiedName, VisitorState state) {
    Fix.Builder fix = Fix.builder();
    if (locked instanceof MethodInvocationTree wrapper && !unwrap(wrapper, fix, state)) {
      return Optional.empty();
    }
    // The capacity of an array list.
    if (qualifiedName.endsWith("List")
        && !creation.getArguments().isEmpty()
        && onlySizes(creation)) {
      ExpressionTree capacity = creation.getArguments().get(0);
      if (Source.hasComment(Source.start(capacity), state.getEndPosition(capacity), state)) {
        return Optional.empty();
      }
      fix.replace(capacity, "", state);
    }
    return retyped(creation, qualifiedName, state).map(it -> merged(fix, it));
  }

  private static Fix merged(Fix.Builder fix, Fix other) {
    other.edits().forEach(edit -> fix.replace(edit.start(), edit.end(), edit.text()));
    other.imports().forEach(fix::addImport);
    return fix.build();
  }

  private static Optional<Fix> newKeySet(
      ExpressionTree locked, NewClassTree creation, VisitorState state) {
    String qualifiedName = "java.util.concurrent.ConcurrentHashMap";
    Type type = state.getTypeFromString(qualifiedName);
    if (type == null
        || type.tsym.members().findFirst(NEW_KEY_SET.get(state)) == null
        || !Source.hasPosition(locked, state)
        || Source.hasComment(Source.start(locked), state.getEndPosition(locked), state)) {
      return Optional.empty();
    }
    Fix.Builder fix = Fix.builder();
    String name = Imports.nameOf(qualifiedName, fix, state.getPath(), state);
    String capacity =
        creation.getArguments().isEmpty() ? "" : Source.of(creation.getArguments().get(0), state);
    fix.replace(locked, name + ".newKeySet(" + capacity + ")", state);
    return Optional.of(fix.build());
  }

  /** Leaves only the argument of a wrapping call, and the comments around it. */
  private static boolean unwrap(MethodInvocationTree wrapper, Fix.Builder fix, VisitorState state) {
    ExpressionTree inner = wrapper.getArguments().get(0);
    if (!Source.hasPosition(wrapper, state) || !Source.hasPosition(inner, state)) {
      return false;
    }
    int start = Source.start(wrapper);
    int opening = state.getEndPosition(wrapper.getMethodSelect());
    while (state.getSourceCode().charAt(opening) != '(') {
      opening++;
    }
    int innerStart = Source.start(inner);
    int innerEnd = state.getEndPosition(inner);
    int end = state.getEndPosition(wrapper);
    if (Source.hasComment(start, opening + 1, state)) {
      return false;
    }
    if (Source.hasComment(opening + 1, innerStart, state)) {
      CharSequence source = state.getSourceCode();
      int rest = opening + 1;
      while (source.charAt(rest) == ' ') {
        rest++;
      }
      boolean endsLine = Source.lineEnd(opening, state) == rest;
      fix.replace(endsLine && source.charAt(start - 1) == ' ' ? start - 1 : start, rest, "");
    } else {
      fix.replace(start, innerStart, "");
    }
    fix.replace(Source.hasComment(innerEnd, end, state) ? end - 1 : innerEnd, end, "");
    return true;
  }

  /** Makes a creation create another class, with the same type and other arguments. */
  private static Optional<Fix> retyped(
      NewClassTree creation, String qualifiedName, VisitorState state) {
    ExpressionTree identifier = creation.getIdentifier();
    Tree name =
        identifier instanceof ParameterizedTypeTree generic ? generic.getType() : identifier;
    if (!Source.hasPosition(name, state)
        || Source.hasComment(Source.start(name), state.getEndPosition(name), state)) {
      return Optional.empty();
    }
    Fix.Builder fix = Fix.builder();
    fix.replace(name, Imports.nameOf(qualifiedName, fix, state.getPath(), state), state);
    return Optional.of(fix.build());
  }

  private static boolean isNamed(NewClassTree creation, String qualifiedName) {
    return ASTHelpers.getSymbol(creation.getIdentifier())
        .getQualifiedName()
        .contentEquals(qualifiedName);
  }
}
