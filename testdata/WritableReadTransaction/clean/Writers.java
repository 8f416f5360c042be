// LIBRARIES: spring-tx-6.2.5 spring-core-6.2.5 spring-beans-6.2.5 spring-context-6.2.5 spring-jdbc-6.2.5 spring-data-commons-3.4.4 spring-data-jpa-3.4.4 jakarta.persistence-api-3.1.0
package testdata;

import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.Lock;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.jpa.repository.query.Procedure;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.RowCallbackHandler;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** Transactions that write, or may. */
public class Writers {
  static class Item {
    private long id;
    String name;
    private int reads;
    private List<String> tags = new ArrayList<>();

    long getId() {
      return id;
    }

    int getReads() {
      return ++reads;
    }

    void setName(String name) {
      this.name = name;
    }

    Item rename(String name) {
      this.name = name;
      return this;
    }

    List<String> getTags() {
      return tags;
    }
  }

  interface Items extends JpaRepository<Item, Long> {
    List<Item> findByName(String name);

    Item saveByName(String name);

    @Modifying
    @Query("update Item i set i.name = ?1")
    int findAndRename(String name);

    @Procedure
    int findByProcedure(String name);

    @Lock(LockModeType.PESSIMISTIC_WRITE)
    Item findForUpdateById(long id);

    @Query(value = "select nextval('item_seq')", nativeQuery = true)
    long getNext();

    @Query(value = "select drain(id) from item", nativeQuery = true)
    List<Long> findDrained();

    @Query(value = "select * from item for update", nativeQuery = true)
    List<Item> findLocked();

    default Item findOrCreate(long id) {
      return save(new Item());
    }
  }

  interface Mapper {
    String map(Item item);

    String getFirst();
  }

  private final Items items;
  private final EntityManager entities;
  private final JdbcTemplate jdbc;
  private final Mapper mapper;
  private final ApplicationEventPublisher events;
  private Item last;
  private RowCallbackHandler handler;

  Writers(
      Items items,
      EntityManager entities,
      JdbcTemplate jdbc,
      Mapper mapper,
      ApplicationEventPublisher events) {
    this.items = items;
    this.entities = entities;
    this.jdbc = jdbc;
    this.mapper = mapper;
    this.events = events;
  }

  @Transactional(readOnly = true)
  public List<Item> chosen() {
    return items.findAll();
  }

  @Transactional(readOnly = false)
  public List<Item> chosenToo() {
    return items.findAll();
  }

  @Transactional(propagation = Propagation.SUPPORTS)
  public List<Item> opensNone() {
    return items.findAll();
  }

  /** An annotation of another framework, which may have no such attribute. */
  @OfModule.Transactional
  public List<Item> otherAnnotation() {
    return items.findAll();
  }

  static class OfModule {
    @interface Transactional {}
  }

  @Transactional
  private List<Item> notIntercepted() {
    return items.findAll();
  }

  @Transactional
  public final List<Item> notInterceptedToo() {
    return items.findAll();
  }

  @Transactional
  public int queriesNothing(int a) {
    return Math.abs(a);
  }

  @Transactional
  public void saves(Item item) {
    items.findByName("a");
    items.save(item);
  }

  @Transactional
  public void savesByName() {
    items.saveByName("a");
  }

  @Transactional
  public void changesEntity(long id) {
    items.findById(id).get().setName("b");
  }

  @Transactional
  public Item changesAndReturns(long id) {
    return items.findById(id).map(item -> item.rename("b")).orElse(null);
  }

  @Transactional
  public void changesEach() {
    items.findAll().forEach(item -> item.setName("c"));
  }

  @Transactional
  public void changesByReference() {
    items.findAll().forEach(this::rename);
  }

  private void rename(Item item) {
    item.setName("d");
  }

  @Transactional
  public int changesByGetter(long id) {
    return items.findById(id).get().getReads();
  }

  @Transactional
  public void changesField(long id) {
    Item item = items.findById(id).get();
    item.name = "e";
  }

  @Transactional
  public void changesCollection(long id) {
    items.findById(id).get().getTags().add("f");
  }

  @Transactional
  public void sortsCollection(long id) {
    List<String> tags = items.findById(id).get().getTags();
    Collections.sort(tags);
  }

  @Transactional
  public void removes(long id) {
    items.findById(id).get().getTags().iterator().remove();
  }

  @Transactional
  public List<String> otherBean() {
    return items.findAll().stream().map(mapper::map).toList();
  }

  @Transactional
  public String otherBeanToo(long id) {
    return mapper.map(items.findById(id).get());
  }

  @Transactional
  public String getterOfOtherBean() {
    return items.findAll() + mapper.getFirst();
  }

  @Transactional
  public List<Item> publishes() {
    events.publishEvent("read");
    return items.findAll();
  }

  @Transactional
  public void keeps(long id) {
    last = items.findById(id).get();
  }

  @Transactional
  public List<Item> runs(Runnable task) {
    task.run();
    return items.findAll();
  }

  @Transactional
  public List<Item> locks() {
    synchronized (this) {
      return items.findAll();
    }
  }

  @Transactional
  public Object modifies() {
    return items.findAndRename("g");
  }

  @Transactional
  public Object procedure() {
    return items.findByProcedure("g");
  }

  @Transactional
  public Object lockedByAnnotation() {
    return items.findForUpdateById(1);
  }

  @Transactional
  public Object sequence() {
    return items.getNext();
  }

  @Transactional
  public Object function() {
    return items.findDrained();
  }

  @Transactional
  public Object lockedBySql() {
    return items.findLocked();
  }

  @Transactional
  public Object creates() {
    return items.findOrCreate(1);
  }

  @Transactional
  public Object lockedByManager() {
    return entities.find(Item.class, 1L, LockModeType.PESSIMISTIC_WRITE);
  }

  @Transactional
  public Object updates() {
    return entities.createQuery("update Item i set i.name = 'h'").executeUpdate();
  }

  @Transactional
  public Object nativeSequence() {
    return entities.createNativeQuery("select nextval('s')").getSingleResult();
  }

  @Transactional
  public Object nativeUnknown(String sql) {
    return entities.createNativeQuery(sql).getSingleResult();
  }

  @Transactional
  public void merges(Item item) {
    entities.find(Item.class, 1L);
    entities.merge(item);
  }

  @Transactional
  public List<Long> unknownSql(String sql) {
    return jdbc.queryForList(sql, Long.class);
  }

  @Transactional
  public Object returning() {
    return jdbc.queryForObject("insert into item (id) values (1) returning id", Long.class);
  }

  @Transactional
  public void unknownHandler() {
    jdbc.query("select id from item", handler);
  }

  @Transactional
  public void storesLambda() {
    jdbc.query("select id from item", rows -> { jdbc.update("delete from item"); });
  }

  @Transactional(readOnly = true)
  static class Reads {
    private Items items;

    @Transactional
    public List<Item> all() {
      return items.findAll();
    }
  }
}
