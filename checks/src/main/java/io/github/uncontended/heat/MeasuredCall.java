package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.profile.Descriptors;
import io.github.uncontended.profile.ProfileFrame;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.profile.Signatures;
import java.util.Collection;
import java.util.Optional;

/** What a place does that the callee of a {@link ProfileRow} can be compared with. */
final class MeasuredCall {
  private static final String CLASS_LOCK = "java.lang.Class";

  private final VisitorState state;
  private final Types types;

  /** The whole method counts, whatever it calls. */
  private final boolean whole;

  /** The expression whose monitor is entered here. */
  private final ExpressionTree monitor;

  private final MethodSymbol called;

  /** Static type of what the method is called on; null for none. */
  private final Type receiver;

  /** What a method reference at this place refers to. */
  private final MethodSymbol referenced;

  /** The array that is allocated here. */
  private final Type array;

  private MeasuredCall(
      boolean whole,
      ExpressionTree monitor,
      MethodSymbol called,
      Type receiver,
      MethodSymbol referenced,
      VisitorState state) {
    this(whole, monitor, called, receiver, referenced, null, state);
  }

  private MeasuredCall(Type array, VisitorState state) {
    this(false, null, null, null, null, array, state);
  }

  private MeasuredCall(
      boolean whole,
      ExpressionTree monitor,
      MethodSymbol called,
      Type receiver,
      MethodSymbol referenced,
      Type array,
      VisitorState state) {
    this.array = array;
    this.whole = whole;
    this.monitor = monitor;
    this.called = called;
    this.receiver = receiver;
    this.referenced = referenced;
    this.state = state;
    this.types = state.getTypes();
  }

  /** What the leaf of a path does, or the call whose receiver it is. */
  static MeasuredCall at(TreePath place, VisitorState state) {
    Tree leaf = place.getLeaf();
    if (leaf instanceof MethodTree) {
      return new MeasuredCall(true, null, null, null, null, state);
    }
    if (leaf instanceof SynchronizedTree block) {
      ExpressionTree lock = ASTHelpers.stripParentheses(block.getExpression());
      return new MeasuredCall(false, lock, null, null, null, state);
    }
    if (leaf instanceof NewClassTree creation) {
      MethodSymbol constructor = ASTHelpers.getSymbol(creation);
      return new MeasuredCall(false, null, constructor, null, null, state);
    }
    if (leaf instanceof NewArrayTree array) {
      return new MeasuredCall(ASTHelpers.getType(array), state);
    }
    if (leaf instanceof MemberReferenceTree reference) {
      MethodSymbol symbol = method(Symbols.of(reference));
      MethodInvocationTree taker =
          place.getParentPath().getLeaf() instanceof MethodInvocationTree call ? call : null;
      return taker == null
          ? new MeasuredCall(false, null, null, null, symbol, state)
          : new MeasuredCall(false, null, symbolOf(taker), receiver(taker), symbol, state);
    }
    MethodInvocationTree call = callOn(place);
    return call == null
        ? new MeasuredCall(false, null, null, null, null, state)
        : new MeasuredCall(false, null, symbolOf(call), receiver(call), null, state);
  }

  /** The call at a place, or that on the value there. */
  private static MethodInvocationTree callOn(TreePath place) {
    TreePath at = place;
    while (!(at.getLeaf() instanceof MethodInvocationTree)) {
      TreePath parent = at.getParentPath();
      if (parent.getLeaf() instanceof MethodInvocationTree call) {
        return call.getMethodSelect() == at.getLeaf() ? call : null;
      }
      boolean passes =
          parent.getLeaf() instanceof MemberSelectTree
              || parent.getLeaf() instanceof ParenthesizedTree
              || parent.getLeaf() instanceof TypeCastTree;
      if (!passes) {
        return null;
      }
      at = parent;
    }
    return (MethodInvocationTree) at.getLeaf();
  }

  private static MethodSymbol symbolOf(MethodInvocationTree call) {
    return method(ASTHelpers.getSymbol(call.getMethodSelect()));
  }

  private static MethodSymbol method(Symbol symbol) {
    return symbol instanceof MethodSymbol method ? method : null;
  }

  private static Type receiver(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree select
        ? ASTHelpers.getType(select.getExpression())
        : null;
  }

  /**
   * Whether the method that is called here has a lock on some JDKs, but on none of those that were
   * recorded.
   *
   * @param runtimes the feature releases that were recorded; none if not known
   */
  boolean locksOnOtherRuntimesOnly(Collection<Integer> runtimes) {
    MethodSymbol method = referenced == null ? called : referenced;
    if (method == null || runtimes.isEmpty()) {
      return false;
    }
    String owner = method.enclClass().flatName().toString();
    return ApiFact.LOCKS.holdsFor(method)
        && runtimes.stream().noneMatch(runtime -> ApiFact.LOCKS.holdsOn(runtime, owner, method));
  }

  /**
   * Whether a row of the code around this place is about it.
   *
   * @param callee what that code called
   */
  boolean explains(ProfileRow row, Optional<ProfileFrame> callee) {
    if (whole) {
      return true;
    }
    if (callee.isEmpty() && row.kind() == ProfileKind.ALLOC && array != null) {
      return row.object().equals(nameOf(array));
    }
    if (callee.isEmpty() && row.kind() == ProfileKind.ALLOC) {
      return called != null && called.isConstructor() && isOf(row.object(), called.enclClass());
    }
    if (callee.isEmpty()) {
      return monitor != null && row.kind() == ProfileKind.MONITOR && isLock(row.object());
    }
    if (called == null
        || !(isCallee(callee.get(), called, receiver) || isScanOf(callee.get(), called))) {
      return false;
    }
    // The row names who was given the reference; the lock tells whose it was.
    return referenced == null || (row.kind() == ProfileKind.MONITOR && locksFor(row.object()));
  }

  /** Whether a row of the same class is about the method that is referred to here. */
  boolean isReferenceIn(ProfileRow row) {
    return referenced != null
        && row.site().isLambda()
        && row.site().method().equals(ProfileFrame.ANY)
        && row.callee().isPresent()
        && isCallee(row.callee().get(), referenced, null);
  }

  /**
   * Whether a method of the loader that is created here, or of its iterator, was called: the loader
   * reads the service files when it is iterated over.
   */
  private static boolean isScanOf(ProfileFrame callee, MethodSymbol method) {
    ClassSymbol loader = method.enclClass();
    String name = loader.flatName().toString();
    return ApiFact.SCANS_SERVICES.holdsFor(method)
        && method.getReturnType().tsym == loader
        && (callee.type().equals(name) || callee.type().startsWith(name + "$"));
  }

  private boolean isCallee(ProfileFrame callee, MethodSymbol method, Type on) {
    if (!callee.method().equals(method.getSimpleName().toString())) {
      return false;
    }
    String owner = method.enclClass().flatName().toString();
    if (callee.type().equals(owner)) {
      return Signatures.isOf(method, callee.descriptor(), types);
    }
    if (method.isConstructor() || method.isStatic()) {
      return false;
    }
    // An implementation may have narrower parameters than the method that it overrides.
    return Descriptors.parameters(callee.descriptor()).size() == method.getParameters().size()
        && isRelated(callee.type(), on == null ? method.enclClass().type : on);
  }

  /** Whether an object of a static type can run a method of a class; true where that is unknown. */
  private boolean isRelated(String runtimeClass, Type staticType) {
    try {
      Type runtime = state.getTypeFromString(runtimeClass);
      if (runtime == null) {
        return true;
      }
      Type erased = types.erasure(staticType);
      return types.isSubtype(types.erasure(runtime), erased)
          || types.isSubtype(erased, types.erasure(runtime));
    } catch (CompletionFailure e) {
      return true;
    }
  }

  /** The name that a profile has of an array, such as {@code byte[]}. */
  private String nameOf(Type type) {
    return type instanceof Type.ArrayType each
        ? nameOf(each.elemtype) + "[]"
        : types.erasure(type).tsym.flatName().toString();
  }

  private static boolean isOf(String object, ClassSymbol type) {
    return type.flatName().contentEquals(object);
  }

  private boolean isLock(String lockClass) {
    Type type = ASTHelpers.getType(monitor);
    return type == null || isRelated(lockClass, type);
  }

  private boolean locksFor(String lockClass) {
    if ((referenced.flags() & Flags.SYNCHRONIZED) == 0) {
      return false;
    }
    return referenced.isStatic()
        ? lockClass.equals(CLASS_LOCK)
        : isRelated(lockClass, referenced.enclClass().type);
  }
}
