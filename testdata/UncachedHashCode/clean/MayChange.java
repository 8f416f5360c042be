package testdata;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;

/** A cached hash could be wrong. */
class MayChange {
  static final class Setter {
    private String a = "a";
    private final String b = "b";
    private final String c = "c";

    void setA(String a) {
      this.a = a;
    }

    @Override
    public int hashCode() {
      return Objects.hash(a, b, c);
    }
  }

  static final class OtherFieldChanges {
    private final String a = "a";
    private final String b = "b";
    private final String c = "c";
    private int reads;

    int reads() {
      return reads++;
    }

    @Override
    public int hashCode() {
      return Objects.hash(a, b, c);
    }
  }

  static final class Mutable {
    private final Date date = new Date(0);
    private final StringBuilder text = new StringBuilder();
    private final AtomicInteger number = new AtomicInteger();

    @Override
    public int hashCode() {
      return Objects.hash(date, text, number);
    }
  }

  static final class Lists {
    private final List<String> list;
    private final List<String> view;

    Lists(List<String> list) {
      this.list = list;
      this.view = Collections.unmodifiableList(list);
    }

    @Override
    public int hashCode() {
      return Objects.hash(list, 1, 2);
    }

    static final class Views {
      private final List<String> view;

      Views(List<String> list) {
        this.view = Collections.unmodifiableList(list);
      }

      @Override
      public int hashCode() {
        return view.hashCode();
      }
    }

    static final class OfMutable {
      private final List<Date> dates = List.of(new Date(0));

      @Override
      public int hashCode() {
        return dates.hashCode();
      }
    }

    static final class SometimesOther {
      private List<String> other() {
        return new ArrayList<>();
      }

      private final List<String> list;

      SometimesOther(boolean empty) {
        if (empty) {
          list = List.of();
        } else {
          list = other();
        }
      }

      @Override
      public int hashCode() {
        return list.hashCode();
      }
    }
  }

  static final class Arrays {
    private final String[] names = {"a"};
    private final int[] numbers = {1};

    void rename(String name) {
      names[0] = name;
    }

    @Override
    public int hashCode() {
      return java.util.Arrays.hashCode(names) + java.util.Arrays.hashCode(numbers);
    }
  }

  /** Others than the constructor of the object itself write to the array. */
  static class Overwritten {
    static final class OfOther {
      private final int[] numbers = new int[1];

      OfOther(OfOther other) {
        other.numbers[0] = 1;
      }

      @Override
      public int hashCode() {
        return java.util.Arrays.hashCode(numbers);
      }
    }

    static final class Later {
      private final int[] numbers = new int[1];

      Later(java.util.List<Runnable> tasks) {
        tasks.add(() -> numbers[0]++);
      }

      @Override
      public int hashCode() {
        return java.util.Arrays.hashCode(numbers);
      }
    }

    static final class Reset {
      private final int[] numbers = new int[1];

      void reset() {
        java.util.Arrays.fill(numbers, 0);
      }

      @Override
      public int hashCode() {
        return java.util.Arrays.hashCode(numbers);
      }
    }
  }

  static final class Generic<T> {
    private final T a;
    private final T b;
    private final T c;

    Generic(T a, T b, T c) {
      this.a = a;
      this.b = b;
      this.c = c;
    }

    @Override
    public int hashCode() {
      return Objects.hash(a, b, c);
    }
  }

  static final class AnyObject {
    private final Object a = new Object();
    private final CharSequence b = "b";
    private final Number c = 1;

    @Override
    public int hashCode() {
      return Objects.hash(a, b, c);
    }
  }

  static int counter;

  static final class ReadsStatic {
    private final String a = "a";
    private final String b = "b";

    @Override
    public int hashCode() {
      return Objects.hash(a, b, counter);
    }
  }

  static final class HasEffect {
    private final String a = "a";
    private final String b = "b";

    @Override
    public int hashCode() {
      counter++;
      return Objects.hash(a, b, 3);
    }
  }

  static final class Assigns {
    private final String a = "a";
    private final String b = "b";

    @Override
    public int hashCode() {
      counter = 3;
      counter += 4;
      return Objects.hash(a, b, 3);
    }
  }

  static class Base {
    @Override
    public int hashCode() {
      return counter;
    }
  }

  static final class CallsSuper extends Base {
    private final String a = "a";
    private final String b = "b";

    @Override
    public int hashCode() {
      return Objects.hash(super.hashCode(), a, b);
    }
  }

  static final class CallsUnknown {
    private final String a = "a";
    private final String b = "b";

    @Override
    public int hashCode() {
      return Objects.hash(a, b, System.getProperty("x"), Thread.currentThread().getName());
    }
  }

  static final class Throws {
    private final String a = "a";

    @Override
    public int hashCode() {
      if (a.isEmpty()) {
        throw new UnsupportedOperationException();
      }
      return a.toUpperCase().hashCode();
    }
  }

  static final class Locks {
    private final String a = "a";

    @Override
    public int hashCode() {
      synchronized (this) {
        return a.toUpperCase().hashCode();
      }
    }
  }

  static final class Copied implements Cloneable {
    private final String a = "a";
    private final String b = "b";
    private final String c = "c";

    @Override
    public int hashCode() {
      return Objects.hash(a, b, c);
    }
  }

  static final class With {
    private final String a;
    private final String b = "b";
    private final String c = "c";

    With(String a) {
      this.a = a;
    }

    With withA(String a) {
      return new With(a);
    }

    @Override
    public int hashCode() {
      return Objects.hash(a, b, c);
    }
  }

  static final class Copy {
    private final String a = "a";
    private final String b = "b";
    private final String c = "c";

    Copy copy() {
      return new Copy();
    }

    @Override
    public int hashCode() {
      return Objects.hash(a, b, c);
    }
  }
}
