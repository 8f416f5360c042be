package testdata;

/** The local variable of the fix hides no field, of the class or of one around it. */
public class HiddenFields extends HiddenFieldsBase {
  private static HiddenFields current = new HiddenFields();

  private volatile String banner;

  // BUG: Diagnostic contains: SUGGESTION SAFE Every call takes
  String banner() {
    String current3 = banner;
    if (current3 != null) {
      return current3;
    }
    synchronized (this) {
      if (banner == null) {
        banner = "Server/" + Runtime.version().feature();
      }
      return banner;
    }
  }

  public static void main(String[] args) {
    System.out.println(current.banner().startsWith("Server/") + " " + current.current2);
  }
}

class HiddenFieldsBase {
  int current2 = 2;
}
