package testdata;

/** A setting of an enum constant. */
enum Constants {
  INSTANCE;

  private String state = "new";

  // BUG: Diagnostic contains: 'state'
  synchronized String state() {
    return state;
  }

  synchronized void state(String next) {
    state = next;
  }

  public static void main(String[] args) {
    System.out.println(INSTANCE.state());
    INSTANCE.state("open");
    System.out.println(INSTANCE.state());
  }
}
