package io.github.uncontended.edit;

/**
 * What a fix relies on, or changes, besides the text that its edits replace. Fixes whose claims
 * contradict each other cannot be applied to the same text; {@link Conflicts} decides that.
 *
 * <p>A claim holds offsets and names only, so that it outlives the trees and is as easy to store as
 * an {@link Edit}.
 *
 * @param kind what the claim says about the range
 * @param start offset of the range's first character, in UTF-16 units of the source as javac read
 *     it
 * @param end offset behind the range's last character
 * @param name the variable or member that the claim is about; empty for the kinds that name none
 * @param declaration the inserted text that declares the member {@code name}; empty for a local
 *     variable and for other kinds
 */
public record Claim(Kind kind, int start, int end, String name, String declaration) {
  /** The kinds of claims, and what contradicts each. */
  public enum Kind {
    /**
     * The text of the range must not change: the fix copies it, or is right only for what it says.
     * Contradicted by an edit inside the range.
     */
    UNCHANGED,
    /**
     * The fix encloses the range in text that belongs together, such as two braces. Contradicted by
     * an insertion at the start or the end of the range: it could land on either side.
     */
    ENCLOSED,
    /**
     * Whenever the start of the range (a statement) is evaluated, so is its end (an expression).
     * Contradicted by {@link #DEFERRED} for a range that holds the end and not the start.
     */
    IN_PLACE,
    /** The fix evaluates the range later, or not always, as in the body of a new lambda. */
    DEFERRED,
    /**
     * A local variable must stay effectively final. Contradicted by {@link #REASSIGNED}. The range
     * is where the variable is declared.
     */
    EFFECTIVELY_FINAL,
    /** The fix assigns a local variable once more. The range is where the variable is declared. */
    REASSIGNED,
    /**
     * The fix declares a new name, whose scope is the range. Contradicted by {@link #DECLARED} for
     * the same name in the same scope, unless both are the same declaration of a member, which is
     * then made once.
     */
    DECLARED,
    /**
     * The fix writes a name. The range reaches from the start of the scope in which the name is
     * declared to the end of where it is written. Contradicted by {@link #DECLARED} for the same
     * name in a scope that starts later and would hide it.
     */
    REFERENCED
  }

  /** Checks that the range is one. */
  public Claim {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("not a range: " + start + ".." + end);
    }
  }

  /** A claim that names nothing. */
  static Claim of(Kind kind, int start, int end) {
    return new Claim(kind, start, end, "", "");
  }

  /** A claim about a name. */
  static Claim of(Kind kind, int start, int end, String name) {
    return new Claim(kind, start, end, name, "");
  }

  /** Whether no text satisfies this claim and another fix's. */
  boolean contradicts(Claim other) {
    return excludes(other) || other.excludes(this);
  }

  private boolean excludes(Claim other) {
    return switch (kind) {
      case DEFERRED -> other.kind == Kind.IN_PLACE && separates(other);
      case REASSIGNED -> other.kind == Kind.EFFECTIVELY_FINAL && isOfSameName(other);
      case DECLARED ->
          other.kind == Kind.DECLARED
              ? isOfSameName(other) && !isSameMember(other)
              : other.kind == Kind.REFERENCED && name.equals(other.name) && separates(other);
      default -> false;
    };
  }

  /** Whether this range holds the end of the other and not its start. */
  private boolean separates(Claim other) {
    return other.start < start && start < other.end && other.end <= end;
  }

  private boolean isOfSameName(Claim other) {
    return name.equals(other.name) && start == other.start && end == other.end;
  }

  private boolean isSameMember(Claim other) {
    return !declaration.isEmpty() && declaration.equals(other.declaration);
  }

  /** Whether another fix's edit contradicts this claim. */
  boolean contradicts(Edit edit) {
    return switch (kind) {
      case UNCHANGED -> edit.start() < end && start < edit.end();
      case ENCLOSED -> edit.isInsertion() && (edit.start() == start || edit.start() == end);
      default -> false;
    };
  }
}
