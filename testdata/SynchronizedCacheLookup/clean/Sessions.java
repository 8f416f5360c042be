package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.util.HashMap;
import java.util.Map;

/** Caches that belong to a connection, which one thread at a time uses. */
class Sessions {
  static class Types {
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

  static class Protocol {
    final Types types;

    Protocol(Types types) {
      this.types = types;
    }
  }

  static class Protocols {
    static Protocol open(String url) {
      Types types = url.isEmpty() ? null : new Types();
      Protocol protocol = new Protocol(types);
      return protocol;
    }
  }

  abstract static class Session implements Connection {
    private final Protocol protocol;

    Session(String url) {
      protocol = Protocols.open(url);
    }

    @Override
    public PreparedStatement prepareStatement(String sql) {
      protocol.types.id(sql);
      return null;
    }
  }
}
