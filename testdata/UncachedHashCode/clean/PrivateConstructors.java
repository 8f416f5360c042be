package testdata;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** Collections that code may still change after one of the constructions. */
class PrivateConstructors {
  @interface JsonCreator {}

  @interface JsonProperty {
    String value();
  }

  static final class OneOfTwo {
    private final List<String> names;

    private OneOfTwo(List<String> names) {
      this.names = names;
    }

    static OneOfTwo of(String... names) {
      return new OneOfTwo(List.of(names));
    }

    static OneOfTwo over(List<String> names) {
      return new OneOfTwo(names);
    }

    @Override
    public int hashCode() {
      return names.hashCode();
    }
  }

  static final class Through {
    private final List<String> names;

    private Through(List<String> names) {
      this.names = names;
    }

    Through(List<String> names, int size) {
      this(names);
    }

    static Through of(String... names) {
      return new Through(List.of(names));
    }

    @Override
    public int hashCode() {
      return names.hashCode();
    }
  }

  static final class Referred {
    private static final Function<List<String>, Referred> NEW = Referred::new;
    private final List<String> names;

    private Referred(List<String> names) {
      this.names = names;
    }

    static Referred of(String... names) {
      return new Referred(List.of(names));
    }

    @Override
    public int hashCode() {
      return names.hashCode();
    }
  }

  static class Extended {
    private final List<String> names;

    private Extended(List<String> names) {
      this.names = names;
    }

    static Extended of(String... names) {
      return new Extended(List.of(names));
    }

    static Extended over(List<String> names) {
      return new Extended(names) {};
    }

    @Override
    public int hashCode() {
      return names.hashCode();
    }
  }

  static final class Reassigned {
    private final List<String> names;

    private Reassigned(List<String> names) {
      names = new ArrayList<>(names);
      this.names = names;
    }

    static Reassigned of(String... names) {
      return new Reassigned(List.of(names));
    }

    @Override
    public int hashCode() {
      return names.hashCode();
    }
  }

  static final class Locals {
    private final List<String> names;

    private Locals(List<String> names) {
      this.names = names;
    }

    static Locals of(String... names) {
      List<String> view = Arrays.asList(names);
      return new Locals(view);
    }

    static Locals none(boolean isEmpty) {
      List<String> some = List.of();
      if (!isEmpty) {
        some = new ArrayList<>();
      }
      return new Locals(some);
    }

    @Override
    public int hashCode() {
      return names.hashCode();
    }
  }

  /** Others pass what they like. */
  static final class Open {
    private final List<String> names;

    Open(List<String> names) {
      this.names = names;
    }

    static Open of(String... names) {
      return new Open(List.of(names));
    }

    @Override
    public int hashCode() {
      return names.hashCode();
    }
  }

  /** A library calls the constructor. */
  static final class Read {
    private final List<String> names;

    @JsonCreator
    private Read(List<String> names) {
      this.names = names;
    }

    static Read of(String... names) {
      return new Read(List.of(names));
    }

    @Override
    public int hashCode() {
      return names.hashCode();
    }
  }

  static final class ReadByName {
    private final List<String> names;

    private ReadByName(@JsonProperty("names") List<String> names) {
      this.names = names;
    }

    static ReadByName of(String... names) {
      return new ReadByName(List.of(names));
    }

    @Override
    public int hashCode() {
      return names.hashCode();
    }
  }

  static final class Never {
    private final List<String> names;

    private Never(List<String> names) {
      this.names = names;
    }

    @Override
    public int hashCode() {
      return names.hashCode();
    }
  }
}
