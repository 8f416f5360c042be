package io.github.uncontended.edit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.fixes.SuggestedFix;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Source;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The edits that remove the cause of one finding. Either all of them are applied or none.
 *
 * <p>A fix is computed from a text that other fixes, of any rule, may change at the same time. What
 * it relies on besides the text that it replaces, and what it changes for code outside of that
 * text, are its claims: the builder's methods from {@link Builder#keepText(Tree, VisitorState)} on.
 *
 * @param edits the replacements, by position, without overlaps
 * @param imports fully qualified names of types to import
 * @param replaced imported names whose import goes with their last use, by {@link UnusedImports}
 * @param claims what decides whether the fix can be applied together with another
 * @param isNameable whether the code can refer to all types that the edits name
 * @param changedMembers the fields and methods that the fix adds, removes or changes
 */
public record Fix(
    ImmutableList<Edit> edits,
    ImmutableSortedSet<String> imports,
    ImmutableSet<ImportedName> replaced,
    ImmutableSet<Claim> claims,
    boolean isNameable,
    ImmutableSet<MemberChange> changedMembers) {
  /** Starts an empty fix. */
  public static Builder builder() {
    return new Builder();
  }

  /** The same fix, with the imported names of which it replaces uses. */
  Fix withReplaced(ImmutableSet<ImportedName> names) {
    return new Fix(edits, imports, names, claims, isNameable, changedMembers);
  }

  /**
   * The same fix, whose insertions of lines begin at the starts of lines: Error Prone shows the
   * first line that a fix changes.
   */
  Fix atLineStarts(CharSequence source) {
    List<Edit> joined = joinedEdits();
    ImmutableList.Builder<Edit> moved = ImmutableList.builder();
    for (int i = 0; i < joined.size(); i++) {
      int next = i + 1 < joined.size() ? joined.get(i + 1).start() : Integer.MAX_VALUE;
      moved.add(joined.get(i).atLineStart(source, next));
    }
    return new Fix(moved.build(), imports, replaced, claims, isNameable, changedMembers);
  }

  /**
   * The same fix in Error Prone's terms.
   *
   * @param unused the names whose import the fix removes
   */
  SuggestedFix toSuggestedFix(Set<ImportedName> unused) {
    SuggestedFix.Builder fix = SuggestedFix.builder();
    for (Edit edit : joinedEdits()) {
      fix.replace(edit.start(), edit.end(), edit.text());
    }
    imports.forEach(fix::addImport);
    for (ImportedName name : unused) {
      if (name.isStatic()) {
        fix.removeStaticImport(name.qualifiedName());
      } else {
        fix.removeImport(name.qualifiedName());
      }
    }
    return fix.build();
  }

  /** The edits, with the insertions at one place joined: Error Prone would make equal ones once. */
  private List<Edit> joinedEdits() {
    List<Edit> joined = new ArrayList<>();
    for (Edit edit : edits) {
      Edit last = joined.isEmpty() ? null : joined.get(joined.size() - 1);
      // An insertion sorts before a replacement with the same start.
      if (last != null && edit.isInsertion() && last.start() == edit.start()) {
        joined.set(joined.size() - 1, last.append(edit.text()));
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

  /** Collects the edits and the claims of a fix. */
  public static final class Builder {
    private final List<Edit> edits = new ArrayList<>();
    private final TreeSet<String> imports = new TreeSet<>();
    private final Set<Claim> claims = new LinkedHashSet<>();
    private boolean isNameable = true;
    private final Set<MemberChange> changedMembers = new LinkedHashSet<>();

    private Builder() {}

    /** Replaces the source of a tree. */
    public Builder replace(Tree tree, String text, VisitorState state) {
      return replace(Source.start(tree), state.getEndPosition(tree), text);
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
      return insert(Source.start(tree), text);
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

    /** The fix adds or removes a field or method, or changes its type or modifiers. */
    public Builder changeMember(MemberChange change) {
      changedMembers.add(change);
      return this;
    }

    /** The fix needs a type that the code cannot name, since declarations hide its names. */
    void cannotName() {
      isNameable = false;
    }

    /** Whether the fix imports another type with the simple name of a type. */
    boolean importsAnotherNamed(String simpleName, String qualifiedName) {
      return imports.stream()
          .anyMatch(it -> it.endsWith("." + simpleName) && !it.equals(qualifiedName));
    }

    /** The fix copies the text of a tree, or is right only for this text. */
    public Builder keepText(Tree tree, VisitorState state) {
      return claim(Claim.Kind.UNCHANGED, tree, "", "", state);
    }

    /** The fix copies the text from {@code start} up to {@code end}, or is right only for it. */
    public Builder keepText(int start, int end) {
      return claim(Claim.of(Claim.Kind.UNCHANGED, start, end));
    }

    /** The edits at {@code start} and at {@code end} enclose the text between them. */
    public Builder enclose(int start, int end) {
      return claim(Claim.of(Claim.Kind.ENCLOSED, start, end));
    }

    /**
     * The fix moves work from an expression to before the statement that contains it: the
     * expression must be evaluated whenever the statement is.
     *
     * @param statement offset of the statement's first character
     */
    public Builder keepInPlace(int statement, ExpressionTree expression, VisitorState state) {
      return claim(Claim.of(Claim.Kind.IN_PLACE, statement, state.getEndPosition(expression)));
    }

    /** The fix evaluates an expression later than now, or not always. */
    public Builder defer(ExpressionTree expression, VisitorState state) {
      return claim(Claim.Kind.DEFERRED, expression, "", "", state);
    }

    /** The fix captures a local variable. */
    public Builder keepEffectivelyFinal(VarSymbol variable) {
      return claim(about(Claim.Kind.EFFECTIVELY_FINAL, variable));
    }

    /** The fix assigns a local variable once more. */
    public Builder reassign(VarSymbol variable) {
      return claim(about(Claim.Kind.REASSIGNED, variable));
    }

    /** The fix declares a local variable in the member that {@code scope} is. */
    Builder declareLocal(String name, Tree scope, VisitorState state) {
      return declareMember(name, scope, "", state);
    }

    /**
     * The fix declares a member of a class.
     *
     * @param inserted the whole text of the insertion; a fix that inserts the same shares it
     */
    Builder declareMember(String name, Tree scope, String inserted, VisitorState state) {
      return claim(Claim.Kind.DECLARED, scope, name, inserted, state);
    }

    /**
     * The fix writes the name of a member.
     *
     * @param owner the class that declares it
     * @param site where it is written
     */
    public Builder reference(String name, ClassTree owner, Tree site, VisitorState state) {
      int end = Source.hasPosition(site, state) ? state.getEndPosition(site) : Source.start(owner);
      return claim(Claim.of(Claim.Kind.REFERENCED, Source.start(owner), end, name));
    }

    /** A local variable is known by where it is declared. */
    private static Claim about(Claim.Kind kind, VarSymbol variable) {
      int declared = Math.max(0, variable.pos);
      return Claim.of(kind, declared, declared, variable.name.toString());
    }

    private Builder claim(
        Claim.Kind kind, Tree tree, String name, String declaration, VisitorState state) {
      // A tree that Lombok made may have no position: it could be anywhere in the file.
      boolean positioned = Source.hasPosition(tree, state);
      int start = positioned ? Source.start(tree) : 0;
      int end = positioned ? state.getEndPosition(tree) : state.getSourceCode().length();
      return claim(new Claim(kind, start, end, name, declaration));
    }

    /** Makes a claim. */
    Builder claim(Claim claim) {
      claims.add(claim);
      return this;
    }

    /** Whether an edit so far replaces the character at an offset. */
    public boolean replaces(int offset) {
      return edits.stream().anyMatch(edit -> edit.start() <= offset && offset < edit.end());
    }

    /** Takes over what another fix holds. */
    public Builder merge(Builder other) {
      edits.addAll(other.edits);
      imports.addAll(other.imports);
      claims.addAll(other.claims);
      changedMembers.addAll(other.changedMembers);
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
      return new Fix(
          sorted,
          ImmutableSortedSet.copyOf(imports),
          ImmutableSet.of(),
          ImmutableSet.copyOf(claims),
          isNameable,
          ImmutableSet.copyOf(changedMembers));
    }
  }
}
