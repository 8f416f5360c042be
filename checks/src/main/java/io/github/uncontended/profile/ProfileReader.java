package io.github.uncontended.profile;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
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
  private static final int COLUMNS = 9;

  /** Half a unit of the last digit, in thousandths. */
  private static final int MAX_CARRY = 500;

  /** Decimal places of a millisecond that make nanoseconds. */
  private static final int MILLIS_SCALE = 6;

  private static final int SECONDS_SCALE = 9;
  private static final String RECORDED = "# recorded ";
  private static final String THRESHOLDS = "# thresholds ";
  private static final String MAKE_ANEW = "; make it anew with 'uncontended profile'";

  private final Path file;
  private final List<ProfileRow> rows = new ArrayList<>();
  private final Map<ProfileKind, Long> thresholds = new EnumMap<>(ProfileKind.class);

  /** Few methods of libraries are called in many places. */
  private final Map<String, Optional<ProfileFrame>> callees = new HashMap<>();

  /** Thousands of methods have few descriptors. */
  private final Set<String> descriptors = new HashSet<>();

  /** The row before, and where its figures begin. */
  private String previous = "";

  private int previousEnd;

  private long recordedNanos = -1;
  private int recordings;
  private int threads;
  private int line;

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
      throw new ProfileException(file + " is no profile: it is not UTF-8 text" + MAKE_ANEW, e);
    } catch (IOException e) {
      String why = Files.isDirectory(file) ? "it is a folder" : e.toString();
      throw new ProfileException("the profile " + file + " cannot be read: " + why, e);
    }
    return new ProfileReader(file).parse(text);
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
    return new Profile(recordedNanos, recordings, threads, thresholds, rows);
  }

  private void parseLine(String text) throws ProfileException {
    if (line == 1) {
      parseVersion(text);
    } else if (text.startsWith(RECORDED)) {
      parseRecorded(text);
    } else if (text.startsWith(THRESHOLDS)) {
      parseThresholds(text);
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
              + "; this Uncontended reads version "
              + Profile.VERSION
              + ": use the one that made it, or a later one");
    }
    if (version != Profile.VERSION) {
      throw bad("the version is no number");
    }
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

  private ProfileRow parseRow(String text) throws ProfileException {
    int[] ends = new int[COLUMNS];
    int start = 0;
    for (int i = 0; i < COLUMNS; i++) {
      int tab = text.indexOf('\t', start);
      if ((tab < 0) != (i == COLUMNS - 1)) {
        throw bad("a row has " + COLUMNS + " columns, separated by tabs");
      }
      ends[i] = tab < 0 ? text.length() : tab;
      start = tab + 1;
    }
    if (ends[3] == previousEnd && text.regionMatches(0, previous, 0, previousEnd)) {
      throw bad("the row stands there twice");
    }
    previous = text;
    previousEnd = ends[3];
    String word = text.substring(0, ends[0]);
    Optional<ProfileKind> kind = ProfileKind.of(word);
    if (kind.isEmpty()) {
      throw bad("'" + word + "' is no kind");
    }
    String site = text.substring(ends[0] + 1, ends[1]);
    String callee = text.substring(ends[1] + 1, ends[2]);
    String object = text.substring(ends[2] + 1, ends[3]);
    int scale = kind.get() == ProfileKind.ALLOC ? 0 : MILLIS_SCALE;
    int comma = text.indexOf(',', ends[7]);
    if (comma < 0) {
      throw bad("the carry is two numbers");
    }
    long count = number(text, ends[3] + 1, ends[4], 0, "count");
    long amount = number(text, ends[4] + 1, ends[5], scale, "amount");
    return new ProfileRow(
        kind.get(),
        frame(site, ProfileFrame.parse(site, descriptors)),
        callee.equals("-") ? Optional.empty() : Optional.of(callee(callee)),
        object.isEmpty() ? "-" : object,
        Figure.exact(count, carry(text, ends[7] + 1, comma)),
        Figure.exact(amount, carry(text, comma + 1, text.length())),
        number(text, ends[5] + 1, ends[6], scale, "max"),
        small(text, ends[6] + 1, ends[7], "threads"));
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
