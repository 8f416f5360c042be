package testdata;

import java.util.function.Supplier;

/** The test, the value or what it is made from is not in one field. */
public class Helpers {
  public static class Flagged {
    private String text;
    private boolean isParsed;

    // BUG: Diagnostic contains: only the first one sets 'isParsed'
    public synchronized String text() {
      if (!isParsed) {
        parse();
        isParsed = true;
      }
      return text;
    }

    private void parse() {
      text = "a".trim();
    }
  }

  public static class Inner {
    private String text;
    private boolean isParsed;

    // BUG: Diagnostic contains: only the first one sets 'isParsed'
    public synchronized String text() {
      if (!isParsed) {
        parse();
      }
      return text;
    }

    private synchronized void parse() {
      text = "a".trim();
      isParsed = true;
    }
  }

  public static class Ensured {
    private String text;
    private int length;
    private boolean isLoaded;

    // BUG: Diagnostic contains: only the first one sets 'isLoaded'
    public synchronized String text() {
      ensureLoaded();
      return text;
    }

    // BUG: Diagnostic contains: only the first one sets 'isLoaded'
    public synchronized int length() {
      this.ensureLoaded();
      return length;
    }

    private void ensureLoaded() {
      if (isLoaded) {
        return;
      }
      text = "a".trim();
      for (int i = 0; i < text.length(); i++) {
        length++;
      }
      isLoaded = true;
    }
  }

  /** What the value is made from is no longer needed then. */
  public static final class Once<T> implements Supplier<T> {
    private Supplier<? extends T> source;
    private T value;

    Once(Supplier<? extends T> source) {
      this.source = source;
    }

    // BUG: Diagnostic contains: ADVICE Every call takes the monitor of this Once, although only the first one uses 'source', which it then sets to null.
    @Override
    public synchronized T get() {
      if (source != null) {
        value = source.get();
        source = null;
      }
      return value;
    }
  }

  public static class Choice {
    private String id;
    private String name;

    // BUG: Diagnostic contains: SUGGESTION SAFE
    public synchronized String id() {
      id = (id == null) ? "a".trim() : id;
      return id;
    }

    // BUG: Diagnostic contains: UNSAFE
    public synchronized String name() {
      while (name == null) {
        name = "b".trim();
      }
      return name;
    }
  }

  /** The state is in an object of its own. */
  public static class Apart {
    private static class Parts {
      private String header;
    }

    private final Parts parts = new Parts();

    // BUG: Diagnostic contains: only the first one initializes 'header'
    public synchronized String header() {
      if (parts.header == null) {
        parts.header = "a".trim();
      }
      return parts.header;
    }
  }

  /** Two tests of one value, and of what is set along with it. */
  public static class Both {
    private String text;
    private boolean isLoaded;

    // BUG: Diagnostic contains: initializes 'text'
    public synchronized String text() {
      if (text == null || !isLoaded) {
        text = "a".trim();
        isLoaded = true;
      }
      return text;
    }
  }

  public static void main(String[] args) {
    Choice choice = new Choice();
    System.out.println(choice.id() + choice.id() + choice.name() + choice.name());
    Apart apart = new Apart();
    System.out.println(apart.header() + apart.header());
  }
}
