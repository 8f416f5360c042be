package io.github.uncontended.edit;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The import declarations of a source text, and the positions of new ones.
 *
 * <p>Works on text alone: {@link Patcher} also applies fixes outside of a compilation, when the
 * trees are gone. {@link Imports} answers the other half of the question, during the compilation
 * and from symbols: whether an import is needed and allowed at all.
 */
final class ImportBlock {
  private static final Comparator<Declaration> STATIC_FIRST =
      Comparator.comparing((Declaration it) -> !it.isStatic()).thenComparing(Declaration::name);

  private final String source;
  private final ImmutableList<Declaration> declarations;

  /** Where the first import goes if there is none. */
  private final int empty;

  /** Whether a package declaration stands before {@link #empty}. */
  private final boolean behindPackage;

  private ImportBlock(
      String source, ImmutableList<Declaration> declarations, int empty, boolean behindPackage) {
    this.source = source;
    this.declarations = declarations;
    this.empty = empty;
    this.behindPackage = behindPackage;
  }

  /** One {@code import}; {@code start} and {@code end} enclose its characters. */
  record Declaration(boolean isStatic, String name, int start, int end) {
    String simpleName() {
      return name.substring(name.lastIndexOf('.') + 1);
    }

    boolean imports(ImportedName imported) {
      return isStatic == imported.isStatic() && name.equals(imported.qualifiedName());
    }
  }

  /** The declarations in the order of the text. */
  ImmutableList<Declaration> declarations() {
    return declarations;
  }

  /** Reads the head of a source text, up to its first type or module. */
  static ImportBlock of(String source) {
    return new Reader(source).read();
  }

  /**
   * The insertions that import the given types: by position, the lines to insert there.
   *
   * @param names fully qualified names; those already imported are left out
   */
  Map<Integer, String> insertions(Collection<String> names) {
    Set<String> missing = new TreeSet<>(names);
    declarations.stream()
        .filter(declaration -> !declaration.isStatic())
        .map(Declaration::name)
        .forEach(missing::remove);
    Map<Integer, String> insertions = new TreeMap<>();
    if (missing.isEmpty()) {
      return insertions;
    }
    if (declarations.isEmpty()) {
      String lines = missing.stream().map(ImportBlock::line).collect(Collectors.joining("\n"));
      insertions.put(
          behindPackage ? endOfLine(empty) : empty,
          behindPackage ? "\n\n" + lines : lines + "\n\n");
      return insertions;
    }
    for (String name : missing) {
      List<Declaration> near = isSorted() ? declarations : sharingMost(name);
      Declaration before = lastBefore(name, near);
      Declaration first = firstOfTypes(near);
      if (before == null) {
        insertions.merge(near.get(0).start(), line(name) + "\n", String::concat);
      } else if (before.isStatic() && first != null) {
        // Not to the static ones, which an empty line parts from those of types.
        insertions.merge(first.start(), line(name) + "\n", String::concat);
      } else if (before.isStatic()) {
        int end = endOfLine(before.end());
        insertions.merge(
            end, (insertions.containsKey(end) ? "\n" : "\n\n") + line(name), String::concat);
      } else {
        insertions.merge(endOfLine(before.end()), "\n" + line(name), String::concat);
      }
    }
    return insertions;
  }

  /** The first of some declarations that is not static; null if all are. */
  private static Declaration firstOfTypes(List<Declaration> declarations) {
    return declarations.stream().filter(it -> !it.isStatic()).findFirst().orElse(null);
  }

  /** The last of some declarations that a new one goes behind; null if it goes before all. */
  private static Declaration lastBefore(String name, List<Declaration> near) {
    Declaration added = new Declaration(false, name, 0, 0);
    Declaration before = null;
    for (Declaration declaration : near) {
      if (STATIC_FIRST.compare(declaration, added) < 0) {
        before = declaration;
      }
    }
    return before;
  }

  /**
   * The declarations that share most of their package with a name: where the order is not that of
   * names, a new one goes to them. All of them if none is of a type.
   */
  private List<Declaration> sharingMost(String name) {
    int most =
        declarations.stream()
            .filter(it -> !it.isStatic())
            .mapToInt(it -> sharedPackages(it.name(), name))
            .max()
            .orElse(0);
    List<Declaration> near =
        declarations.stream()
            .filter(it -> !it.isStatic() && sharedPackages(it.name(), name) == most)
            .toList();
    return near.isEmpty() ? declarations : near;
  }

  private boolean isSorted() {
    for (int i = 1; i < declarations.size(); i++) {
      if (STATIC_FIRST.compare(declarations.get(i - 1), declarations.get(i)) > 0) {
        return false;
      }
    }
    return true;
  }

  private static int sharedPackages(String a, String b) {
    int shared = 0;
    for (int i = 0; i < Math.min(a.length(), b.length()) && a.charAt(i) == b.charAt(i); i++) {
      if (a.charAt(i) == '.') {
        shared++;
      }
    }
    return shared;
  }

  /** Offset behind a position and the comment that follows it on its line. */
  private int endOfLine(int position) {
    int end = position;
    while (end < source.length() && source.charAt(end) != '\n' && source.charAt(end) != '\r') {
      end++;
    }
    return source.substring(position, end).strip().startsWith("//") ? end : position;
  }

  private static String line(String name) {
    return "import " + name + ";";
  }

  /** Scans white space, comments, names and punctuation. */
  private static final class Reader {
    private final String source;
    private int position;

    /** Behind the last comment that an empty line parts from what follows. */
    private int behindHeader;

    private Reader(String source) {
      this.source = source;
    }

    private ImportBlock read() {
      List<Declaration> declarations = new ArrayList<>();
      boolean behindPackage = false;
      skipBlanks();
      int empty = behindHeader;
      while (position < source.length()) {
        int start = position;
        if (source.charAt(position) == ';') {
          position++;
        } else if (source.charAt(position) == '@') {
          skipAnnotation();
        } else {
          String word = word();
          if (word.equals("package") && !behindPackage) {
            nameUntilSemicolon();
            behindPackage = true;
            empty = position;
          } else if (word.equals("import")) {
            skipBlanks();
            int name = position;
            boolean isStatic = word().equals("static");
            if (!isStatic) {
              position = name;
            }
            declarations.add(new Declaration(isStatic, nameUntilSemicolon(), start, position));
          } else {
            break;
          }
        }
        skipBlanks();
      }
      return new ImportBlock(source, ImmutableList.copyOf(declarations), empty, behindPackage);
    }

    /** Skips an annotation, or the keyword of an annotation type. */
    private void skipAnnotation() {
      position++;
      skipBlanks();
      word();
      skipBlanks();
      while (position < source.length() && source.charAt(position) == '.') {
        position++;
        skipBlanks();
        word();
        skipBlanks();
      }
      if (position < source.length() && source.charAt(position) == '(') {
        int depth = 0;
        do {
          char c = source.charAt(position);
          if (c == '"' || c == '\'') {
            skipLiteral(c);
            continue;
          }
          depth += c == '(' ? 1 : c == ')' ? -1 : 0;
          position++;
          skipBlanks();
        } while (depth > 0 && position < source.length());
      }
    }

    private void skipLiteral(char quote) {
      for (position++; position < source.length() && source.charAt(position) != quote; position++) {
        if (source.charAt(position) == '\\') {
          position++;
        }
      }
      position++;
    }

    private String word() {
      int start = position;
      while (position < source.length()
          && Character.isJavaIdentifierPart(source.charAt(position))) {
        position++;
      }
      return source.substring(start, position);
    }

    private String nameUntilSemicolon() {
      StringBuilder name = new StringBuilder();
      skipBlanks();
      while (position < source.length() && source.charAt(position) != ';') {
        name.append(source.charAt(position++));
        skipBlanks();
      }
      position = Math.min(position + 1, source.length());
      return name.toString();
    }

    private void skipBlanks() {
      int lineEnds = 0;
      boolean comment = false;
      while (position < source.length()) {
        if (source.startsWith("/*", position)) {
          int end = source.indexOf("*/", position + 2);
          position = end < 0 ? source.length() : end + 2;
          lineEnds = 0;
          comment = true;
        } else if (source.startsWith("//", position)) {
          int end = source.indexOf('\n', position);
          position = end < 0 ? source.length() : end;
          lineEnds = 0;
          comment = true;
        } else if (Character.isWhitespace(source.charAt(position))) {
          if (source.charAt(position) == '\n' && ++lineEnds > 1 && comment) {
            behindHeader = position + 1;
          }
          position++;
        } else {
          return;
        }
      }
    }
  }
}
