// LIBRARIES: spring-tx-6.2.5 spring-core-6.2.5 spring-beans-6.2.5 spring-context-6.2.5 spring-data-commons-3.4.4 spring-data-jpa-3.4.4 jakarta.persistence-api-3.1.0
package testdata;

import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.transaction.annotation.Transactional;

/** What may write beside a query. */
public class MoreWriters {
  static class Tag {
    String text = "";

    String getText() {
      return text;
    }
  }

  static class Item {
    private static int visits;
    private int[] counts = new int[1];
    private List<String> names = new ArrayList<>();
    Tag tag = new Tag();
    int price;

    int getVisits() {
      return ++visits;
    }

    List<String> getNames() {
      return names;
    }

    int[] getCounts() {
      return counts;
    }

    boolean visit() {
      price++;
      return true;
    }
  }

  interface Items extends JpaRepository<Item, Long> {
    List<Item> findByTag(String tag);
  }

  interface Service {
    String getName();

    String send(Item item);
  }

  static class Counted {
    private static int count;

    Counted(Item item) {
      count++;
    }
  }

  static class Touching {
    Touching(Item item) {
      item.visit();
    }
  }

  static class Overriding extends MoreWriters {
    private int hooked;

    Overriding(Items items, Service service, EntityManager entities) {
      super(items, service, entities);
    }

    @Override
    void hook(List<Item> found) {
      hooked++;
    }
  }

  abstract static class Later {
    @Transactional
    public abstract List<Item> abstractly(String tag);

    static String send(Item item) {
      return "" + item.visit();
    }
  }

  private final Items items;
  private final Service service;
  private final EntityManager entities;
  private final List<Item> cache = new ArrayList<>();
  private final int[] totals = new int[1];

  MoreWriters(Items items, Service service, EntityManager entities) {
    this.items = items;
    this.service = service;
    this.entities = entities;
  }

  void hook(List<Item> found) {}

  @Transactional
  void init(String tag) {
    items.findByTag(tag);
  }

  @Transactional
  public List<Item> sortedNames(String tag) {
    List<Item> found = items.findByTag(tag);
    for (Item item : found) {
      Collections.sort(item.getNames());
    }
    return found;
  }

  @Transactional
  public List<Item> cached(String tag) {
    List<Item> found = items.findByTag(tag);
    cache.addAll(found);
    return found;
  }

  @Transactional
  public String ofBean(String tag) {
    return items.findByTag(tag).size() + this.service.getName();
  }

  @Transactional
  public int visited(String tag) {
    return items.findByTag(tag).get(0).getVisits();
  }

  @Transactional
  public List<Item> overridable(String tag) {
    List<Item> found = items.findByTag(tag);
    hook(found);
    return found;
  }

  @Transactional
  public List<Object> constructed(String tag) {
    return items.findByTag(tag).stream().<Object>map(Counted::new).toList();
  }

  @Transactional
  public List<Object> touched(String tag) {
    List<Object> found = new ArrayList<>();
    for (Item item : items.findByTag(tag)) {
      found.add(new Touching(item));
    }
    return found;
  }

  @Transactional
  public List<Boolean> byReference(String tag) {
    return items.findByTag(tag).stream().map(Item::visit).toList();
  }

  @Transactional
  public List<String> byOther(String tag) {
    return items.findByTag(tag).stream().map(service::send).toList();
  }

  @Transactional
  public List<String> byStatic(String tag) {
    return items.findByTag(tag).stream().map(Later::send).toList();
  }

  @Transactional
  public Object anonymous(String tag) {
    List<Item> found = items.findByTag(tag);
    return new Object() {
      @Override
      public String toString() {
        return "" + found;
      }
    };
  }

  @Transactional
  public Object started(String tag) {
    List<Item> found = items.findByTag(tag);
    return found.isEmpty() ? new Thread() : found;
  }

  @Transactional
  public List<Item> compound(String tag) {
    List<Item> found = items.findByTag(tag);
    found.get(0).price += 1;
    return found;
  }

  @Transactional
  public List<Item> inArray(String tag) {
    List<Item> found = items.findByTag(tag);
    int[] counts = found.get(0).getCounts();
    counts[0] = 1;
    return found;
  }

  @Transactional
  public List<Item> inGivenArray(String tag) {
    List<Item> found = items.findByTag(tag);
    found.get(0).getCounts()[0]++;
    return found;
  }

  @Transactional
  public List<Item> inFieldArray(String tag) {
    List<Item> found = items.findByTag(tag);
    totals[0] = found.size();
    return found;
  }

  @Transactional
  public Item locked(long id) {
    return entities.find(Item.class, id, LockModeType.PESSIMISTIC_WRITE);
  }
}
