package testdata;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/** Writers that may hold the lock for long. */
class HoldTimes {
  static class Loop {
    private volatile int total;

    synchronized void fill(int[] values) {
      int sum = 0;
      for (int value : values) {
        sum += value;
      }
      total = sum;
    }

    // BUG: Diagnostic contains: 'total'
    int total() {
      return total;
    }
  }

  static class Texts {
    private final MoreTexts more = new MoreTexts();

    String join(String[] texts) {
      String joined = "";
      for (String text : texts) {
        joined += text;
      }
      return joined;
    }

    String clean(String text) {
      return more.clean(text);
    }
  }

  static class MoreTexts {
    private final EvenMoreTexts more = new EvenMoreTexts();

    String clean(String text) {
      return more.clean(text);
    }
  }

  static class EvenMoreTexts {
    String clean(String text) {
      return text.trim();
    }
  }

  static class CalledLoop {
    private volatile String text = "";

    synchronized void fill(String[] texts) {
      text = new Texts().join(texts);
    }

    // BUG: Diagnostic contains: 'text'
    String text() {
      return text;
    }
  }

  /** More calls than are followed. */
  static class Deep {
    private volatile String text = "";

    synchronized void fill(String value) {
      text = new Texts().clean(value);
    }

    // BUG: Diagnostic contains: 'text'
    String text() {
      return text;
    }
  }

  static class Source {
    int size() {
      return 1;
    }
  }

  static class OtherSource extends Source {
    @Override
    int size() {
      return 2;
    }
  }

  static class Overridden {
    private volatile int size;

    synchronized void fill(Source source) {
      size = source.size();
    }

    // BUG: Diagnostic contains: 'size'
    int size() {
      return size;
    }
  }

  static class ReadsFile {
    private volatile String text = "";

    synchronized void load(Path path) throws IOException {
      text = Files.readString(path);
    }

    // BUG: Diagnostic contains: 'text'
    String text() {
      return text;
    }
  }

  static class ReadsRow {
    private volatile String text = "";

    synchronized void load(ResultSet rows) throws SQLException {
      text = rows.getString(1);
    }

    // BUG: Diagnostic contains: 'text'
    String text() {
      return text;
    }
  }

  static class Sleeps {
    private volatile String text = "";

    synchronized void load(String value) throws InterruptedException {
      Thread.sleep(1);
      text = value;
    }

    // BUG: Diagnostic contains: 'text'
    String text() {
      return text;
    }
  }

  static class OtherLibrary {
    private volatile int parts;

    synchronized void split(String text) {
      parts = Splitter.on(',').splitToList(text).size();
    }

    // BUG: Diagnostic contains: 'parts'
    int parts() {
      return parts;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Loop loop = new Loop();
    loop.fill(new int[] {1, 2});
    CalledLoop called = new CalledLoop();
    called.fill(new String[] {"a", "b"});
    Deep deep = new Deep();
    deep.fill(" c ");
    Overridden overridden = new Overridden();
    overridden.fill(new OtherSource());
    System.out.println(List.of(loop.total(), called.text(), deep.text(), overridden.size()));
    Sleeps sleeps = new Sleeps();
    sleeps.load("b");
    OtherLibrary other = new OtherLibrary();
    other.split("a,b");
    System.out.println(sleeps.text() + other.parts());
    System.out.println(new ReadsFile().text() + new ReadsRow().text());
  }
}
