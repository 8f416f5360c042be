package testdata;

import java.util.Optional;
import java.util.Random;

/** A call runs what a subclass, a lambda or the outer object has, wherever that is declared. */
class OtherBodies {
  private static final StringBuilder SHARED = new StringBuilder();
  private static int calls;
  private int count;

  interface Named {
    default String name() {
      return "default";
    }
  }

  static class WithName {
    public String name() {
      calls++;
      return "name";
    }
  }

  static class Inheriting extends WithName implements Named {}

  interface Source {
    String load();
  }

  interface Loud extends Source {}

  interface Quiet {
    String text();
  }

  static class Nothing implements Quiet {
    @Override
    public String text() {
      return null;
    }
  }

  static class Builders {
    StringBuilder builder() {
      return new StringBuilder();
    }
  }

  static class SharedBuilder extends Builders {
    @Override
    StringBuilder builder() {
      return SHARED;
    }
  }

  class Inner extends OtherBodies {
    Inner() {
      count++;
    }

    String text() {
      return "inner".trim();
    }
  }

  static class Seeded extends Random {
    Seeded() {
      super(5);
    }

    @Override
    public void setSeed(long seed) {
      calls++;
    }
  }

  Source loud() {
    return (Loud)
        () -> {
          calls++;
          return "loud";
        };
  }

  String inherited(Optional<String> given, Named named) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(named.name().trim());
  }

  String lambda(Optional<String> given, Source source) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(source.load().trim());
  }

  String nothing(Optional<String> given, Quiet quiet) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(quiet.text().trim());
  }

  String shared(Optional<String> given, Builders builders) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(builders.builder().append("!").toString());
  }

  String outer(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new Inner().text());
  }

  String ofLibrary(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse("seeded".concat("" + (new Seeded() == null)));
  }
}
