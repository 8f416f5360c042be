package io.github.uncontended.analysis.monitors;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.errorprone.VisitorState;
import com.sun.source.util.TreePath;
import io.github.uncontended.analysis.syntax.Comments;
import java.util.regex.Pattern;

/**
 * Whether a comment gives the reason why a lock is fair: it speaks of fairness, of starvation, of
 * first come, first served, or of the order of the threads that wait. An order without those who
 * stand in it is another one, such as that of a customer.
 */
public final class FairnessReason {
  private static final Pattern FAIRNESS =
      Pattern.compile(
          "\\b(fair|fairly|fairness|starv(e|es|ed|ing|ation)|fifo|barg(e|es|ed|ing))\\b"
              + "|\\bfirst[- ]come|\\bfirst[- ]in\\b");

  /** Words of a sequence, or of a lock that does not keep one. */
  private static final Pattern SEQUENCE =
      Pattern.compile(
          "\\border (of|in which)\\b|\\bin (\\w+ )?order\\b|\\border(ed|ing)\\b|\\b(long|old)est\\b"
              + "|\\bunfair(ly|ness)?\\b");

  private static final Pattern CONTENDERS =
      Pattern.compile(
          "\\b(thread|reader|writer|caller|request|consumer|producer)s?\\b|\\b(wait|arriv|acqui)");

  private static final Splitter SENTENCES = Splitter.on(Pattern.compile("[.;:!?]"));

  private FairnessReason() {}

  /** Whether a comment of the statement or member around a place gives such a reason. */
  public static boolean isGivenAt(TreePath place, VisitorState state) {
    return Comments.describing(place, state).stream()
        // A parameter's name, as in "fair=", is no reason.
        .filter(comment -> !comment.contains("=*/") && !comment.contains("= */"))
        .map(Ascii::toLowerCase)
        .anyMatch(FairnessReason::isReason);
  }

  private static boolean isReason(String comment) {
    String text = comment.replaceAll("[\\s*]+", " ").replace("in order to", "");
    return FAIRNESS.matcher(text).find()
        || SENTENCES
            .splitToStream(text)
            .anyMatch(it -> SEQUENCE.matcher(it).find() && CONTENDERS.matcher(it).find());
  }
}
