package testdata;

import java.util.function.Supplier;
import java.util.logging.Logger;

/** Text that an object of a private class keeps the maker of, to log it. */
class ToldLater {
  private static final Logger LOGGER = Logger.getLogger(ToldLater.class.getName());

  Runnable job(String name, String owner) {
    return new Told(() -> String.format("job %s of %s begins", name, owner));
  }

  Runnable named(String name) {
    return new Told(() -> describe(name));
  }

  private static String describe(String name) {
    return String.format("job %s begins", name);
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
  }
}
