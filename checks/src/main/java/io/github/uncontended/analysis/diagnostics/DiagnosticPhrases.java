package io.github.uncontended.analysis.diagnostics;

import java.util.regex.Pattern;

/** What a sentence says of failure by its own words. */
public final class DiagnosticPhrases {
  /** In lower case, as prose has them: IF NOT EXISTS and IS NOT NULL are SQL. */
  private static final Pattern FAILURE =
      Pattern.compile(
          "\\b(?:"
              + "[Cc]an ?not|[Cc]an't|[Cc]ould(?: not|n't)|[Uu]nable to|[Ff]ail(?:ed|s)?"
              + "|(?:[Dd]oes|[Dd]id|[Dd]o)(?: not|n't)|must (?:be|have|not)|should(?:n't| be| not)"
              + "|[Nn]ot (?:allowed|available|found|permitted|supported|valid)|(?<!if )not exist"
              + "|[Nn]o such|[Ii]nvalid|[Ii]llegal|[Uu]nexpected|[Uu]nknown|[Uu]nsupported"
              + "|[Uu]nrecogni[sz]ed|[Mm]alformed|[Mm]ismatch|denied|exceeds?|lacking|already exists"
              + "|timed out|out of (?:bounds|range)"
              + ")\\b");

  /** Shorter texts are keys and codes, such as failed:%s. */
  private static final int WORDS = 3;

  private DiagnosticPhrases() {}

  /** Whether a text is a sentence about something that went wrong, or is not allowed to. */
  public static boolean tellOfFailure(String text) {
    return text.chars().filter(Character::isWhitespace).limit(WORDS).count() >= WORDS - 1
        && FAILURE.matcher(text).find();
  }
}
