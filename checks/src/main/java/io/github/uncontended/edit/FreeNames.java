package io.github.uncontended.edit;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Name;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import javax.lang.model.SourceVersion;

/** Names that a fix can declare without changing the meaning of any other name. */
public final class FreeNames {
  private static final Context.Key<Map<Tree, Map<String, Tree>>> KEY = new Context.Key<>();

  private FreeNames() {}

  /**
   * A name for a new local variable in the member (method, initializer, field) that encloses {@code
   * at}: {@code base}, followed by a number if that is taken.
   *
   * <p>Fixes of one round do not see each other, so a name that was given to another tree of the
   * same member counts as taken. The same tree gets the same name again.
   *
   * @param fix gets the claim to the name
   */
  public static String local(String base, Fix.Builder fix, TreePath at, VisitorState state) {
    Tree site = at.getLeaf();
    Tree member = outermostMember(at);
    Set<String> taken = namesIn(member);
    Map<String, Tree> reserved =
        reservations(state.context).computeIfAbsent(member, unused -> new HashMap<>());
    for (int i = 1; ; i++) {
      String name = i == 1 ? base : base + i;
      if (!taken.contains(name)
          && !SourceVersion.isKeyword(name)
          && reserved.getOrDefault(name, site) == site) {
        reserved.put(name, site);
        fix.declareLocal(name, member, state);
        return name;
      }
    }
  }

  /**
   * A name for a new member of a class: {@code base}, followed by a number if that is taken. The
   * class does not mention the name, and neither it nor an enclosing class inherits a member with
   * it. {@link Members} claims the name when it adds the member.
   *
   * @param at a path inside the class
   */
  public static String member(String base, ClassTree owner, TreePath at, VisitorState state) {
    Set<String> taken = namesIn(owner);
    String separator = base.equals(base.toUpperCase(Locale.ROOT)) ? "_" : "";
    for (int i = 1; ; i++) {
      String name = i == 1 ? base : base + separator + i;
      if (!taken.contains(name)
          && !SourceVersion.isKeyword(name)
          && !isInherited(name, at, state)) {
        return name;
      }
    }
  }

  private static boolean isInherited(String simpleName, TreePath at, VisitorState state) {
    Name name = state.getName(simpleName);
    for (TreePath path = at; path != null; path = path.getParentPath()) {
      if (path.getLeaf() instanceof ClassTree tree) {
        ClassSymbol type = ASTHelpers.getSymbol(tree);
        for (Type supertype : state.getTypes().closure(type.type)) {
          if (supertype.tsym.members().findFirst(name) != null) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static Map<Tree, Map<String, Tree>> reservations(Context context) {
    Map<Tree, Map<String, Tree>> reservations = context.get(KEY);
    if (reservations == null) {
      reservations = new WeakHashMap<>();
      context.put(KEY, reservations);
    }
    return reservations;
  }

  /** The outermost member that contains a path: names in it can hide each other. */
  private static Tree outermostMember(TreePath at) {
    Tree member = at.getLeaf();
    for (TreePath path = at; path.getParentPath() != null; path = path.getParentPath()) {
      if (path.getParentPath().getLeaf() instanceof ClassTree
          && !(path.getLeaf() instanceof ClassTree)) {
        member = path.getLeaf();
      }
    }
    return member;
  }

  /** Whether the outermost member that contains a path declares a variable with this name. */
  public static boolean isDeclaredAround(TreePath at, javax.lang.model.element.Name name) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree tree, Void unused) {
        found[0] |= tree.getName().equals(name);
        return super.visitVariable(tree, null);
      }
    }.scan(outermostMember(at), null);
    return found[0];
  }

  private static Set<String> namesIn(Tree tree) {
    Set<String> names = new HashSet<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void unused) {
        names.add(tree.getName().toString());
        return null;
      }

      @Override
      public Void visitVariable(VariableTree tree, Void unused) {
        names.add(tree.getName().toString());
        return super.visitVariable(tree, null);
      }

      @Override
      public Void visitMethod(MethodTree tree, Void unused) {
        names.add(tree.getName().toString());
        return super.visitMethod(tree, null);
      }
    }.scan(tree, null);
    return names;
  }
}
