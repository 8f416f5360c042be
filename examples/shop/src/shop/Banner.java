package shop;

import java.util.Date;
import java.util.TimeZone;

/** What the program says as it starts. The lookup here costs nothing: it happens once. */
final class Banner {
  String text() {
    TimeZone zone = TimeZone.getTimeZone("UTC");
    return "open since " + new Date() + ", times in " + zone.getID();
  }
}
