package testdata;

import com.google.common.base.Preconditions;
import java.io.IOException;
import java.io.Reader;
import java.util.Objects;

/** What runs after a failure may build its messages. */
class Handlers {
  private int attempts;

  int first(Reader in, String name) {
    try {
      return in.read();
    } catch (IOException e) {
      attempts++;
      if (name != null) {
        Preconditions.checkState(attempts < 5, String.format("%s failed %s times", name, attempts));
      }
      Runnable check =
          () -> Objects.requireNonNull(e.getCause(), "no cause of " + e.getMessage().trim());
      check.run();
      return -1;
    }
  }

  static IllegalStateException failure(Object source) {
    Preconditions.checkArgument(source != null, String.format("no source, not %s", source));
    return new IllegalStateException(source.toString());
  }
}
