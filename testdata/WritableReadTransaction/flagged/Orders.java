// LIBRARIES: spring-tx-6.2.5 spring-core-6.2.5 spring-beans-6.2.5 spring-context-6.2.5 spring-jdbc-6.2.5 spring-data-commons-3.4.4 spring-data-jpa-3.4.4 jakarta.persistence-api-3.1.0
package testdata;

import jakarta.persistence.EntityManager;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.PageRequest;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.query.Param;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.bind.annotation.GetMapping;

/** Transactions of Spring that only read. */
public class Orders {
  private static final Logger log = LoggerFactory.getLogger(Orders.class);

  static class Order {
    private long id;
    private String state;
    private List<BigDecimal> prices = new ArrayList<>();

    long getId() {
      return id;
    }

    String getState() {
      return state;
    }

    boolean isOpen() {
      return state.equals("open");
    }

    List<BigDecimal> getPrices() {
      return prices;
    }
  }

  record Summary(long id, String state) {
    static Summary of(Order order) {
      return new Summary(order.getId(), order.getState());
    }
  }

  static class Line {
    private final String text;

    Line(Order order) {
      this.text = order.getId() + " " + order.getState();
    }

    @Override
    public String toString() {
      return text;
    }
  }

  interface OrderRepository extends JpaRepository<Order, Long> {
    List<Order> findByState(String state);

    @Query("select o from Order o where lower(o.state) = :state")
    List<Order> withState(@Param("state") String state);

    @Query(value = "select count(*) from orders where state in (:states)", nativeQuery = true)
    long howMany(List<String> states);
  }

  private final OrderRepository orders;
  private final EntityManager entities;
  private final JdbcTemplate jdbc;

  Orders(OrderRepository orders, EntityManager entities, JdbcTemplate jdbc) {
    this.orders = orders;
    this.entities = entities;
    this.jdbc = jdbc;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE This transaction only reads, but is opened for writing
  @Transactional
  public List<Order> open() {
    return orders.findByState("open");
  }

  // BUG: Diagnostic contains: This place matters: reached from @GetMapping summaries()
  @Transactional()
  @GetMapping("/orders")
  public List<Summary> summaries(String state) {
    log.info("orders in {}", state);
    List<Summary> found = new ArrayList<>();
    for (Order order : orders.withState(state)) {
      if (order.isOpen() && !order.getPrices().isEmpty()) {
        found.add(Summary.of(order));
      }
    }
    return found;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  @Transactional("orders")
  public Summary byId(long id) {
    return orders
        .findById(id)
        .map(Summary::of)
        .orElseThrow(() -> new IllegalArgumentException("no order " + id));
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  @Transactional(timeout = 5, propagation = Propagation.REQUIRES_NEW)
  public Page<String> page(int number) {
    return orders.findAll(PageRequest.of(number, 20)).map(Order::getState);
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  @Transactional
  protected List<String> lines() {
    List<Order> found =
        entities
            .createQuery("select o from Order o", Order.class)
            .setMaxResults(10)
            .getResultList();
    return found.stream().map(Line::new).map(Object::toString).toList();
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  @Transactional
  public BigDecimal total(long id) {
    Order order = entities.find(Order.class, id);
    BigDecimal total = BigDecimal.ZERO;
    if (order != null) {
      for (BigDecimal price : order.getPrices()) {
        total = total.add(price);
      }
    }
    return total;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  @Transactional
  public Map<String, Object> row(long id) {
    List<String> states =
        jdbc.query("select state from orders where id = ?", (rows, n) -> rows.getString(1), id);
    states.forEach(state -> log.debug(state));
    return jdbc.queryForMap("select * from orders where id = ?", id);
  }

  private static final Comparator<Order> BY_ID = Comparator.comparingLong(Order::getId);

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  @Transactional
  public List<Order> sorted(boolean up) {
    List<Order> found = new ArrayList<>(orders.findByState("open"));
    found.sort(up ? BY_ID : BY_ID.reversed());
    return found;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  @Transactional
  public List<String> states() {
    List<String> states = new ArrayList<>();
    Consumer<Order> add = order -> states.add(order.getState());
    orders.findAll().forEach(add);
    states.sort(String.CASE_INSENSITIVE_ORDER);
    return states;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  @Transactional
  public Map<String, List<Order>> byState() {
    Collector<Order, ?, Map<String, List<Order>>> grouping =
        Collectors.groupingBy(Order::getState);
    return orders.findAll().stream().collect(grouping);
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  @Transactional(/* the default manager */)
  public long count() {
    return orders.howMany(List.of("open"));
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  @Transactional
  public Optional<Order> helped(long id) {
    return one(id).filter(Order::isOpen);
  }

  private Optional<Order> one(long id) {
    return orders.howMany(List.of("open")) == 0 ? Optional.empty() : orders.findById(id);
  }
}
