package testdata;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Misses that remove another entry to make room. */
class Bounded {
  private static final int MAX = 100;

  private final Map<String, Plan> plans = new LinkedHashMap<>();
  private final Map<String, Plan> queued = new HashMap<>();
  private final Deque<String> order = new ArrayDeque<>();
  private final Map<String, Plan> closed = new LinkedHashMap<>();
  private final Map<String, Plan> parted = new LinkedHashMap<>();
  private final List<Plan> listed = new ArrayList<>();
  private final Map<String, Plan> scanned = new HashMap<>();

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'plans' takes the monitor of this Bounded, so concurrent hits block each other and wait for the thread that creates an entry. A miss also evicts another entry: use a bounded concurrent cache such as Caffeine. Get without the lock, and take it only on a miss, which does more than store an entry.
  synchronized Plan plan(String sql) {
    Plan plan = plans.get(sql);
    if (plan == null) {
      if (plans.size() >= MAX) {
        plans.remove(plans.keySet().iterator().next());
      }
      plan = new Plan(sql);
      plans.put(sql, plan);
    }
    return plan;
  }

  // BUG: Diagnostic contains: ADVICE Every hit in 'queued'
  synchronized Plan inOrder(String sql) {
    Plan plan = queued.get(sql);
    if (plan == null) {
      if (order.size() >= MAX) {
        queued.remove(order.removeFirst());
      }
      plan = new Plan(sql);
      queued.put(sql, plan);
      order.addLast(sql);
    }
    return plan;
  }

  /** What is evicted is closed. */
  Plan closing(String sql) {
    // BUG: Diagnostic contains: ADVICE Every hit in 'closed'
    synchronized (closed) {
      Plan plan = closed.get(sql);
      if (plan == null) {
        plan = new Plan(sql);
        closed.put(sql, plan);
        if (closed.size() > MAX) {
          Map.Entry<String, Plan> eldest = closed.entrySet().iterator().next();
          Plan evicted = closed.remove(eldest.getKey());
          evicted.close();
        }
      }
      return plan;
    }
  }

  Plan partly(String sql) {
    // BUG: Diagnostic contains: Every hit in 'parted' takes 'parted', so concurrent hits block each other. A miss also evicts another entry
    synchronized (parted) {
      Plan known = parted.get(sql);
      if (known != null) {
        return known;
      }
    }
    Plan created = new Plan(sql);
    synchronized (parted) {
      if (parted.size() >= MAX) {
        parted.remove(eldest());
      }
      parted.put(sql, created);
    }
    return created;
  }

  private String eldest() {
    return parted.keySet().iterator().next();
  }

  // BUG: Diagnostic contains: Every hit in 'scanned'
  synchronized Plan leastUsed(String sql) {
    Plan plan = scanned.get(sql);
    if (plan == null) {
      if (scanned.size() >= MAX) {
        String victim = null;
        for (String each : scanned.keySet()) {
          if (victim == null || each.length() > victim.length()) {
            victim = each;
          }
        }
        scanned.remove(victim);
      }
      plan = new Plan(sql);
      scanned.put(sql, plan);
    }
    return plan;
  }

  // BUG: Diagnostic contains: ADVICE Every hit in 'listed' takes the monitor of this Bounded, so concurrent hits block each other and wait for the thread that creates an entry. A miss also evicts another entry: use a bounded concurrent cache such as Caffeine.
  synchronized Plan first(String sql) {
    for (Plan plan : listed) {
      if (plan.sql.equals(sql)) {
        return plan;
      }
    }
    if (listed.size() >= MAX) {
      listed.remove(0);
    }
    Plan plan = new Plan(sql);
    listed.add(plan);
    return plan;
  }

  static final class Plan {
    final String sql;

    Plan(String sql) {
      this.sql = sql;
    }

    void close() {
      System.out.println(sql);
    }
  }
}
