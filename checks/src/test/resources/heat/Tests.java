package heat;

import static heat.Probe.probe;

import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeAll;

class Tests {
  static class Jupiter {
    Supplier<String> field = () -> probe(); // COLD test code
    static final Supplier<String> CONSTANT = () -> probe(); // COLD test code

    @org.junit.jupiter.api.Test
    void works() {
      probe(); // COLD test code
      Supplier<String> later = () -> probe(); // COLD test code
    }

    void helper() {
      probe(); // COLD test code
    }

    static class Nested {
      void helper() {
        probe(); // COLD test code
      }
    }
  }

  static class Inherits extends Jupiter {
    void other() {
      probe(); // COLD test code
    }
  }

  static class Four {
    @org.junit.Before
    public void before() {
      probe(); // COLD test code
    }
  }

  @org.junit.runner.RunWith(Object.class)
  static class Run {
    public void before() {
      probe(); // COLD test code
    }
  }

  static class Three extends junit.framework.TestCase {
    public void testIt() {
      probe(); // COLD test code
    }
  }

  static class Ng {
    @org.testng.annotations.Test
    public void it() {
      probe(); // COLD test code
    }
  }

  @BeforeAll
  @interface Fast {}

  static class Composed {
    @Fast
    public void it() {
      probe(); // COLD test code
    }
  }

  static class Production {
    public void testIt() {
      probe(); // UNKNOWN
    }

    static class InnerTests {
      @org.junit.Test
      public void it() {
        probe(); // COLD test code
      }
    }
  }
}
