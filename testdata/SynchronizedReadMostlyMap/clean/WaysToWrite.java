import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** Each field is read in one place and written in one. */
public class WaysToWrite {
  private final List<String> f0 = Collections.synchronizedList(new ArrayList<>());
  private final List<String> f1 = Collections.synchronizedList(new ArrayList<>());
  private final List<String> f2 = Collections.synchronizedList(new ArrayList<>());
  private final List<String> f3 = Collections.synchronizedList(new ArrayList<>());
  private final List<String> f4 = Collections.synchronizedList(new ArrayList<>());
  private final List<String> f5 = Collections.synchronizedList(new ArrayList<>());
  private final List<String> f6 = Collections.synchronizedList(new ArrayList<>());
  private final List<String> f7 = Collections.synchronizedList(new ArrayList<>());
  private final List<String> f8 = Collections.synchronizedList(new ArrayList<>());
  private final List<String> f9 = Collections.synchronizedList(new ArrayList<>());
  private final List<String> f10 = Collections.synchronizedList(new ArrayList<>());
  private final List<String> f11 = Collections.synchronizedList(new ArrayList<>());
  private final List<String> f12 = Collections.synchronizedList(new ArrayList<>());
  private final Map<String, Integer> f13 = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> f14 = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> f15 = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> f16 = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> f17 = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> f18 = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> f19 = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> f20 = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> f21 = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> f22 = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> f23 = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> f24 = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> f25 = Collections.synchronizedMap(new HashMap<>());
  private final List<String> stepped = Collections.synchronizedList(new ArrayList<>());
  private final Map<String, Integer> entries = Collections.synchronizedMap(new HashMap<>());
  private final List<String> byPublic = Collections.synchronizedList(new ArrayList<>());
  private final List<String> byUncalled = Collections.synchronizedList(new ArrayList<>());
  private final List<String> byReference = Collections.synchronizedList(new ArrayList<>());
  private final List<String> ofAnother = Collections.synchronizedList(new ArrayList<>());
  private final List<String> byBoth = Collections.synchronizedList(new ArrayList<>());
  private final List<String> byInner = Collections.synchronizedList(new ArrayList<>());
  private static final List<String> BY_INSTANCE = Collections.synchronizedList(new ArrayList<>());

  WaysToWrite(WaysToWrite other) {
    addPublic();
    List.of("x").forEach(this::addByReference);
    other.addToAnother();
    addInBoth();
    addToStatic();
    new Runnable() {
      @Override
      public void run() {
        byInner.add("x");
      }
    }.run();
  }

  public void addPublic() {
    byPublic.add("x");
  }

  private void addUncalled() {
    byUncalled.add("x");
  }

  private void addByReference(String name) {
    byReference.add(name);
  }

  private void addToAnother() {
    ofAnother.add("x");
  }

  private void addInBoth() {
    byBoth.add("x");
  }

  private void addToStatic() {
    BY_INSTANCE.add("x");
  }

  void write() {
    f0.add("x");
    f1.addAll(List.of());
    f2.set(0, "x");
    f3.remove(0);
    f4.clear();
    f5.sort(null);
    f6.replaceAll(x -> x);
    f7.retainAll(List.of());
    f8.listIterator().add("x");
    f9.subList(0, 0).clear();
    Collections.addAll(f10, "x");
    Collections.shuffle(f11);
    List.of("x").forEach(f12::add);
    f13.put("x", 1);
    f14.putAll(Map.of());
    f15.remove("x");
    f16.merge("x", 1, Integer::sum);
    f17.compute("x", (k, v) -> 1);
    f18.computeIfPresent("x", (k, v) -> 1);
    f19.merge("x", 1, Integer::sum);
    f20.replace("x", 1);
    f21.values().remove(1);
    f22.keySet().retainAll(List.of());
    f23.entrySet().removeIf(e -> true);
    f24.entrySet().iterator().next().setValue(2);
    f25.entrySet().forEach(e -> e.setValue(2));
    for (Iterator<String> it = stepped.iterator(); it.hasNext(); ) {
      it.next();
      it.remove();
    }
    for (Map.Entry<String, Integer> entry : entries.entrySet()) {
      entry.setValue(1);
    }
    addInBoth();
  }

  int read() {
    return f0.size()
        + f1.size()
        + f2.size()
        + f3.size()
        + f4.size()
        + f5.size()
        + f6.size()
        + f7.size()
        + f8.size()
        + f9.size()
        + f10.size()
        + f11.size()
        + f12.size()
        + f13.size()
        + f14.size()
        + f15.size()
        + f16.size()
        + f17.size()
        + f18.size()
        + f19.size()
        + f20.size()
        + f21.size()
        + f22.size()
        + f23.size()
        + f24.size()
        + f25.size()
        + stepped.size()
        + entries.size()
        + byPublic.size()
        + byUncalled.size()
        + byReference.size()
        + ofAnother.size()
        + byBoth.size()
        + byInner.size()
        + BY_INSTANCE.size();
  }
}
