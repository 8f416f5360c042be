package testdata;

/** Fields that one declaration declares: all of them would become volatile. */
public class JointDeclarations {
  private String label = "a", other = "b";

  public String other() {
    return other;
  }

  // BUG: Diagnostic contains: Make 'label' volatile and read it without the lock. First declare 'label' apart from the other fields of its declaration.$
  synchronized String label() {
    return label;
  }

  synchronized void label(String to) {
    label = to;
  }
}
