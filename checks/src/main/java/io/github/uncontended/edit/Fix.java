package io.github.uncontended.edit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.fixes.SuggestedFix;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.tree.JCTree;
import io.github.uncontended.analysis.syntax.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * The edits that cure one finding: all of them, or none, are to be applied.
 *
 * <p>Two fixes of one file may hold the same insertion (a constant that both need): it is made
 * once.
 *
 * @param edits the replacements, by position, without overlaps
 * @param imports fully qualified names of types to import
 */
public record Fix(ImmutableList<Edit> edits, ImmutableSortedSet<String> imports) {
  /** Starts an empty fix. */
  public static Builder builder() {
    return new Builder();
  }

  /** The same fix in Error Prone's terms. */
  public SuggestedFix toSuggestedFix() {
    SuggestedFix.Builder fix = SuggestedFix.builder();
    for (Edit edit : joinedEdits()) {
      fix.replace(edit.start(), edit.end(), edit.text());
    }
    imports.forEach(fix::addImport);
    return fix.build();
  }

  /**
   * The edits, with the insertions at one place joined: of equal ones Error Prone would make one.
   */
  List<Edit> joinedEdits() {
    List<Edit> joined = new ArrayList<>();
    for (Edit edit : edits) {
      Edit last = joined.isEmpty() ? null : joined.get(joined.size() - 1);
      if (last != null
          && last.start() == edit.start()
          && last.end() == last.start()
          && edit.end() == edit.start()) {
        joined.set(
            joined.size() - 1, new Edit(edit.start(), edit.end(), last.text() + edit.text()));
      } else {
        joined.add(edit);
      }
    }
    return joined;
  }

  /** The source of a tree with these edits, all of which lie within it, applied. */
  public String applyWithin(Tree tree, VisitorState state) {
    StringBuilder text = new StringBuilder();
    int from = Source.start(tree);
    for (Edit edit : edits) {
      text.append(Source.of(from, edit.start(), state)).append(edit.text());
      from = edit.end();
    }
    return text.append(Source.of(from, state.getEndPosition(tree), state)).toString();
  }

  /** Collects the edits of a fix. */
  public static final class Builder {
    private final List<Edit> edits = new ArrayList<>();
    private final TreeSet<String> imports = new TreeSet<>();

    private Builder() {}

    /** Replaces the source of a tree. */
    public Builder replace(Tree tree, String text, VisitorState state) {
      return replace(((JCTree) tree).getStartPosition(), state.getEndPosition(tree), text);
    }

    /** Replaces the characters from {@code start} up to {@code end}. */
    public Builder replace(int start, int end, String text) {
      edits.add(new Edit(start, end, text));
      return this;
    }

    /** Inserts text. */
    public Builder insert(int position, String text) {
      return replace(position, position, text);
    }

    /** Inserts text before a tree. */
    public Builder insertBefore(Tree tree, String text) {
      return insert(((JCTree) tree).getStartPosition(), text);
    }

    /** Inserts text behind a tree. */
    public Builder insertAfter(Tree tree, String text, VisitorState state) {
      return insert(state.getEndPosition(tree), text);
    }

    /** Imports a type; see {@link Imports} for whether its simple name is free. */
    public Builder addImport(String qualifiedName) {
      imports.add(qualifiedName);
      return this;
    }

    /** Takes over what another fix holds. */
    public Builder merge(Builder other) {
      edits.addAll(other.edits);
      imports.addAll(other.imports);
      return this;
    }

    /**
     * The fix.
     *
     * @throws IllegalStateException if two edits overlap
     */
    public Fix build() {
      ImmutableList<Edit> sorted = ImmutableList.sortedCopyOf(edits);
      for (int i = 1; i < sorted.size(); i++) {
        if (sorted.get(i).start() < sorted.get(i - 1).end()) {
          throw new IllegalStateException(
              "overlapping edits: " + sorted.get(i - 1) + ", " + sorted.get(i));
        }
      }
      return new Fix(sorted, ImmutableSortedSet.copyOf(imports));
    }
  }
}
