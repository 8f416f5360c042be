package demo;

import java.util.TimeZone;

class Clock {
  TimeZone zone() {
    return TimeZone.getTimeZone("UTC");
  }
}
