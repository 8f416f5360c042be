import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Values in a key whose hash codes may change, or which the hash code uses otherwise. */
class NestedMutables {
  static final class Label {
    private final String text;
    private int uses;

    Label(String text) {
      this.text = text;
    }

    int uses() {
      return uses++;
    }

    @Override
    public int hashCode() {
      return text.hashCode();
    }
  }

  static final class Counter {
    private final String text;
    private int count;

    Counter(String text) {
      this.text = text;
    }

    @Override
    public int hashCode() {
      return text.hashCode() + count++;
    }
  }

  static class Open {
    private int count;

    @Override
    public int hashCode() {
      return 3;
    }
  }

  record Names(List<String> names) {}

  static final class Words implements Iterable<String> {
    private final String text;
    private String[] parts = {};

    Words(String text) {
      this.text = text;
    }

    @Override
    public Iterator<String> iterator() {
      return List.of(parts).iterator();
    }

    @Override
    public int hashCode() {
      return text.hashCode();
    }
  }

  static final class CallsOther {
    private final String a = "a";
    private final Label label = new Label("b");

    @Override
    public int hashCode() {
      return Objects.hash(a, label.uses(), 3);
    }
  }

  static final class ReadsCounter {
    private final String a = "a";
    private final Counter counter = new Counter("b");

    @Override
    public int hashCode() {
      return Objects.hash(a, counter, 3);
    }
  }

  static final class ReadsRecord {
    private final String a = "a";
    private final Names names;

    ReadsRecord(Names names) {
      this.names = names;
    }

    @Override
    public int hashCode() {
      return Objects.hash(a, names, 3);
    }
  }

  static final class ReadsOpen {
    private final String a = "a";
    private final Open open;

    ReadsOpen(Open open) {
      this.open = open;
    }

    @Override
    public int hashCode() {
      return Objects.hash(a, open, 3);
    }
  }

  static final class Loops {
    private final String a = "a";
    private final Words words = new Words("b");

    @Override
    public int hashCode() {
      int result = Objects.hash(a, a.length(), 3);
      for (String word : words) {
        result += word.hashCode();
      }
      return result;
    }
  }

  private final Map<Object, String> names = new HashMap<>();

  String names(CallsOther a, ReadsCounter b, ReadsRecord c, ReadsOpen d, Loops e) {
    return names.get(a) + names.get(b) + names.get(c) + names.get(d) + names.get(e);
  }
}
