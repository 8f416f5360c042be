package io.github.uncontended.edit;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Applies fixes to a source text.
 *
 * <p>A fix is applied whole or not at all. One that {@linkplain Conflicts conflicts} with an
 * earlier fix is skipped: if its finding still stands, the next analysis of the patched text
 * reports it again.
 */
public final class Patcher {
  private final String source;
  private final String lineEnd;
  private final Conflicts admitted = new Conflicts(Conflicts.Insertions.SEPARATE);

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
      if (!patcher.admit(fix)) {
        skipped.add(fix);
      }
    }
    return new Result(patcher.text(), skipped.build());
  }

  private boolean admit(Fix fix) {
    for (Edit edit : fix.edits()) {
      if (edit.end() > source.length()) {
        throw new IllegalArgumentException("behind the end of the source: " + edit);
      }
    }
    return admitted.admit(fix);
  }

  private String text() {
    // Per position: what is inserted there, then what is replaced from there on.
    TreeMap<Integer, StringBuilder> inserted = new TreeMap<>();
    admitted
        .insertions()
        .forEach((at, texts) -> inserted.put(at, new StringBuilder(String.join("", texts))));
    ImportBlock.of(source)
        .insertions(admitted.imports())
        .forEach(
            (at, lines) ->
                inserted.computeIfAbsent(at, key -> new StringBuilder()).insert(0, lines));
    Map<Integer, Edit> replaced = new LinkedHashMap<>();
    admitted.replacements().forEach(edit -> replaced.put(edit.start(), edit));
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
    text.append(source, done, source.length());
    return UnusedImports.removeFrom(text.toString(), admitted.unused());
  }

  private String withLineEnds(String text) {
    return text.replace("\r\n", "\n").replace("\n", lineEnd);
  }
}
