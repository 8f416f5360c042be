package testdata;

import com.google.common.base.Preconditions;
import com.google.common.base.Verify;
import java.util.Objects;

/** Checks that are written to fail: their text is that of an exception. */
class Failing {
  static void dock(boolean free, String berth, String ship) {
    if (!free) {
      Preconditions.checkState(false, String.format("%s lies at %s", ship, berth));
    }
    if (ship.isEmpty()) {
      String text = String.format("no ship at %s", berth);
      Preconditions.checkArgument(false, text);
    }
    if (berth.isEmpty()) {
      Verify.verify(false, "%s has no berth", String.format("the ship %s", ship));
    }
    if (berth.isBlank()) {
      Objects.requireNonNull(null, "berth %s".formatted(berth) + ".");
    }
    if (ship.isBlank()) {
      checkArgument(false, String.format("ship %s", ship));
    }
  }

  private static void checkArgument(boolean ok, String message) {
    if (!ok) {
      throw new IllegalArgumentException(message);
    }
  }
}
