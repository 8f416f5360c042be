package testdata;

/** A value that an enum constant computes when it is first asked for. */
enum Constants {
  FIRST,
  SECOND;

  private String label;

  // BUG: Diagnostic contains: 'label'
  synchronized String label() {
    if (label == null) {
      label = String.join("-", name(), "label");
    }
    return label;
  }

  public static void main(String[] args) {
    for (Constants each : values()) {
      System.out.println(each.label() + " " + each.label());
    }
  }
}
