// LIBRARIES: spring-tx-6.2.5 spring-core-6.2.5 spring-beans-6.2.5 spring-context-6.2.5 spring-data-commons-3.4.4 spring-data-jpa-3.4.4 jakarta.persistence-api-3.1.0
package testdata;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.transaction.annotation.Transactional;

/** What does not write to the database beside a query. */
public class Helpers {
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

  static class NotFound extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NotFound(String message) {
      super(message);
    }
  }

  private final Items items;

  Helpers(Items items) {
    this.items = items;
  }

  // BUG: Diagnostic contains: UNSAFE
  @Transactional(readOnly = true)
  public List<Item> checked(String tag) {
    Objects.requireNonNull(tag, "tag");
    return items.findByTag(tag);
  }

  // BUG: Diagnostic contains: UNSAFE
  @Transactional(readOnly = true)
  public List<String> sorted(String tag) {
    List<String> texts = new ArrayList<>();
    for (Item item : items.findByTag(tag)) {
      texts.add(item.tag.getText());
    }
    Collections.sort(texts);
    return texts;
  }

  // BUG: Diagnostic contains: UNSAFE
  @Transactional(readOnly = true)
  public boolean added(String tag) {
    return new ArrayList<Item>().addAll(items.findByTag(tag));
  }

  // BUG: Diagnostic contains: UNSAFE
  @Transactional(readOnly = true)
  public Item own(long id) {
    return this.one(id);
  }

  private Item one(long id) {
    return items.findById(id).orElseThrow(() -> new NotFound("no item " + id));
  }

  // BUG: Diagnostic contains: UNSAFE
  @Transactional(readOnly = true)
  public List<String> mapped(String tag) {
    return items.findByTag(tag).stream().map(this::text).map(String::valueOf).toList();
  }

  String text(Item item) {
    return item.tag.getText();
  }

  // BUG: Diagnostic contains: UNSAFE
  @Transactional(readOnly = true)
  public int[] counted(String tag) {
    int[] sums = new int[2];
    int all = 0;
    for (Item item : items.findByTag(tag)) {
      sums[0] += item.price;
      sums[1]++;
      all += item.price;
    }
    return all == 0 ? new int[0] : sums;
  }
}
