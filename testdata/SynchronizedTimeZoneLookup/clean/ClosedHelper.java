package testdata;

import java.util.TimeZone;

/** Nobody but the class itself calls the methods that it needs as it starts. */
public class ClosedHelper {
  public static final int OFFSET = offset(System.getProperty("zone", "Asia/Tokyo"));

  private int current;

  public void start() {
    current = now("Asia/Tokyo") + new Clock().raw("Asia/Tokyo");
    step("Asia/Tokyo");
  }

  private int now(String id) {
    return TimeZone.getTimeZone(id).getOffset(System.currentTimeMillis()) + current;
  }

  static int offset(String id) {
    return TimeZone.getTimeZone(id).getRawOffset();
  }

  /** Subclasses replace it. */
  protected void step(String id) {
    current += TimeZone.getTimeZone(id).getDSTSavings();
  }

  private static final class Clock {
    public int raw(String id) {
      return TimeZone.getTimeZone(id).getRawOffset();
    }
  }
}
