package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** A default order, made for every statement and thrown away for most: as in a real SQL engine. */
public class DefaultOrder {
  private final ConcurrentHashMap<String, List<String>> columns = new ConcurrentHashMap<>();

  private static List<String> defaultOrder(String table) {
    List<String> order = new ArrayList<>();
    order.add(table + ".id");
    order.add(table + ".version");
    return order;
  }

  List<String> orderOf(Optional<List<String>> orderBy, String table) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return orderBy.orElseGet(() -> defaultOrder(table));
  }

  List<String> columnsOf(String table) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return Optional.ofNullable(columns.get(table)).orElseGet(() -> defaultOrder(table));
  }

  List<String> given(List<String> order, String table) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return Objects.requireNonNullElseGet(order, () -> defaultOrder(table));
  }

  public static void main(String[] args) {
    DefaultOrder order = new DefaultOrder();
    order.columns.put("users", List.of("name"));
    System.out.println(order.orderOf(Optional.empty(), "a") + "" + order.columnsOf("users"));
    System.out.println(order.orderOf(Optional.of(List.of()), "b") + "" + order.columnsOf("c"));
    System.out.println(order.given(null, "d") + "" + order.given(List.of("e"), "e"));
  }
}
