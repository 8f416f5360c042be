import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Values whose own values hash to something else later. */
class ValuesOfMutables {
  static final class Counter {
    private int count;

    void count() {
      count++;
    }

    @Override
    public int hashCode() {
      return count;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Counter that && that.count == count;
    }
  }

  record Counted(String name, Counter counter) {}

  record Reads(String name) {
    private static int reads;

    @Override
    public int hashCode() {
      return name.hashCode() + reads++;
    }
  }

  static class Tag {
    private final String text;

    Tag(String text) {
      this.text = text;
    }

    @Override
    public int hashCode() {
      return text.hashCode();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Tag that && that.text.equals(text);
    }
  }

  static class CountedTag extends Tag {
    private int uses;

    CountedTag(String text) {
      super(text);
    }

    @Override
    public int hashCode() {
      return super.hashCode() + uses++;
    }
  }

  static final class OfLists {
    private final String name = "a";
    private final ImmutableList<Counter> counters = ImmutableList.of(new Counter());
    private final ImmutableList all = ImmutableList.of(new Counter());

    @Override
    public int hashCode() {
      return Objects.hash(name, counters, all);
    }
  }

  static final class OfAny {
    private final String name = "a";
    private final String other = "b";
    private final ImmutableList all = ImmutableList.of(new Counter());

    @Override
    public int hashCode() {
      return Objects.hash(name, other, all);
    }
  }

  static final class OfOptional {
    private final String name = "a";
    private final String other = "b";
    private final Optional<Counter> counter = Optional.of(new Counter());

    @Override
    public int hashCode() {
      return Objects.hash(name, other, counter);
    }
  }

  static final class OfRecord {
    private final String name = "a";
    private final String other = "b";
    private final Counted counted = new Counted("a", new Counter());

    @Override
    public int hashCode() {
      return Objects.hash(name, other, counted);
    }
  }

  static final class OfReads {
    private final String name = "a";
    private final String other = "b";
    private final Reads reads = new Reads("a");

    @Override
    public int hashCode() {
      return Objects.hash(name, other, reads);
    }
  }

  static final class OfTags {
    private final String name = "a";
    private final String other = "b";
    private final ImmutableList<Tag> tags = ImmutableList.of(new CountedTag("a"));

    @Override
    public int hashCode() {
      return Objects.hash(name, other, tags);
    }
  }

  /** Its fields never change, but its hash code does. */
  static final class Unsteady {
    private static int calls;
    private final String text;

    Unsteady(String text) {
      this.text = text;
    }

    @Override
    public int hashCode() {
      return text.hashCode() + calls++;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Unsteady that && that.text.equals(text);
    }
  }

  record Named(String name, Unsteady value) {}

  static final class OfUnsteady {
    private final String name = "a";
    private final String other = "b";
    private final ImmutableList<Unsteady> values = ImmutableList.of(new Unsteady("a"));

    @Override
    public int hashCode() {
      return Objects.hash(name, other, values);
    }
  }

  static final class OfNamed {
    private final String name = "a";
    private final String other = "b";
    private final Named named = new Named("a", new Unsteady("b"));

    @Override
    public int hashCode() {
      return Objects.hash(name, other, named);
    }
  }

  /** Other objects after it is read again. */
  static final class Session {
    private int uses;

    int use() {
      return ++uses;
    }
  }

  static final class OfSession {
    private final String name = "a";
    private final String other = "b";
    private final Session session = new Session();

    @Override
    public int hashCode() {
      return Objects.hash(name, other, session);
    }
  }

  private abstract static class Part {
    private int uses;

    int use() {
      return ++uses;
    }

    @Override
    public abstract int hashCode();

    @Override
    public boolean equals(Object other) {
      return this == other;
    }
  }

  static final class OfPart {
    private final String name = "a";
    private final String other = "b";
    private final Part part;

    OfPart(Part part) {
      this.part = part;
    }

    @Override
    public int hashCode() {
      return Objects.hash(name, other, part);
    }
  }

  private final Map<OfUnsteady, String> unsteady = new HashMap<>();
  private final Map<OfNamed, String> named = new HashMap<>();
  private final Map<OfSession, String> sessions = new HashMap<>();
  private final Map<OfPart, String> parts = new HashMap<>();

  String more(OfUnsteady a, OfNamed b, OfSession c, OfPart d) {
    return unsteady.get(a) + named.get(b) + sessions.get(c) + parts.get(d);
  }

  private final Map<Object, String> names = new HashMap<>();

  String names(OfLists a, OfOptional b, OfRecord c, OfReads d, OfTags e, OfAny f) {
    String first = names.get(a) + names.get(b) + names.get(c);
    return first + names.get(d) + names.get(e) + names.get(f);
  }
}
