package io.github.uncontended.analysis.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which statements are known to write and lock nothing. */
final class SqlTextTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      value = {
        "true|select * from item where name = 'delete'",
        "true|SELECT count(*) FROM item",
        "true|select \"update\" from item",
        "true|select `insert` from item",
        "true|select 'a' /* delete */ from item",
        "true|select 'a' /* f() */",
        "true|select a -- for update",
        "true|select 'open",
        "true|select a /* open",
        "true|select a for all",
        "true|select next from item",
        "false|^^",
        "false|update item set a = 1",
        "false|call f",
        "false|select * from item for update",
        "false|select * from item for share",
        "false|select * from item for key share",
        "false|select next value for ids",
        "false|select nextval('ids')",
        "false|select f(a) from item",
        "false|select 'a', f(b) from item",
        "false|select a from item; delete from item",
        "false|^select a -- comment\n for update^",
        "false|select a /* comment */ for update",
        "false|select 'a' for update",
        "false|select a /*! for update */ from item",
        "false|select 'a\\', 'b' for update ', 'c'",
      })
  void isRead(boolean expected, String sql) {
    assertEquals(expected, SqlText.isRead(sql));
  }
}
