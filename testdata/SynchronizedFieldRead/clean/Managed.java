import java.util.ArrayList;
import java.util.List;

/** A getter that only management calls. */
class Managed {
  private final List<String> assigned = new ArrayList<>();
  private int limit;

  synchronized int getLimit() {
    return limit;
  }

  synchronized void setLimit(int limit) {
    while (assigned.size() > limit) {
      assigned.remove(0);
    }
    this.limit = limit;
  }

  int limitOfBean() {
    return getLimit();
  }
}
