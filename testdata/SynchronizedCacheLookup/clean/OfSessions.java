package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.util.HashMap;
import java.util.Map;

/** Ways in which a connection gets a cache of its own. */
class OfSessions {
  static class OfField {
    private final Map<String, Integer> ids = new HashMap<>();

    synchronized Integer id(String name) {
      Integer id = ids.get(name);
      if (id == null) {
        id = name.length();
        ids.put(name, id);
      }
      return id;
    }
  }

  static class OfConstructor {
    private final Map<String, Integer> ids = new HashMap<>();

    synchronized Integer id(String name) {
      Integer id = ids.get(name);
      if (id == null) {
        id = name.length();
        ids.put(name, id);
      }
      return id;
    }
  }

  static class Made {
    private final Map<String, Integer> ids = new HashMap<>();

    synchronized Integer id(String name) {
      Integer id = ids.get(name);
      if (id == null) {
        id = name.length();
        ids.put(name, id);
      }
      return id;
    }
  }

  static class Wrapped {
    private final Map<String, Integer> ids = new HashMap<>();

    synchronized Integer id(String name) {
      Integer id = ids.get(name);
      if (id == null) {
        id = name.length();
        ids.put(name, id);
      }
      return id;
    }
  }

  static class Wrapper {
    final Wrapped wrapped;

    Wrapper(Wrapped wrapped) {
      this.wrapped = wrapped;
    }
  }

  static class Maker {
    static Made make() {
      return make(null);
    }

    private static Made make(Made known) {
      return (Made) (known == null ? new Made() : known);
    }
  }

  abstract static class Session implements Connection {
    private final OfField ofField = new OfField();
    private final OfConstructor ofConstructor;
    private final Made made;
    private Wrapper wrapper;

    Session() {
      ofConstructor = new OfConstructor();
      Made own = Maker.make();
      made = own;
    }

    void open() {
      Wrapped wrapped;
      wrapped = new Wrapped();
      wrapper = new Wrapper(wrapped);
    }

    @Override
    public PreparedStatement prepareStatement(String sql) {
      ofField.id(sql);
      ofConstructor.id(sql);
      made.id(sql);
      wrapper.wrapped.id(sql);
      return null;
    }
  }
}
