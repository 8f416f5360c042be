package testdata;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.DecimalFormat;
import java.util.HashMap;
import java.util.Map;

/** Methods that return other objects than the helper in a field, or need another lock. */
class Getters {
  private DecimalFormat format;
  private int renewals;

  private DecimalFormat fresh() {
    return new DecimalFormat("0.00");
  }

  synchronized String fresh(double value) {
    return fresh().format(value);
  }

  private final Map<String, DecimalFormat> formats = new HashMap<>();

  private DecimalFormat of(String pattern) {
    return formats.computeIfAbsent(pattern, DecimalFormat::new);
  }

  synchronized String text(String pattern, double value) {
    DecimalFormat found = of(pattern);
    return found.format(value);
  }

  private DecimalFormat either() {
    if (format == null) {
      return new DecimalFormat("0.0");
    }
    return format;
  }

  synchronized String either(double value) {
    return either().format(value);
  }

  private DecimalFormat renewed() {
    if (format == null || renewals++ > 100) {
      format = new DecimalFormat("0.00");
    }
    return format;
  }

  synchronized String renewed(double value) {
    DecimalFormat renewed = renewed();
    return renewed.format(value);
  }

  private DecimalFormat replaced() {
    format = new DecimalFormat("0.00");
    return format;
  }

  synchronized String replaced(double value) {
    return value < 0 ? "" : replaced().format(value);
  }

  /** A subclass has its own. */
  static class Base {
    private MessageDigest digest;

    MessageDigest digest() throws NoSuchAlgorithmException {
      if (digest == null) {
        digest = MessageDigest.getInstance("SHA-256");
      }
      return digest;
    }

    synchronized byte[] of(byte[] data) throws NoSuchAlgorithmException {
      return digest().digest(data);
    }
  }

  static class PerCall extends Base {
    @Override
    MessageDigest digest() throws NoSuchAlgorithmException {
      return MessageDigest.getInstance("SHA-512");
    }
  }

  /** Each object's lock guards its users, that of the class the creation. */
  static class TwoLocks {
    private static MessageDigest digest;

    private static synchronized MessageDigest digest() throws NoSuchAlgorithmException {
      if (digest == null) {
        digest = MessageDigest.getInstance("SHA-256");
      }
      return digest;
    }

    synchronized byte[] of(byte[] data) throws NoSuchAlgorithmException {
      return digest().digest(data);
    }
  }

  /** It gives the helper to others, too. */
  static class PassedOn {
    private DecimalFormat format;

    private DecimalFormat format() {
      if (format == null) {
        format = new DecimalFormat("0.00");
      }
      return format;
    }

    synchronized String with(double value) {
      return with(format(), value);
    }

    private static String with(DecimalFormat format, double value) {
      return format.format(value);
    }
  }
}
