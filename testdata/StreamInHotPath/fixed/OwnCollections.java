// OPTIONS: -Xep:StreamInHotPath:WARN -XepOpt:Uncontended:HotMethods=testdata.OwnCollections#*
package testdata;

import java.util.AbstractList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** A list of the same program may have a stream, or an iterator, of its own. */
public class OwnCollections {
  static class Loud extends AbstractList<String> {
    @Override
    public String get(int index) {
      System.out.println("get " + index);
      return "x" + index;
    }

    @Override
    public int size() {
      System.out.println("size");
      return 2;
    }
  }

  boolean any(List<String> names) {
    // BUG: Diagnostic contains: WARNING UNSAFE This stream allocates a spliterator and an object for each operation before it looks at the first element. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.OwnCollections#*. Write a loop. It can differ: it traverses a collection whose class may have streams of its own.
    return names.stream().anyMatch(name -> name.equals("x1"));
  }

  boolean all(Collection<String> names) {
    // BUG: Diagnostic contains: WARNING UNSAFE
    return names.stream().allMatch(name -> name.equals("x1"));
  }

  boolean ofSet(Set<String> names) {
    // BUG: Diagnostic contains: WARNING SAFE
    for (String name : names) {
      if (!name.equals("x1")) {
        return false;
      }
    }
    return true;
  }

  public static void main(String[] args) {
    OwnCollections it = new OwnCollections();
    System.out.println(it.any(new Loud()) + " " + it.all(new Loud()) + it.ofSet(Set.of("x1")));
  }
}
