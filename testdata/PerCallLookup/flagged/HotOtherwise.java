// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.HotOtherwise#*
package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/** A method that fills a field, and is called for each request, too. */
public class HotOtherwise {
  interface Check {}

  private volatile List<Check> checks;

  List<Check> checks() {
    if (checks == null) {
      checks = load();
    }
    return checks;
  }

  int count() {
    return load().size();
  }

  private static List<Check> load() {
    List<Check> found = new ArrayList<>();
    // BUG: Diagnostic contains: WARNING ADVICE ServiceLoader.load
    ServiceLoader.load(Check.class).forEach(found::add);
    return found;
  }
}
