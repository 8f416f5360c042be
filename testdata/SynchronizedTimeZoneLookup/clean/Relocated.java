package testdata.shaded.com.example;

import java.util.TimeZone;

/** A copy of another project's code, which has to be changed there. */
public class Relocated {
  public TimeZone zone(String id) {
    return TimeZone.getTimeZone(id);
  }
}
