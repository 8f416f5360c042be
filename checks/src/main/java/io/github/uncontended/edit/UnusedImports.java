package io.github.uncontended.edit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import java.util.Set;

/**
 * The imports that fixes leave without a use, and their removal. An import stays where its line
 * holds anything else, or where a comment stands directly above it.
 */
public final class UnusedImports {
  private UnusedImports() {}

  /**
   * A fix that also removes the imports of the names that it replaces, if it, or the fixes that are
   * applied together with it, leave no use of them in the file.
   */
  public static Fix remove(Fix fix, VisitorState state) {
    String source = state.getSourceCode().toString();
    ImmutableSet.Builder<ImportedName> names = ImmutableSet.builder();
    for (ImportBlock.Declaration declaration : ImportBlock.of(source).declarations()) {
      String name = declaration.simpleName();
      ImmutableList<Integer> uses = NameUses.of(state).of(name);
      if (uses.stream().anyMatch(use -> fix.edits().stream().anyMatch(edit -> edit.covers(use)))
          && isAlone(declaration, source)) {
        names.add(new ImportedName(declaration.name(), declaration.isStatic(), uses));
      }
    }
    return Imports.mayLose(state.getPath().getCompilationUnit(), state)
        ? fix
        : fix.withReplaced(names.build());
  }

  /** A text without the declarations that import some names. */
  static String removeFrom(String source, Set<ImportedName> names) {
    StringBuilder text = new StringBuilder(source);
    if (!names.isEmpty()) {
      // From the end, so that the offsets before stay as they are.
      for (ImportBlock.Declaration declaration : ImportBlock.of(source).declarations().reverse()) {
        if (names.stream().anyMatch(declaration::imports) && isAlone(declaration, source)) {
          removeLine(declaration, text);
        }
      }
    }
    return text.toString();
  }

  private static void removeLine(ImportBlock.Declaration declaration, StringBuilder text) {
    int start = lineStart(declaration.start(), text);
    int end = lineEnd(declaration.end(), text);
    int next = behindLineEnd(end, text);
    // The last declaration of a group leaves one of the empty lines around it.
    if ((start == 0 || isBlank(lineStart(start - 1, text), start, text))
        && isBlank(next, lineEnd(next, text), text)) {
      next = behindLineEnd(lineEnd(next, text), text);
    }
    text.delete(start, next);
  }

  /** Whether a declaration has its line alone, and no comment directly above. */
  private static boolean isAlone(ImportBlock.Declaration declaration, String source) {
    int start = lineStart(declaration.start(), source);
    if (!isBlank(start, declaration.start(), source)
        || !isBlank(declaration.end(), lineEnd(declaration.end(), source), source)) {
      return false;
    }
    String above = start == 0 ? "" : source.substring(lineStart(start - 1, source), start).strip();
    return above.isEmpty() || above.startsWith("import") || above.startsWith("package");
  }

  private static boolean isBlank(int start, int end, CharSequence text) {
    return text.subSequence(start, end).toString().isBlank();
  }

  private static int lineStart(int position, CharSequence text) {
    int start = position;
    while (start > 0 && text.charAt(start - 1) != '\n') {
      start--;
    }
    return start;
  }

  private static int lineEnd(int position, CharSequence text) {
    int end = position;
    while (end < text.length() && text.charAt(end) != '\n') {
      end++;
    }
    return end;
  }

  private static int behindLineEnd(int lineEnd, CharSequence text) {
    return Math.min(lineEnd + 1, text.length());
  }
}
