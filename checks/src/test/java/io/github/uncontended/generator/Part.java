package io.github.uncontended.generator;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * A node of a generated program: text and further nodes. The minimizer leaves out optional nodes
 * and puts expressions in the place of expressions around them.
 */
final class Part {
  /** What may become of a node. */
  enum Role {
    FIXED,
    OPTIONAL,
    EXPRESSION
  }

  private final Role role;
  private final ImmutableList<Object> pieces;

  private Part(Role role, List<Object> pieces) {
    this.role = role;
    this.pieces = ImmutableList.copyOf(pieces);
  }

  /** A node that stays. */
  static Part of(Object... pieces) {
    return new Part(Role.FIXED, List.of(pieces));
  }

  /** A node that the program may do without. */
  static Part optional(Object... pieces) {
    return new Part(Role.OPTIONAL, List.of(pieces));
  }

  /** A node that an expression inside may stand for. */
  static Part expression(Object... pieces) {
    return new Part(Role.EXPRESSION, List.of(pieces));
  }

  /** The text of a template around a node, which takes the place of each {@code @E}. */
  static ImmutableList<Object> around(String template, Part inner) {
    ImmutableList.Builder<Object> pieces = ImmutableList.builder();
    int done = 0;
    for (int at = template.indexOf("@E"); at >= 0; at = template.indexOf("@E", done)) {
      pieces.add(template.substring(done, at)).add(inner);
      done = at + 2;
    }
    return pieces.add(template.substring(done)).build();
  }

  Role role() {
    return role;
  }

  /** The nodes directly inside. */
  ImmutableList<Part> children() {
    return pieces.stream()
        .filter(Part.class::isInstance)
        .map(Part.class::cast)
        .collect(ImmutableList.toImmutableList());
  }

  /** The expressions inside that no other expression of this node holds. */
  ImmutableList<Part> operands() {
    List<Part> found = new ArrayList<>();
    for (Part child : children()) {
      if (child.role == Role.EXPRESSION) {
        found.add(child);
      } else {
        found.addAll(child.operands());
      }
    }
    return found.stream().distinct().collect(ImmutableList.toImmutableList());
  }

  /** What has become of some nodes; a node without an entry is as it was. */
  static final class Reduction {
    private static final Part NOTHING = of();

    private final IdentityHashMap<Part, Part> replaced = new IdentityHashMap<>();

    Reduction() {}

    private Reduction(Reduction other) {
      replaced.putAll(other.replaced);
    }

    Reduction without(List<Part> parts) {
      Reduction result = new Reduction(this);
      parts.forEach(part -> result.replaced.put(part, NOTHING));
      return result;
    }

    Reduction with(Part part, Part inner) {
      Reduction result = new Reduction(this);
      result.replaced.put(part, inner);
      return result;
    }

    /** The node that now stands where {@code part} stood. */
    Part of(Part part) {
      Part at = part;
      while (replaced.containsKey(at)) {
        at = replaced.get(at);
      }
      return at;
    }

    private static Part of() {
      return Part.of();
    }
  }

  /** The text of this node. */
  String text(Reduction reduction) {
    StringBuilder text = new StringBuilder();
    append(reduction, text);
    return text.toString();
  }

  private void append(Reduction reduction, StringBuilder text) {
    for (Object piece : reduction.of(this).pieces) {
      if (piece instanceof Part part) {
        part.append(reduction, text);
      } else {
        text.append(piece);
      }
    }
  }
}
