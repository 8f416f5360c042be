package testdata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Hits that also read a collection, or elements of an array, which the lock guards. */
class SecondState {
  static class Labels {
    private final Map<String, Integer> ids = new HashMap<>();
    private final Map<Integer, String> labels = new HashMap<>();

    synchronized void label(int id, String label) {
      labels.put(id, label);
    }

    synchronized String find(String name) {
      Integer id = ids.get(name);
      if (id == null) {
        id = name.hashCode();
        ids.put(name, id);
      }
      return labels.get(id);
    }

    synchronized String described(String name) {
      Integer id = ids.get(name);
      if (id == null) {
        id = name.hashCode();
        ids.put(name, id);
      }
      return name + described(id);
    }

    private String described(int id) {
      return labels.getOrDefault(id, "?");
    }
  }

  static class Rows {
    private final Map<String, Integer> rows = new HashMap<>();
    private final List<String> names = new ArrayList<>();
    private final int[] counts = new int[16];

    synchronized void add(String name, int row) {
      names.add(name);
      counts[row & 15]++;
    }

    synchronized boolean isKnown(String name) {
      Integer row = rows.get(name);
      if (row == null) {
        row = name.length();
        rows.put(name, row);
      }
      return names.contains(name + row);
    }

    synchronized int count(String name) {
      Integer row = rows.get(name);
      if (row == null) {
        row = name.length() & 15;
        rows.put(name, row);
      }
      return counts[row];
    }
  }
}
