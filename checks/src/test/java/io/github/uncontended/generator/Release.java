package io.github.uncontended.generator;

/** What a program is compiled for. */
enum Release implements Production {
  /** Nested classes reach each other's private members through accessors. */
  RELEASE_8(8),
  RELEASE_17(17);

  private final int number;

  Release(int number) {
    this.number = number;
  }

  int number() {
    return number;
  }
}
