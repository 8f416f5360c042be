// LIBRARIES: spring-context-6.2.5 spring-web-6.2.5 spring-core-6.2.5
package testdata;

import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Component;
import org.springframework.stereotype.Service;
import org.springframework.web.bind.annotation.GetMapping;

/** What is built with an object that an application has once. */
class PartsOfSingletons {
  private static final int LARGE = 1 << 20;

  @Component
  static class Gateway {
    private final Frame frame = new Frame(0);
    private final List<Lane> lanes = new ArrayList<>();
    private Spare spare;

    Gateway() {
      for (int i = 0; i < 4; i++) {
        lanes.add(new Lane());
      }
    }

    @GetMapping
    int all() {
      return frame.body.bytes.length + lanes.size() + spare().bytes.length;
    }

    private Spare spare() {
      if (spare == null) {
        spare = new Spare();
      }
      return spare;
    }
  }

  static final class Spare {
    final byte[] bytes = new byte[LARGE];
  }

  static final class Lane {
    final StringBuilder text = new StringBuilder(LARGE);
  }

  static final class Frame {
    final Body body;

    Frame(int number) {
      body = new Body(number);
    }
  }

  static final class Body {
    final byte[] bytes;

    Body(int number) {
      bytes = new byte[LARGE];
    }
  }

  /** Only a service extends it. */
  abstract static class Base {
    private final byte[] scratch = new byte[LARGE];

    int size() {
      return scratch.length;
    }
  }

  @Service
  static class Derived extends Base {}

  /** Built with the object that main builds. */
  static final class Printer {
    private final char[] page = new char[LARGE];

    int size() {
      return page.length;
    }
  }

  private final Printer printer = new Printer();

  public static void main(String[] args) {
    System.out.println(new PartsOfSingletons().printer.size());
  }
}
