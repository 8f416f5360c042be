package testdata;

import java.math.BigInteger;
import java.util.Locale;

/** The digits of %d follow the locale. */
class Digits {
  String primitives(byte a, short b, int c, long d) {
    // BUG: Diagnostic contains: Concatenate with + if numbers need no locale-specific digits (%d prints those of ar-EG or fa-IR; + prints 0 to 9).
    return a + " " + b + " " + c + " " + d;
  }

  String boxes(Byte a, Short b, Integer c, Long d, BigInteger e) {
    // BUG: Diagnostic contains: if numbers need no locale-specific digits
    return a + "/" + b + "/" + c + "/" + d + "/" + e + "/" + null;
  }

  String mixed(String key, int count) {
    // BUG: Diagnostic contains: if numbers need no locale-specific digits
    return key + "-" + count;
  }

  String conditional(boolean b, Integer i) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return (b ? i : null) + " of them";
  }

  String root(int a, Long b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "root " + a + b;
  }

  String english(int a) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "english " + a;
  }

  String us(BigInteger a) {
    // BUG: Diagnostic contains: of a subclass
    return "us " + a;
  }

  String uk(int a) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "uk " + a;
  }

  String none(int a) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "none " + a;
  }

  String german(int a) {
    // BUG: Diagnostic contains: if numbers need no locale-specific digits
    return "german " + a;
  }

  String variable(Locale US, int a) {
    // BUG: Diagnostic contains: if numbers need no locale-specific digits
    return "variable " + a;
  }

  String fromCall(int a) {
    // BUG: Diagnostic contains: if numbers need no locale-specific digits
    return "call " + a;
  }

  public static void main(String[] args) {
    Digits it = new Digits();
    System.out.println(it.root(-1234567, null) + it.english(Integer.MIN_VALUE));
    System.out.println(it.us(BigInteger.TEN.negate()) + it.us(null) + it.uk(1) + it.none(-2));
    System.out.println(it.primitives((byte) -1, (short) 2, 3, 4) + it.mixed("k", 5));
  }
}
