package testdata;

import java.util.function.Supplier;
import java.util.logging.Logger;

/** Text that is logged, and that something else asks for, or may ask for, as well. */
class AlsoTold {
  private static final Logger LOGGER = Logger.getLogger(AlsoTold.class.getName());

  Runnable job(String name) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return new Told(() -> "job " + name + " begins");
  }

  private static class Told implements Runnable {
    protected final Supplier<String> beginning;

    Told(Supplier<String> beginning) {
      this.beginning = beginning;
    }

    @Override
    public void run() {
      LOGGER.info(beginning.get());
    }

    int length() {
      return beginning.get().length();
    }
  }

  Runnable open(String name) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return new Open(() -> "job " + name + " begins");
  }

  static class Open implements Runnable {
    protected final Supplier<String> beginning;

    Open(Supplier<String> beginning) {
      this.beginning = beginning;
    }

    @Override
    public void run() {
      LOGGER.info(beginning.get());
    }
  }

  public static void main(String[] args) {
    System.out.println(((Told) new AlsoTold().job("a")).length());
    System.out.println(((Told) new AlsoTold().job(null)).length());
    System.out.println(((Open) new AlsoTold().open("b")).beginning.get());
  }
}
