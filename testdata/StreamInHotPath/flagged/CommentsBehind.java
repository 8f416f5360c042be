// OPTIONS: -Xep:StreamInHotPath:WARN -XepOpt:Uncontended:HotMethods=testdata.CommentsBehind#*
package testdata;

import java.util.List;

/** Comments behind the statement, which stay in the first line of what it becomes. */
class CommentsBehind {
  private final List<String> names = List.of("a", "bb", "ccc");

  boolean returned(String wanted) {
    // BUG: Diagnostic contains: WARNING SAFE
    return names.stream().anyMatch(name -> name.equals(wanted)); // by name
  }

  boolean declared(String wanted) {
    // BUG: Diagnostic contains: WARNING SAFE
    boolean found = names.stream().anyMatch(name -> name.equals(wanted)); /* by name */
    return found;
  }

  void printed(StringBuilder to) {
    // BUG: Diagnostic contains: WARNING SAFE
    names.stream().forEach(name -> to.append(name)); /* in
      order */
    to.append('.');
  }

  boolean onOneLine(String wanted, boolean strict) {
    // BUG: Diagnostic contains: WARNING SAFE
    if (strict) return names.stream().anyMatch(name -> name.equals(wanted)); else return false;
  }

  boolean beforeElse(String wanted, boolean strict) {
    // BUG: Diagnostic contains: WARNING SAFE
    if (strict) return names.stream().anyMatch(name -> name.equals(wanted)); // strict
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
