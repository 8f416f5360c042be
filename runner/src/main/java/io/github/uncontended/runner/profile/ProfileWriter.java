package io.github.uncontended.runner.profile;

import com.google.common.base.Joiner;
import io.github.uncontended.profile.Figure;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.profile.ProfileRow;
import java.util.TreeSet;

/** Writes the text form of a {@link Profile}. */
public final class ProfileWriter {
  private static final String COLUMNS =
      "# kind\tsite\tcallee\tlibrary\tentry\tholder\tobject\tcount\tamount\tmax\tthreads\tdeviation\tcarry\n";
  private static final int MILLIS_SCALE = 6;
  private static final int SECONDS_SCALE = 9;

  private ProfileWriter() {}

  /** The contents of the file. */
  public static String text(Profile profile) {
    StringBuilder text = new StringBuilder();
    text.append(Profile.MAGIC).append(Profile.VERSION).append('\n');
    text.append("# recorded seconds=")
        .append(Figure.decimal(profile.recordedNanos(), SECONDS_SCALE))
        .append(" carry=")
        .append(Figure.carry(profile.recordedNanos()))
        .append(" recordings=")
        .append(profile.recordings())
        .append(" threads=")
        .append(Figure.rounded(profile.threads()))
        .append(" thread-seconds=")
        .append(Figure.decimal(profile.header().threadNanos(), SECONDS_SCALE))
        .append(',')
        .append(Figure.carry(profile.header().threadNanos()));
    if (!profile.header().runtimes().isEmpty()) {
      text.append(" jdk=").append(Joiner.on(',').join(profile.header().runtimes()));
    }
    text.append('\n');
    text.append("# thresholds");
    for (ProfileKind kind : ProfileKind.values()) {
      Long threshold = profile.thresholds().get(kind);
      if (threshold != null) {
        String millis = Figure.decimal(threshold, MILLIS_SCALE);
        text.append(' ').append(kind.word()).append('=').append(millis);
      }
    }
    text.append("\n# totals");
    for (ProfileKind kind : ProfileKind.values()) {
      if (profile.total(kind) > 0) {
        text.append(' ')
            .append(kind.word())
            .append('=')
            .append(Figure.decimal(profile.total(kind), scale(kind)))
            .append(',')
            .append(Figure.carry(profile.total(kind)));
      }
    }
    text.append('\n').append(COLUMNS);
    for (ProfileRow row : new TreeSet<>(profile.rows())) {
      append(row, text);
    }
    return text.toString();
  }

  private static void append(ProfileRow row, StringBuilder text) {
    int scale = scale(row.kind());
    text.append(row.kind().word())
        .append('\t')
        .append(row.key())
        .append('\t')
        .append(Figure.rounded(row.count()))
        .append('\t')
        .append(Figure.decimal(row.amount(), scale))
        .append('\t')
        .append(Figure.decimal(row.max(), scale))
        .append('\t')
        .append(Figure.rounded(row.threads()))
        .append('\t')
        .append(Figure.decimal(row.deviation(), scale))
        .append('\t')
        .append(Figure.carry(row.count()))
        .append(',')
        .append(Figure.carry(row.amount()))
        .append('\n');
  }

  private static int scale(ProfileKind kind) {
    return kind == ProfileKind.ALLOC ? 0 : MILLIS_SCALE;
  }
}
