package testdata;

import java.util.ArrayList;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.springframework.web.bind.annotation.GetMapping;

/** Ways to change the table, or to let others do so, behind the assignment. */
public class ChangedThen {
  static class Settings {
    private final String name;

    Settings(Properties table) {
      table.putIfAbsent("name", "none");
      name = table.getProperty("name");
    }

    String name() {
      return name;
    }
  }

  static class ByVarargs {
    private final Properties props;

    ByVarargs(Properties props) {
      this.props = props;
      fill("2", props);
    }

    private static void fill(String size, Properties... tables) {
      tables[0].setProperty("size", size);
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  /** A helper knows the table by another type. */
  static class AsMap {
    private final Properties props;

    AsMap(Properties props) {
      this.props = props;
      fill(props);
    }

    private static void fill(Map<Object, Object> table) {
      table.put("size", "2");
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  static class AsObject {
    private final Properties props;

    AsObject(Properties props) {
      this.props = props;
      fill(props);
    }

    private static void fill(Object table) {
      ((Properties) table).put("size", "2");
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  static class View {
    private final Properties props;

    View(Properties props) {
      this.props = props;
      Map<Object, Object> view = props;
      view.put("size", "2");
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  static class HeldView {
    private final Properties props;
    private final Map<Object, Object> view;

    HeldView(Properties props) {
      this.props = props;
      this.view = props;
      addSize();
    }

    private void addSize() {
      view.putIfAbsent("size", "2");
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  /** Who gets the object may use its table. */
  static class Registered {
    private final Properties props;

    Registered(Properties props, List<Object> all) {
      this.props = props;
      all.add(this);
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  /** A subclass may do anything. */
  static class Hook {
    private final Properties props;

    Hook(Properties props) {
      this.props = props;
      init();
    }

    protected void init() {}

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  static class Passed {
    private final Properties props;
    private final Settings settings;

    Passed(Properties props) {
      this.props = props;
      settings = new Settings(props);
    }

    String name() {
      return settings.name();
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  static class PassedField {
    private final Properties props;
    private final Settings settings;

    PassedField(Properties props) {
      this.props = props;
      settings = new Settings(this.props);
    }

    String name() {
      return settings.name();
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  /** What a helper is given takes from the table. */
  static class InArgument {
    private final Properties props;
    private String name;

    InArgument(Properties props) {
      this.props = props;
      keep((String) props.remove("name"));
    }

    private void keep(String name) {
      this.name = name;
    }

    String name() {
      return name;
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  static class InDefault {
    private final Properties props;
    private final String name;

    InDefault(Properties props) {
      this.props = props;
      this.name = props.getProperty("name", (String) props.remove("size"));
    }

    String name() {
      return name;
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  static class InList {
    private final Properties props;
    private final List<Object> names = new ArrayList<>();

    InList(Properties props) {
      this.props = props;
      names.add(props.remove("name"));
    }

    int names() {
      return names.size();
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  static class InTest {
    private final Properties props;

    InTest(Properties props) {
      this.props = props;
      if (props.remove("name") == null) {
        throw new IllegalArgumentException();
      }
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  static class ByKeys {
    private final Properties props;

    ByKeys(Properties props, Set<String> known) {
      this.props = props;
      props.keySet().retainAll(known);
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  static class ByHelpersHelper {
    private final Properties props;

    ByHelpersHelper(Properties props) {
      this.props = props;
      fill(props, 2);
    }

    private static void fill(Properties table, int size) {
      set(table, "size", String.valueOf(size));
    }

    private static void set(Properties table, String key, String value) {
      table.setProperty(key, value);
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  /** The caller may pass one table as both. */
  static class PerhapsSame {
    private final Properties props;

    PerhapsSame(Properties props, Map<Object, Object> names) {
      this.props = props;
      names.putIfAbsent("name", "none");
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  /** What another object does with the table is not followed. */
  static class Checked {
    private final Properties props;

    Checked(Properties props, Checker checker) {
      this.props = props;
      checker.check(props);
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1"));
    }
  }

  static final class Checker {
    void check(Properties table) {
      if (table.getProperty("size") == null) {
        throw new IllegalArgumentException("size");
      }
    }
  }

  /** Other classes of the package may set another table. */
  static class OpenTable {
    private final Properties props;
    Map<String, String> aliases = new Hashtable<>();

    OpenTable(Properties props) {
      this.props = props;
      aliases.put("std", "standard");
    }

    @GetMapping
    int size() {
      // BUG: Diagnostic contains: WARNING ADVICE Properties.getProperty
      return Integer.parseInt(props.getProperty("size", "1")) + aliases.size();
    }
  }
}
