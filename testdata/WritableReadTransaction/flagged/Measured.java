// LIBRARIES: spring-tx-6.2.5 spring-core-6.2.5 jakarta.persistence-api-3.1.0
// OPTIONS: -XepOpt:Uncontended:Profile=src/test/resources/measured/WritableReadTransaction.profile
package testdata;

import jakarta.persistence.EntityManager;
import java.util.List;
import org.springframework.transaction.annotation.Transactional;

/** A transaction whose flush a recording shows. */
public class Measured {
  private EntityManager entities;

  // BUG: Diagnostic contains: WARNING UNSAFE This transaction only reads, but is opened for writing: JPA keeps a snapshot of each entity that it loads and compares all of them at commit, and the database cannot treat it as a reader. This place matters: took 40 % of the CPU samples
  @Transactional
  public List<?> all() {
    return entities.createQuery("select o from Order o").getResultList();
  }
}
