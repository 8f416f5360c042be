// LIBRARIES: spring-tx-6.2.5 spring-core-6.2.5 spring-beans-6.2.5 spring-context-6.2.5 spring-data-commons-3.4.4 spring-data-jpa-3.4.4 jakarta.persistence-api-3.1.0
package testdata;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collector;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.transaction.annotation.Transactional;

/** Entities are handed to functions that come from outside, which may change them. */
public class PassedOn {
  static class Account {
    private String owner = "";

    String getOwner() {
      return owner;
    }

    void rename(String name) {
      owner = name;
    }
  }

  interface Accounts extends JpaRepository<Account, Long> {}

  /** A function with a name, whose method runs elsewhere. */
  static class Renamer implements Consumer<Account> {
    @Override
    public void accept(Account account) {
      account.rename("nobody");
    }
  }

  private static final Consumer<Account> RENAME = account -> account.rename("nobody");

  private final Accounts accounts;
  private final Consumer<Account> hook;
  private Function<Account, String> label = Account::getOwner;
  private final Map<String, Predicate<Account>> filters;

  PassedOn(Accounts accounts, Consumer<Account> hook, Map<String, Predicate<Account>> filters) {
    this.accounts = accounts;
    this.hook = hook;
    this.filters = filters;
  }

  void setLabel(Function<Account, String> label) {
    this.label = label;
  }

  @Transactional
  public void each(Consumer<? super Account> action) {
    accounts.findAll().forEach(action);
  }

  @Transactional
  public <R> Optional<R> mapped(long id, Function<Account, R> mapping) {
    return accounts.findById(id).map(mapping);
  }

  @Transactional
  public void hooked(long id) {
    accounts.findById(id).ifPresent(hook);
  }

  @Transactional
  public List<String> labels() {
    return accounts.findAll().stream().map(label).toList();
  }

  @Transactional
  public boolean any(String filter) {
    return accounts.findAll().stream().anyMatch(filters.get(filter));
  }

  @Transactional
  public boolean none(Predicate<Account> filter) {
    return accounts.findAll().stream().noneMatch(Predicate.not(filter));
  }

  @Transactional
  public void required(Consumer<Account> action) {
    Consumer<Account> checked = Objects.requireNonNull(action);
    accounts.findAll().forEach(checked);
  }

  @Transactional
  public void chosen(boolean all, Consumer<Account> action) {
    accounts.findAll().forEach(all ? action : account -> {});
  }

  @Transactional
  public List<Account> sorted(Comparator<Account> order) {
    List<Account> found = new ArrayList<>(accounts.findAll());
    found.sort(order.reversed());
    return found;
  }

  @Transactional
  public <R> R collected(Collector<Account, ?, R> collector) {
    return accounts.findAll().stream().collect(collector);
  }

  @Transactional
  public void named() {
    accounts.findAll().forEach(new Renamer());
  }

  @Transactional
  public void constant() {
    accounts.findAll().forEach(RENAME);
  }
}
