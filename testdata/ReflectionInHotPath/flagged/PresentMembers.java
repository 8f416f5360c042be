package testdata;

import java.util.ArrayList;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;

// SAME OUTPUT
public class PresentMembers {
  interface Named {
    int LIMIT = 3;

    default String name() {
      return "named";
    }

    static String of(String name) {
      return name;
    }
  }

  static class Base {
    public int shared = 1;

    public int run(int times) {
      return times;
    }
  }

  static class Derived extends Base implements Named, Comparable<Derived> {
    private int own = 2;

    @Override
    public int compareTo(Derived other) {
      return own - other.own;
    }

    private int half(int[] numbers, List<?> list) {
      return numbers.length / 2 + list.size();
    }
  }

  @GetMapping
  Object inheritedMethod() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    return Derived.class.getMethod("run", int.class).getName();
  }

  @GetMapping
  Object inheritedField() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getField
    return Derived.class.getField("shared").getName();
  }

  @GetMapping
  Object ofInterface() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    return Derived.class.getMethod("name").getName();
  }

  @GetMapping
  Object constantOfInterface() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getField
    return Derived.class.getField("LIMIT").getName();
  }

  @GetMapping
  Object ownStaticOfInterface() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    return Named.class.getMethod("of", String.class).getName();
  }

  @GetMapping
  Object ofObject() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    return Derived.class.getMethod("hashCode").getName();
  }

  /** The class file has a bridge method with this parameter. */
  @GetMapping
  Object bridge() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getDeclaredMethod
    return Derived.class.getDeclaredMethod("compareTo", Object.class).getName();
  }

  @GetMapping
  Object privateMethod() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getDeclaredMethod
    return Derived.class.getDeclaredMethod("half", int[].class, List.class).getName();
  }

  @GetMapping
  Object erasedParameter() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    return ArrayList.class.getMethod("add", Object.class).getName();
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    PresentMembers members = new PresentMembers();
    System.out.println(members.inheritedMethod());
    System.out.println(members.inheritedField());
    System.out.println(members.ofInterface());
    System.out.println(members.constantOfInterface());
    System.out.println(members.ownStaticOfInterface());
    System.out.println(members.ofObject());
    System.out.println(members.bridge());
    System.out.println(members.privateMethod());
    System.out.println(members.erasedParameter());
  }
}
