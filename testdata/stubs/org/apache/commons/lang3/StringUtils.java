package org.apache.commons.lang3;

public class StringUtils {
  public static String trimToNull(String text) {
    return text == null || text.trim().isEmpty() ? null : text.trim();
  }
}
