package io.github.uncontended.profile;

import java.util.Optional;

/**
 * The frames of a stack trace that a {@link ProfileRow} keeps.
 *
 * @param site the innermost method of the application
 * @param callee the method that the site called; empty if the site itself waited or ran
 * @param library the innermost method outside the JDK, if it is a library's that the site called
 * @param entry the method of the JDK that the library called; empty if there is no library, or if
 *     it waited or ran itself
 * @param holder the method of the JDK that acquires the lock, or that waits; empty if it is the
 *     site's or the library's
 */
public record CallPath(
    ProfileFrame site,
    Optional<ProfileFrame> callee,
    Optional<ProfileFrame> library,
    Optional<ProfileFrame> entry,
    Optional<ProfileFrame> holder) {
  static final String NONE = "-";

  /** A path of which only the site and its callee are known. */
  public static CallPath of(ProfileFrame site, Optional<ProfileFrame> callee) {
    return new CallPath(site, callee, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** The innermost method outside the JDK: the library's, or else the site. */
  public ProfileFrame nearest() {
    return library.orElse(site);
  }

  /** What the innermost method outside the JDK called. */
  public Optional<ProfileFrame> calledByNearest() {
    return library.isPresent() ? entry : callee;
  }

  /** The frames as they stand in the file. */
  @Override
  public String toString() {
    return String.join(
        "\t", site.toString(), text(callee), text(library), text(entry), text(holder));
  }

  private static String text(Optional<ProfileFrame> frame) {
    return frame.isPresent() ? frame.get().toString() : NONE;
  }
}
