package testdata;

import java.util.TimeZone;

/** Other programs call the methods that this one needs as it starts, too. */
public class OpenHelper {
  public static final int OFFSET = offset(System.getProperty("zone", "Asia/Tokyo"));

  private int current;

  public void start() {
    current = now("Asia/Tokyo") + OFFSET;
  }

  public int now(String id) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return TimeZone.getTimeZone(id).getOffset(System.currentTimeMillis()) + current;
  }

  public static int offset(String id) {
    return rawOffset(id) / 60_000;
  }

  private static int rawOffset(String id) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    return TimeZone.getTimeZone(id).getRawOffset();
  }
}
