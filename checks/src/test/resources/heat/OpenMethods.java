package heat;

import static heat.Probe.probe;

/** Methods that only cold code of the file calls, and other programs or not. */
public class OpenMethods {
  static final Object FIRST = parse("1");
  static final Object SECOND = parsePrivately("2");
  static final Object THIRD = parseHere("3");
  final Object fourth = parseInSubclass("4");
  final Object fifth = new Hidden().parse("5");

  public static Object parse(String text) {
    return probe(text); // UNKNOWN
  }

  private static Object parsePrivately(String text) {
    return probe(text); // COLD only reached from cold code: static initializer
  }

  static Object parseHere(String text) {
    return probe(text); // COLD only reached from cold code: static initializer
  }

  protected Object parseInSubclass(String text) {
    return probe(text); // COLD only reached from cold code: static initializer
  }

  public void init() {
    describe();
    behind();
    managed();
    loadAgain();
    step();
  }

  public String describe() {
    return "" + probe(); // UNKNOWN
  }

  public void behind() {
    further();
  }

  private void further() {
    probe(); // UNKNOWN
  }

  @VisibleForTesting
  public void loadAgain() {
    probe(); // COLD only reached from cold code: lifecycle method init()
  }

  @ManagedOperation
  public void managed() {
    probe(); // COLD only reached from cold code: lifecycle method init()
  }

  protected void step() {
    probe(); // COLD only reached from cold code: lifecycle method init()
  }

  @interface VisibleForTesting {}

  @interface ManagedOperation {}

  public static final OpenMethods ONLY = new OpenMethods();

  private OpenMethods() {}

  static class Hidden {
    static final Object SIXTH = new Hidden().later("6");

    public Object parse(String text) {
      return probe(text); // COLD only reached from cold code: static initializer
    }

    public Object later(String text) {
      return probe(text); // COLD only reached from cold code: static initializer
    }
  }
}
