package testdata;

import java.util.Objects;

/** Classes whose subclasses the file shows. */
class Subclasses {
  abstract static sealed class Shape permits Circle, Square {
    private final String name;
    private final String unit;
    private final int size;
    private transient int hash;

    Shape(String name, int size) {
      this.name = name;
      this.unit = "cm";
      this.size = size;
    }

    abstract double area();

    @Override
    public boolean equals(Object other) {
      return other instanceof Shape that && name.equals(that.name) && size == that.size;
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE hashCode() allocates an array for Objects.hash on every call
        result = Objects.hash(name, unit, size);
        hash = result;
      }
      return result;
    }
  }

  static final class Circle extends Shape {
    Circle(int size) {
      super("circle", size);
    }

    @Override
    double area() {
      return 3;
    }
  }

  static final class Square extends Shape {
    private int asked;

    Square(int size) {
      super("square", size);
    }

    @Override
    double area() {
      return asked++;
    }

    static boolean equals(Object left, Object right) {
      return left.equals(right);
    }
  }

  static class OnlyOwn {
    private final String a;
    private final String b = "b";
    private final String c = "c";
    private transient int hash;

    private OnlyOwn(String a) {
      this.a = a;
    }

    static OnlyOwn of(String a) {
      return new OnlyOwn(a) {
        @Override
        public String toString() {
          return "special";
        }
      };
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result = Objects.hash(a, b, c);
        hash = result;
      }
      return result;
    }
  }

  private static class Extended {
    private final String a = "a";
    private final String b = "b";
    private final String c = "c";
    private transient int hash;

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result = Objects.hash(a, b, c);
        hash = result;
      }
      return result;
    }
  }

  private static class Extension extends Extended {}

  static final class HashedEarly {
    static final java.util.Set<Object> ALL = new java.util.HashSet<>();
    private final String a;
    private final String b;
    private final String c;

    HashedEarly() {
      a = "a";
      register();
      b = "b";
      c = "c";
    }

    private void register() {
      keep();
    }

    private void keep() {
      ALL.add(this);
    }

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      return Objects.hash(a, b, c);
    }
  }

  static final class Checked {
    private final String a;
    private final String b;
    private final String c;
    private transient int hash;

    Checked(String a) {
      this.a = check(a);
      b = this.check("b");
      c = "c";
    }

    private String check(String s) {
      return Objects.requireNonNull(s);
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result = Objects.hash(a, b, c);
        hash = result;
      }
      return result;
    }
  }

  public static void main(String[] args) {
    Shape circle = new Circle(1);
    Shape square = new Square(2);
    System.out.println(circle.hashCode() + " " + circle.hashCode() + " " + square.hashCode());
    System.out.println(circle.equals(square) + " " + circle.area() + " " + square.area());
    System.out.println(OnlyOwn.of("a").hashCode() + " " + OnlyOwn.of("b"));
    System.out.println(new Extension().hashCode() + " " + new HashedEarly().hashCode());
    System.out.println(new Checked("a").hashCode());
  }
}
