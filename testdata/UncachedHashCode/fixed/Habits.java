import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The new field follows the names, the order and the layout of the fields. */
class Habits {
  static final class Prefixed {
    private final String m_host;
    private final String m_zone;
    private final int m_port;
    private transient int m_hash;

    Prefixed(String host, String zone, int port) {
      m_host = host;
      m_zone = zone;
      m_port = port;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Prefixed that
          && that.m_host.equals(m_host)
          && that.m_zone.equals(m_zone)
          && that.m_port == m_port;
    }

    @Override
    public int hashCode() {
      int result = m_hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SAFE
        result = Objects.hash(m_host, m_zone, m_port);
        m_hash = result;
      }
      return result;
    }

    private static final Map<Prefixed, String> ALL = new HashMap<>();
  }

  static final class OneLine { private final String user_id, user_name; private final int user_age;
    private transient int hash;
    OneLine(String id, String name, int age) { user_id = id; user_name = name; user_age = age; }

    @Override
    public boolean equals(Object other) {
      return other instanceof OneLine that
          && that.user_id.equals(user_id)
          && that.user_name.equals(user_name)
          && that.user_age == user_age;
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SAFE
        result = Objects.hash(user_id, user_name, user_age);
        hash = result;
      }
      return result;
    }
  }

  private final Map<OneLine, String> names = new HashMap<>();

  String name(OneLine user) {
    return names.get(user);
  }

  public static void main(String[] args) {
    Habits habits = new Habits();
    for (String id : List.of("a", "b", "a")) {
      Prefixed key = new Prefixed(id, "z", 1);
      OneLine user = new OneLine(id, "n", 2);
      System.out.println(Prefixed.ALL.get(key) + " " + key.hashCode() + " " + key.hashCode());
      System.out.println(habits.name(user) + " " + user.hashCode() + " " + user.hashCode());
    }
  }
}
