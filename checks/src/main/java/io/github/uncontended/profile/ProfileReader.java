package io.github.uncontended.profile;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the text form of a {@link Profile}, strictly: a row that is misread would mislead. */
final class ProfileReader {
  /** How many columns of names a row has after its kind, and how many of figures follow. */
  private static final int NAMES = 6;

  private static final int FIGURES = 6;

  /** Version 1 has the site, the callee and the object only. */
  private static final int NAMES_OF_VERSION_1 = 3;

  /** Versions 1 and 2 have no deviation. */
  private static final int FIGURES_OF_VERSION_2 = 5;

  /** Half a unit of the last digit, in thousandths. */
  private static final int MAX_CARRY = 500;

  /** Decimal places of a millisecond that make nanoseconds. */
  private static final int MILLIS_SCALE = 6;

  private static final int SECONDS_SCALE = 9;
  private static final String RECORDED = "# recorded ";
  private static final String TOTALS = "# totals ";
  private static final String THRESHOLDS = "# thresholds ";
  private static final String RECORDING_MAGIC = "FLR\0";
  private static final String MAKE_ANEW = "; make it anew with 'uncontended profile'";

  private final Path file;
  private final List<ProfileRow> rows = new ArrayList<>();
  private final Map<ProfileKind, Long> thresholds = new EnumMap<>(ProfileKind.class);
  private final Map<ProfileKind, Long> totals = new EnumMap<>(ProfileKind.class);
  private final Set<Integer> runtimes = new HashSet<>();

  /** Few methods of libraries are called in many places. */
  private final Map<String, Optional<ProfileFrame>> callees = new HashMap<>();

  /** Thousands of methods have few descriptors. */
  private final Set<String> descriptors = new HashSet<>();

  /** The row before, and where its figures begin. */
  private String previous = "";

  private int previousEnd;

  private long recordedNanos = -1;
  private long threadNanos = -1;
  private int recordings;
  private int threads;
  private int line;
  private int names = NAMES;
  private int figures = FIGURES;

  private ProfileReader(Path file) {
    this.file = file;
  }

  static Profile read(Path given) throws ProfileException {
    Path file = given.toAbsolutePath().normalize();
    String text;
    try {
      text = Files.readString(file, UTF_8);
    } catch (NoSuchFileException e) {
      throw new ProfileException("there is no profile " + file, e);
    } catch (CharacterCodingException e) {
      String why =
          isRecording(file)
              ? " is a recording; fold it with 'uncontended profile'"
              : " is no profile: it is not UTF-8 text" + MAKE_ANEW;
      throw new ProfileException(file + why, e);
    } catch (IOException e) {
      String why = Files.isDirectory(file) ? "it is a folder" : e.toString();
      throw new ProfileException("the profile " + file + " cannot be read: " + why, e);
    }
    return new ProfileReader(file).parse(text);
  }

  /** Whether a file begins as the recordings of Flight Recorder do. */
  private static boolean isRecording(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(RECORDING_MAGIC.length()), ISO_8859_1)
          .equals(RECORDING_MAGIC);
    } catch (IOException e) {
      return false;
    }
  }

  private Profile parse(String text) throws ProfileException {
    if (text.isEmpty()) {
      throw new ProfileException(file + " is empty, so it is no profile" + MAKE_ANEW);
    }
    int start = 0;
    while (start < text.length()) {
      int newline = text.indexOf('\n', start);
      if (newline < 0) {
        throw new ProfileException(file + " ends within its last line" + MAKE_ANEW);
      }
      // A checkout may have put carriage returns there.
      boolean carriage = newline > start && text.charAt(newline - 1) == '\r';
      line++;
      parseLine(text.substring(start, carriage ? newline - 1 : newline));
      start = newline + 1;
    }
    if (recordedNanos < 0) {
      throw new ProfileException(file + " does not say how long was recorded" + MAKE_ANEW);
    }
    if (threadNanos < 0) {
      // Version 1 does not have it; its threads may have been idle.
      threadNanos =
          threads > 0 && recordedNanos > Long.MAX_VALUE / threads
              ? Long.MAX_VALUE
              : recordedNanos * Math.max(1, threads);
    }
    return new Profile(
        new ProfileHeader(
            recordedNanos, recordings, threads, threadNanos, runtimes, thresholds, totals),
        rows);
  }

  private void parseLine(String text) throws ProfileException {
    if (line == 1) {
      parseVersion(text);
    } else if (text.startsWith(RECORDED)) {
      parseRecorded(text);
    } else if (text.startsWith(THRESHOLDS)) {
      parseThresholds(text);
    } else if (text.startsWith(TOTALS)) {
      parseTotals(text);
    } else if (!text.isEmpty() && text.charAt(0) != '#') {
      rows.add(parseRow(text));
    }
  }

  private void parseVersion(String text) throws ProfileException {
    if (!text.startsWith(Profile.MAGIC)) {
      throw new ProfileException(
          file
              + " is no profile: it does not begin with '"
              + Profile.MAGIC.strip()
              + "'"
              + MAKE_ANEW);
    }
    long version = Figure.parse(text, Profile.MAGIC.length(), text.length(), 0);
    if (version > Profile.VERSION) {
      throw new ProfileException(
          file
              + " is a profile of version "
              + version
              + "; this Uncontended reads versions up to "
              + Profile.VERSION
              + ": use the one that made it, or a later one");
    }
    if (version < 1) {
      throw bad("the version is no number");
    }
    names = version == 1 ? NAMES_OF_VERSION_1 : NAMES;
    figures = version <= 2 ? FIGURES_OF_VERSION_2 : FIGURES;
  }

  private void parseRecorded(String text) throws ProfileException {
    long seconds = -1;
    int carry = 0;
    for (String part : text.substring(RECORDED.length()).split(" ", -1)) {
      int equals = part.indexOf('=');
      String name = equals < 0 ? part : part.substring(0, equals);
      switch (name) {
        case "seconds" -> seconds = number(part, equals + 1, part.length(), SECONDS_SCALE, name);
        case "carry" -> carry = carry(part, equals + 1, part.length());
        case "recordings" -> recordings = small(part, equals + 1, part.length(), name);
        case "threads" -> threads = small(part, equals + 1, part.length(), name);
        case "thread-seconds" -> threadNanos = exact(part, equals + 1, SECONDS_SCALE, name);
        case "jdk" -> {
          for (String release : part.substring(equals + 1).split(",", -1)) {
            runtimes.add(small(release, 0, release.length(), name));
          }
        }
        default -> throw bad("'" + name + "' means nothing here");
      }
    }
    if (seconds < 0) {
      throw bad("'seconds' is missing");
    }
    recordedNanos = Figure.exact(seconds, carry);
  }

  private void parseThresholds(String text) throws ProfileException {
    for (String part : text.substring(THRESHOLDS.length()).split(" ", -1)) {
      int equals = Math.max(0, part.indexOf('='));
      Optional<ProfileKind> kind = ProfileKind.of(part.substring(0, equals));
      if (kind.isPresent()) {
        thresholds.put(
            kind.get(), number(part, equals + 1, part.length(), MILLIS_SCALE, "threshold"));
      } else if (!part.isEmpty()) {
        throw bad("'" + part + "' means nothing here");
      }
    }
  }

  private void parseTotals(String text) throws ProfileException {
    for (String part : text.substring(TOTALS.length()).split(" ", -1)) {
      int equals = Math.max(0, part.indexOf('='));
      Optional<ProfileKind> kind = ProfileKind.of(part.substring(0, equals));
      if (kind.isPresent()) {
        totals.put(kind.get(), exact(part, equals + 1, scale(kind.get()), "total"));
      } else if (!part.isEmpty()) {
        throw bad("'" + part + "' means nothing here");
      }
    }
  }

  private ProfileRow parseRow(String text) throws ProfileException {
    int columns = 1 + names + figures;
    int[] ends = new int[columns];
    int start = 0;
    for (int i = 0; i < columns; i++) {
      int tab = text.indexOf('\t', start);
      if ((tab < 0) != (i == columns - 1)) {
        throw bad("a row has " + columns + " columns, separated by tabs");
      }
      ends[i] = tab < 0 ? text.length() : tab;
      start = tab + 1;
    }
    int endOfNames = ends[names];
    if (endOfNames == previousEnd && text.regionMatches(0, previous, 0, previousEnd)) {
      throw bad("the row stands there twice");
    }
    previous = text;
    previousEnd = endOfNames;
    String word = text.substring(0, ends[0]);
    Optional<ProfileKind> kind = ProfileKind.of(word);
    if (kind.isEmpty()) {
      throw bad("'" + word + "' is no kind");
    }
    String object = text.substring(ends[names - 1] + 1, endOfNames);
    int scale = scale(kind.get());
    int carry = ends[names + figures - 1] + 1;
    int comma = text.indexOf(',', carry);
    if (comma < 0) {
      throw bad("the carry is two numbers");
    }
    long count = number(text, endOfNames + 1, ends[names + 1], 0, "count");
    long amount = number(text, ends[names + 1] + 1, ends[names + 2], scale, "amount");
    ProfileRow row =
        new ProfileRow(
            kind.get(),
            path(text, ends),
            object.isEmpty() ? CallPath.NONE : object,
            Figure.exact(count, carry(text, carry, comma)),
            Figure.exact(amount, carry(text, comma + 1, text.length())),
            number(text, ends[names + 2] + 1, ends[names + 3], scale, "max"),
            small(text, ends[names + 3] + 1, ends[names + 4], "threads"));
    return figures == FIGURES
        ? row.withDeviation(number(text, ends[names + 4] + 1, ends[names + 5], scale, "deviation"))
        : row;
  }

  private CallPath path(String text, int[] ends) throws ProfileException {
    String siteText = text.substring(ends[0] + 1, ends[1]);
    ProfileFrame site = frame(siteText, ProfileFrame.parse(siteText, descriptors));
    Optional<ProfileFrame> callee = optionalFrame(text, ends, 2);
    return names == NAMES_OF_VERSION_1
        ? CallPath.of(site, callee)
        : new CallPath(
            site,
            callee,
            optionalFrame(text, ends, 3),
            optionalFrame(text, ends, 4),
            optionalFrame(text, ends, 5));
  }

  private Optional<ProfileFrame> optionalFrame(String text, int[] ends, int column)
      throws ProfileException {
    String name = text.substring(ends[column - 1] + 1, ends[column]);
    return name.equals(CallPath.NONE) ? Optional.empty() : Optional.of(callee(name));
  }

  private static int scale(ProfileKind kind) {
    return kind == ProfileKind.ALLOC ? 0 : MILLIS_SCALE;
  }

  private ProfileFrame callee(String text) throws ProfileException {
    Optional<ProfileFrame> known = callees.get(text);
    if (known == null) {
      known = ProfileFrame.parse(text, descriptors);
      callees.put(text, known);
    }
    return frame(text, known);
  }

  private ProfileFrame frame(String text, Optional<ProfileFrame> parsed) throws ProfileException {
    if (parsed.isEmpty()) {
      throw bad("'" + text + "' is no Class#method(descriptor)");
    }
    return parsed.get();
  }

  private long number(String text, int start, int end, int scale, String what)
      throws ProfileException {
    long value = Figure.parse(text, start, end, scale);
    if (value < 0) {
      throw bad("'" + what + "' is no number");
    }
    return value;
  }

  /** A number and, after a comma, its carry. */
  private long exact(String text, int start, int scale, String what) throws ProfileException {
    int comma = text.indexOf(',', start);
    if (comma < 0) {
      throw bad("'" + what + "' has no carry");
    }
    return Figure.exact(
        number(text, start, comma, scale, what), carry(text, comma + 1, text.length()));
  }

  private int small(String text, int start, int end, String what) throws ProfileException {
    long value = number(text, start, end, 0, what);
    if (value > Integer.MAX_VALUE) {
      throw bad("'" + what + "' is too large");
    }
    return (int) value;
  }

  private int carry(String text, int start, int end) throws ProfileException {
    boolean negative = text.startsWith("-", start);
    long value = Figure.parse(text, negative ? start + 1 : start, end, 0);
    if (value < 0 || value > MAX_CARRY) {
      throw bad("a carry is a number from -" + MAX_CARRY + " to " + MAX_CARRY);
    }
    return (int) (negative ? -value : value);
  }

  private ProfileException bad(String what) {
    return new ProfileException(file + ":" + line + ": " + what + MAKE_ANEW);
  }
}
