package io.github.uncontended.runner.dependencies;

/** A version of an artifact. */
public record Coordinates(String group, String artifact, String version)
    implements Comparable<Coordinates> {
  /** The coordinates without the version. */
  public String key() {
    return group + ":" + artifact;
  }

  /** The same artifact in another version. */
  public Coordinates withVersion(String other) {
    return new Coordinates(group, artifact, other);
  }

  @Override
  public int compareTo(Coordinates other) {
    return toString().compareTo(other.toString());
  }

  @Override
  public String toString() {
    return key() + ":" + version;
  }
}
