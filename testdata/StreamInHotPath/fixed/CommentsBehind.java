// OPTIONS: -Xep:StreamInHotPath:WARN -XepOpt:Uncontended:HotMethods=testdata.CommentsBehind#*
package testdata;

import java.util.List;

/** Comments behind the statement, which stay in the first line of what it becomes. */
class CommentsBehind {
  private final List<String> names = List.of("a", "bb", "ccc");

  boolean returned(String wanted) {
    // BUG: Diagnostic contains: WARNING SAFE
    for (String name : names) { // by name
      if (name.equals(wanted)) {
        return true;
      }
    }
    return false;
  }

  boolean declared(String wanted) {
    // BUG: Diagnostic contains: WARNING SAFE
    boolean found = false; /* by name */
    for (String name : names) {
      if (name.equals(wanted)) {
        found = true;
        break;
      }
    }
    return found;
  }

  void printed(StringBuilder to) {
    // BUG: Diagnostic contains: WARNING SAFE
    for (String name : names) {
      to.append(name);
    } /* in
      order */
    to.append('.');
  }

  boolean onOneLine(String wanted, boolean strict) {
    // BUG: Diagnostic contains: WARNING SAFE
    if (strict) {
      for (String name : names) {
        if (name.equals(wanted)) {
          return true;
        }
      }
      return false;
    } else return false;
  }

  boolean beforeElse(String wanted, boolean strict) {
    // BUG: Diagnostic contains: WARNING SAFE
    if (strict) {
      for (String name : names) { // strict
        if (name.equals(wanted)) {
          return true;
        }
      }
      return false;
    }
    else return false;
  }

  public static void main(String[] args) {
    CommentsBehind it = new CommentsBehind();
    StringBuilder to = new StringBuilder();
    for (String wanted : new String[] {"a", "zzzz"}) {
      System.out.println(it.returned(wanted) + " " + it.declared(wanted));
      for (boolean strict : new boolean[] {true, false}) {
        System.out.println(it.onOneLine(wanted, strict) + " " + it.beforeElse(wanted, strict));
      }
      it.printed(to);
    }
    System.out.println(to);
  }
}
