package io.github.uncontended.generator;

/**
 * An alternative of the grammar. All of them are constants of enums, so that a scenario can list
 * what it was made of.
 *
 * <p>Templates are Java with placeholders: {@code #} makes a name unique in the program, {@code @M}
 * stands for the modifiers of a member, {@code @E} for the expression inside, {@code @T} for its
 * type, {@code @B} for the boxed type, {@code @D} for another value of that type, and {@code @N}
 * for a value of that type that may be null.
 */
interface Production {
  /** The constant's name. */
  String name();

  /** The lowest {@code --release} that takes the template. */
  default int release() {
    return 8;
  }
}
