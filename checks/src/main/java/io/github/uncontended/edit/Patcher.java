package io.github.uncontended.edit;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Applies fixes to a source text.
 *
 * <p>A fix is applied whole or not at all. One that meets the edits of an earlier one waits: its
 * finding, if it still stands, comes back with the next analysis of the patched text.
 *
 * <p>Two insertions at the same place are let through where both are lines of their own (they hold
 * a line end): equal ones are made once, others follow each other in the order of the fixes. Inside
 * a line nobody can tell which of two goes first, so the later fix waits.
 */
public final class Patcher {
  private final String source;
  private final String lineEnd;
  private final List<Edit> replacements = new ArrayList<>();
  private final Map<Integer, Set<String>> insertions = new TreeMap<>();
  private final Set<String> imports = new TreeSet<>();

  private Patcher(String source) {
    this.source = source;
    int firstEnd = source.indexOf('\n');
    this.lineEnd = firstEnd > 0 && source.charAt(firstEnd - 1) == '\r' ? "\r\n" : "\n";
  }

  /**
   * A patched text.
   *
   * @param text the source with the applied fixes
   * @param skipped the fixes that wait for the next round, in their order
   */
  public record Result(String text, ImmutableList<Fix> skipped) {}

  /** Applies as many of the fixes as fit together, the earlier before the later. */
  public static Result apply(String source, List<Fix> fixes) {
    Patcher patcher = new Patcher(source);
    ImmutableList.Builder<Fix> skipped = ImmutableList.builder();
    for (Fix fix : fixes) {
      if (!patcher.accept(fix)) {
        skipped.add(fix);
      }
    }
    return new Result(patcher.text(), skipped.build());
  }

  private boolean accept(Fix fix) {
    List<Edit> merged = mergeInsertions(fix.edits());
    for (Edit edit : merged) {
      if (edit.end() > source.length()) {
        throw new IllegalArgumentException("behind the end of the source: " + edit);
      }
      if (meetsEarlier(edit)) {
        return false;
      }
    }
    for (Edit edit : merged) {
      if (isInsertion(edit)) {
        insertions.computeIfAbsent(edit.start(), at -> new LinkedHashSet<>()).add(edit.text());
      } else {
        replacements.add(edit);
      }
    }
    imports.addAll(fix.imports());
    return true;
  }

  /**
   * Makes several insertions of one fix at one place, the parts of one text, a single edit, unless
   * they are lines that another fix may bring as well.
   */
  private static List<Edit> mergeInsertions(List<Edit> edits) {
    List<Edit> merged = new ArrayList<>();
    for (Edit edit : edits) {
      Edit last = merged.isEmpty() ? null : merged.get(merged.size() - 1);
      if (last != null
          && isInsertion(edit)
          && isInsertion(last)
          && last.start() == edit.start()
          && !(isLines(last) && isLines(edit))) {
        merged.set(
            merged.size() - 1, new Edit(edit.start(), edit.end(), last.text() + edit.text()));
      } else {
        merged.add(edit);
      }
    }
    return merged;
  }

  private boolean meetsEarlier(Edit edit) {
    for (Edit earlier : replacements) {
      if (edit.start() < earlier.end() && earlier.start() < edit.end()) {
        return true;
      }
      if (isInsertion(edit) && !isLines(edit) && touches(edit.start(), earlier)) {
        return true;
      }
    }
    if (isInsertion(edit)) {
      Set<String> here = insertions.get(edit.start());
      return here != null
          && !(isLines(edit) && here.stream().allMatch(text -> text.indexOf('\n') >= 0));
    }
    for (Map.Entry<Integer, Set<String>> earlier : insertions.entrySet()) {
      int at = earlier.getKey();
      if (edit.start() < at && at < edit.end()) {
        return true;
      }
      if (touches(at, edit) && earlier.getValue().stream().anyMatch(t -> t.indexOf('\n') < 0)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isInsertion(Edit edit) {
    return edit.start() == edit.end();
  }

  private static boolean isLines(Edit edit) {
    return edit.text().indexOf('\n') >= 0;
  }

  private static boolean touches(int position, Edit edit) {
    return position == edit.start() || position == edit.end();
  }

  private String text() {
    // Per position: what is inserted there, then what is replaced from there on.
    TreeMap<Integer, StringBuilder> inserted = new TreeMap<>();
    insertions.forEach((at, texts) -> inserted.put(at, new StringBuilder(String.join("", texts))));
    ImportBlock.of(source)
        .insertions(imports)
        .forEach(
            (at, lines) ->
                inserted.computeIfAbsent(at, key -> new StringBuilder()).insert(0, lines));
    Map<Integer, Edit> replaced = new LinkedHashMap<>();
    replacements.forEach(edit -> replaced.put(edit.start(), edit));
    TreeSet<Integer> positions = new TreeSet<>(inserted.keySet());
    positions.addAll(replaced.keySet());

    StringBuilder text = new StringBuilder(source.length() + 256);
    int done = 0;
    for (int at : positions) {
      // An import can fall into a replaced part of the head: it then follows.
      int position = Math.max(at, done);
      text.append(source, done, position);
      done = position;
      StringBuilder added = inserted.get(at);
      if (added != null) {
        text.append(withLineEnds(added.toString()));
      }
      Edit edit = replaced.get(at);
      if (edit != null) {
        text.append(withLineEnds(edit.text()));
        done = edit.end();
      }
    }
    return text.append(source, done, source.length()).toString();
  }

  private String withLineEnds(String text) {
    return text.replace("\r\n", "\n").replace("\n", lineEnd);
  }
}
