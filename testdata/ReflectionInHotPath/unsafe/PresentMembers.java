package testdata;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;

// SAME OUTPUT
public class PresentMembers {
  private static final Method RUN;

  static {
    try {
      RUN = Derived.class.getMethod("run", int.class);
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final Field SHARED;

  static {
    try {
      SHARED = Derived.class.getField("shared");
    } catch (NoSuchFieldException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final Method NAME;

  static {
    try {
      NAME = Derived.class.getMethod("name");
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final Field LIMIT_FIELD;

  static {
    try {
      LIMIT_FIELD = Derived.class.getField("LIMIT");
    } catch (NoSuchFieldException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final Method OF;

  static {
    try {
      OF = Named.class.getMethod("of", String.class);
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final Method HASH_CODE;

  static {
    try {
      HASH_CODE = Derived.class.getMethod("hashCode");
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final Method COMPARE_TO;

  static {
    try {
      COMPARE_TO = Derived.class.getDeclaredMethod("compareTo", Object.class);
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final Method HALF;

  static {
    try {
      HALF = Derived.class.getDeclaredMethod("half", int[].class, List.class);
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final Method ADD;

  static {
    try {
      ADD = ArrayList.class.getMethod("add", Object.class);
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

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
    return RUN.getName();
  }

  @GetMapping
  Object inheritedField() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getField
    return SHARED.getName();
  }

  @GetMapping
  Object ofInterface() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    return NAME.getName();
  }

  @GetMapping
  Object constantOfInterface() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getField
    return LIMIT_FIELD.getName();
  }

  @GetMapping
  Object ownStaticOfInterface() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    return OF.getName();
  }

  @GetMapping
  Object ofObject() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    return HASH_CODE.getName();
  }

  /** The class file has a bridge method with this parameter. */
  @GetMapping
  Object bridge() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getDeclaredMethod
    return COMPARE_TO.getName();
  }

  @GetMapping
  Object privateMethod() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getDeclaredMethod
    return HALF.getName();
  }

  @GetMapping
  Object erasedParameter() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    return ADD.getName();
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
