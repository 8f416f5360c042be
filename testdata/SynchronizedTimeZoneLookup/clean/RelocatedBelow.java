package testdata.deps.com.example;

import java.util.TimeZone;

/** The name of the package that the copy comes from is within the name of its own. */
public class RelocatedBelow {
  public TimeZone zone(String id) {
    return TimeZone.getTimeZone(id);
  }
}
