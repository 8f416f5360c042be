// OPTIONS: -XepOpt:Uncontended:HotMethods=*#*
package testdata;

import java.util.Collection;

/** Nobody has turned the rule on. */
class OffByDefault {
  boolean any(Collection<String> names) {
    return names.stream().anyMatch(name -> name.isEmpty());
  }
}
