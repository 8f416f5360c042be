package testdata;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** The names of a class and of its methods say nothing of what they read. */
class ReflectionNames {
  static final class ReflectionMember {
    static boolean reflectionEquals(Object a, Object b) {
      return a == b || a.hashCode() == b.hashCode();
    }
  }

  static final class Arguments {
    private final String a;
    private final String b = "b";
    private final String c = "c";
    private transient int hash;

    Arguments(String a) {
      this.a = a;
    }

    int indexIn(List<ReflectionMember> members) {
      return members.size() - b.length() - c.length();
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Arguments && ReflectionMember.reflectionEquals(this, o);
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE hashCode() allocates an array for Objects.hash on every call
        result = Objects.hash(a, b, c);
        hash = result;
      }
      return result;
    }
  }

  public static void main(String[] args) {
    Set<Arguments> all = new HashSet<>();
    for (String each : new String[] {"a", "b", "a"}) {
      Arguments arguments = new Arguments(each);
      System.out.println(all.add(arguments) + " " + arguments.hashCode());
      System.out.println(arguments.hashCode() + arguments.indexIn(List.of()));
    }
  }
}
