package testdata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** What is searched for is an element in some state, or it is taken out. */
class Pools {
  private final List<Line> lines = new ArrayList<>();
  private final List<Line> idle = new ArrayList<>();
  private final List<Line> open = new ArrayList<>();
  private final List<Line> live = new ArrayList<>();
  private final Map<String, Line> byHost = new HashMap<>();
  private final List<String> seen = new ArrayList<>();

  /** The element that is found is taken out. */
  synchronized Line take(String host) {
    for (Iterator<Line> it = idle.iterator(); it.hasNext(); ) {
      Line line = it.next();
      if (line.host.equals(host)) {
        it.remove();
        return line;
      }
    }
    Line created = new Line(host);
    idle.add(created);
    return created;
  }

  /** The element that is found is marked. */
  synchronized Line reserve(String host) {
    Iterator<Line> it = lines.iterator();
    while (it.hasNext()) {
      Line line = it.next();
      if (!line.isUsed && line.host.equals(host)) {
        line.isUsed = true;
        return line;
      }
    }
    Line created = new Line(host);
    lines.add(created);
    return created;
  }

  /** No key: any element that is in the right state will do. */
  synchronized Line any() {
    for (Iterator<Line> it = live.iterator(); it.hasNext(); ) {
      Line line = it.next();
      if (line.isOpen()) {
        return line;
      }
    }
    Line created = new Line("");
    live.add(created);
    return created;
  }

  synchronized Line anyOfLoop() {
    for (Line line : open) {
      if (line.isOpen()) {
        return line;
      }
    }
    Line created = new Line("");
    open.add(created);
    return created;
  }

  synchronized Line anyOfStream() {
    return live.stream()
        .filter(line -> line.isOpen())
        .findFirst()
        .orElseGet(
            () -> {
              Line created = new Line("");
              live.add(created);
              return created;
            });
  }

  /** The test reserves what it finds. */
  synchronized Line acquire(String host) {
    for (Iterator<Line> it = lines.iterator(); it.hasNext(); ) {
      Line line = it.next();
      if (line.host.equals(host) && line.tryAcquire()) {
        return line;
      }
    }
    Line created = new Line(host);
    lines.add(created);
    return created;
  }

  synchronized Line acquireFirst(String host) {
    return lines.stream()
        .filter(line -> line.host.equals(host) && line.tryAcquire())
        .findFirst()
        .orElseGet(
            () -> {
              Line created = new Line(host);
              lines.add(created);
              return created;
            });
  }

  synchronized Line acquireNamed(String host) {
    Line line = byHost.get(host);
    if (line != null && line.tryAcquire()) {
      return line;
    }
    Line created = new Line(host);
    byHost.put(host, created);
    return created;
  }

  /** Only whether there is one counts. */
  synchronized boolean isNew(String name) {
    for (Iterator<String> it = seen.iterator(); it.hasNext(); ) {
      if (it.next().equals(name)) {
        return false;
      }
    }
    seen.add(name);
    return true;
  }

  static final class Line {
    final String host;
    private boolean isUsed;

    Line(String host) {
      this.host = host;
    }

    boolean tryAcquire() {
      if (isUsed) {
        return false;
      }
      isUsed = true;
      return true;
    }

    boolean isOpen() {
      return !host.isEmpty();
    }
  }
}
