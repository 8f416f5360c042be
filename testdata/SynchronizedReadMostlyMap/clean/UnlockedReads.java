package testdata;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The wrappers' iterators and streams take no lock: the caller is to take it. */
public class UnlockedReads {
  private final List<String> looped = Collections.synchronizedList(new ArrayList<>(List.of("a")));
  private final Set<String> iterated = Collections.synchronizedSet(new TreeSet<>(List.of("a")));
  private final Collection<String> streamed =
      Collections.synchronizedCollection(new ArrayList<>(List.of("a")));

  int total() {
    int total = 0;
    for (String each : looped) {
      total += each.length();
    }
    return total;
  }

  String first() {
    Iterator<String> names = iterated.iterator();
    return names.hasNext() ? names.next() : "";
  }

  long countLong() {
    return streamed.stream().filter(each -> each.length() > 3).count();
  }
}
