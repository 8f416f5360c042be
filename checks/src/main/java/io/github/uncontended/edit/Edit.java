package io.github.uncontended.edit;

/**
 * One replacement in a source file.
 *
 * @param start offset of the first replaced character, in UTF-16 units of the source as javac read
 *     it
 * @param end offset behind the last replaced character; equal to {@code start} for an insertion
 * @param text what stands there afterwards
 */
public record Edit(int start, int end, String text) implements Comparable<Edit> {
  /** Checks that the range is one. */
  public Edit {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("not a range: " + start + ".." + end);
    }
  }

  @Override
  public int compareTo(Edit other) {
    int byStart = Integer.compare(start, other.start);
    return byStart != 0 ? byStart : Integer.compare(end, other.end);
  }
}
