package testdata;

/** Fields that one declaration declares: all of them would become volatile. */
class JointDeclarations {
  private String first, second;

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every call takes the monitor of this JointDeclarations, although only the first one initializes 'first'. Concurrent callers block each other. Make 'first' volatile, read it once into a local variable, and take the lock only on a miss. First declare 'first' apart from the other fields of its declaration.$
  synchronized String first() {
    if (first == null) {
      first = "1".repeat(3);
    }
    return first;
  }

  String second() {
    return second;
  }
}
