package testdata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** A miss removes more, or something else, than makes room: what depends on others is no cache. */
class Evictions {
  private final Map<String, Plan> plans = new HashMap<>();
  private final Map<String, Plan> named = new HashMap<>();
  private final Map<String, Plan> trimmed = new HashMap<>();
  private final Map<String, Plan> derived = new HashMap<>();
  private final Map<String, List<String>> dependents = new HashMap<>();
  private final Map<String, Plan> stale = new HashMap<>();
  private final Map<String, Plan> chosen = new HashMap<>();
  private final Map<Integer, Plan> numbered = new HashMap<>();
  private final Map<String, Plan> related = new HashMap<>();
  private final List<Plan> listed = new ArrayList<>();
  private final List<Plan> shifted = new ArrayList<>();
  private String last = "";

  /** The caller says what it replaces. */
  synchronized Plan replacing(String sql, String old) {
    Plan plan = plans.get(sql);
    if (plan == null) {
      plans.remove(old);
      plan = new Plan(sql);
      plans.put(sql, plan);
    }
    return plan;
  }

  /** One entry at a time. */
  synchronized Plan following(String sql) {
    Plan plan = named.get(sql);
    if (plan == null) {
      named.remove(last);
      last = sql;
      plan = new Plan(sql);
      named.put(sql, plan);
    }
    return plan;
  }

  synchronized Plan ofOtherName(String sql, String name) {
    Plan plan = trimmed.get(sql);
    if (plan == null) {
      trimmed.remove(name.trim());
      plan = new Plan(sql);
      trimmed.put(sql, plan);
    }
    return plan;
  }

  /** What depends on the entry goes. */
  synchronized Plan invalidating(String sql) {
    Plan plan = derived.get(sql);
    if (plan == null) {
      for (String each : dependents.get(sql)) {
        derived.remove(each);
      }
      plan = new Plan(sql);
      derived.put(sql, plan);
    }
    return plan;
  }

  synchronized Plan relating(String sql) {
    Plan plan = related.get(sql);
    if (plan == null) {
      related.remove(dependents.get(sql).iterator().next());
      plan = new Plan(sql);
      related.put(sql, plan);
    }
    return plan;
  }

  synchronized Plan dropping(String sql, String[] others) {
    Plan plan = stale.get(sql);
    if (plan == null) {
      for (String each : others) {
        stale.remove(each);
      }
      plan = new Plan(sql);
      stale.put(sql, plan);
    }
    return plan;
  }

  synchronized Plan choosing(String sql, String old) {
    Plan plan = chosen.get(sql);
    if (plan == null) {
      String victim = old;
      if (chosen.size() > 100) {
        victim = chosen.keySet().iterator().next();
      }
      chosen.remove(victim);
      plan = new Plan(sql);
      chosen.put(sql, plan);
    }
    return plan;
  }

  /** Zero is a key. */
  synchronized Plan numbered(int number) {
    Plan plan = numbered.get(number);
    if (plan == null) {
      numbered.remove(0);
      plan = new Plan("" + number);
      numbered.put(number, plan);
    }
    return plan;
  }

  synchronized Plan listed(String sql, int old) {
    for (Plan plan : listed) {
      if (plan.sql.equals(sql)) {
        return plan;
      }
    }
    listed.remove(old);
    Plan plan = new Plan(sql);
    listed.add(plan);
    return plan;
  }

  /** No search of all elements: it begins in the middle, or ends there. */
  synchronized Plan fromSecond(String sql) {
    for (Iterator<Plan> it = shifted.listIterator(1); it.hasNext(); ) {
      Plan plan = it.next();
      if (plan.sql.equals(sql)) {
        return plan;
      }
    }
    Plan plan = new Plan(sql);
    shifted.add(plan);
    return plan;
  }

  synchronized Plan upTo(String sql, int end) {
    for (int i = 0; i < end; i++) {
      Plan plan = shifted.get(i);
      if (plan.sql.equals(sql)) {
        return plan;
      }
    }
    Plan plan = new Plan(sql);
    shifted.add(plan);
    return plan;
  }

  synchronized Plan untilBoth(String sql, boolean more) {
    Iterator<Plan> it = shifted.iterator();
    while (it.hasNext() || more) {
      Plan plan = it.next();
      if (plan.sql.equals(sql)) {
        return plan;
      }
    }
    Plan plan = new Plan(sql);
    shifted.add(plan);
    return plan;
  }

  /** A static method tells the state of the element; there is no key. */
  synchronized Plan anyShort() {
    for (Plan plan : shifted) {
      if (Plan.isShort(plan)) {
        return plan;
      }
    }
    Plan plan = new Plan("");
    shifted.add(plan);
    return plan;
  }

  synchronized Plan anyShortOfStream() {
    return shifted.stream()
        .filter(Plan::isShort)
        .findFirst()
        .orElseGet(
            () -> {
              Plan plan = new Plan("");
              shifted.add(plan);
              return plan;
            });
  }

  static final class Plan {
    final String sql;

    Plan(String sql) {
      this.sql = sql;
    }

    static boolean isShort(Plan plan) {
      return plan.sql.length() < 10;
    }
  }
}
