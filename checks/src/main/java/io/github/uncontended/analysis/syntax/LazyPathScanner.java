package io.github.uncontended.analysis.syntax;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.Arrays;

/**
 * A scan of a whole unit that makes paths only for the trees that it is asked for, and those around
 * them. A {@link com.sun.source.util.TreePathScanner} makes one for each tree, and most scans need
 * few.
 */
public abstract class LazyPathScanner extends TreeScanner<Void, Void> {
  private Tree[] trees = new Tree[64];

  /** The paths to the trees as far as they are made; those above a path are made, too. */
  private TreePath[] paths = new TreePath[64];

  private int depth;

  @Override
  public final Void scan(Tree tree, Void unused) {
    if (tree == null) {
      return null;
    }
    if (depth == trees.length) {
      trees = Arrays.copyOf(trees, 2 * depth);
      paths = Arrays.copyOf(paths, 2 * depth);
    }
    trees[depth] = tree;
    paths[depth] = null;
    depth++;
    tree.accept(this, null);
    depth--;
    return null;
  }

  /** The path to the tree that is visited. */
  protected final TreePath path() {
    int made = depth;
    while (made > 0 && paths[made - 1] == null) {
      made--;
    }
    for (; made < depth; made++) {
      paths[made] =
          made == 0
              ? new TreePath((CompilationUnitTree) trees[0])
              : new TreePath(paths[made - 1], trees[made]);
    }
    return paths[depth - 1];
  }

  /** The tree around the one that is visited, which is not the unit. */
  protected final Tree parent() {
    return trees[depth - 2];
  }
}
