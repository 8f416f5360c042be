package io.github.uncontended.analysis.hashing;

import com.google.errorprone.VisitorState;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;

/** Whether objects of a class are copied, with a cached hash code that the copy must not have. */
public final class CopiedState {
  private CopiedState() {}

  /** Whether a class is cloneable, or declares {@code copy()} or a {@code with…} method. */
  public static boolean isCopied(ClassSymbol owner, VisitorState state) {
    for (Type supertype : state.getTypes().closure(owner.type)) {
      if (supertype.tsym.flatName().contentEquals("java.lang.Cloneable")) {
        return true;
      }
    }
    for (Symbol member : owner.members().getSymbols()) {
      if (member instanceof MethodSymbol method
          && !method.isStatic()
          && isNamedCopy(method.name.toString())
          && state
              .getTypes()
              .isSameType(
                  state.getTypes().erasure(method.getReturnType()),
                  state.getTypes().erasure(owner.type))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isNamedCopy(String name) {
    return name.equals("copy")
        || name.equals("clone")
        || (name.startsWith("with") && name.length() > 4 && Character.isUpperCase(name.charAt(4)));
  }
}
