package testdata;

import java.util.Arrays;

/** Arrays that the class creates or copies, and that no other code holds. */
class OwnArrays {
  static final class Copied {
    private final byte[] data;

    Copied(byte[] data) {
      this.data = data == null ? new byte[0] : data.clone();
    }

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: SUGGESTION SAFE hashCode() iterates over an array
      return Arrays.hashCode(data);
    }
  }

  static final class Filled {
    private final int[] squares;

    Filled(int count) {
      int[] numbers = new int[count];
      for (int i = 0; i < numbers.length; i++) {
        numbers[i] = i * i;
      }
      this.squares = numbers;
    }

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      return Arrays.hashCode(squares);
    }
  }

  /** The constructor fills the array in the field. */
  static final class FilledInPlace {
    private final int[] parts;
    private final String[] sorted = new String[2];

    {
      sorted[0] = "a";
    }

    FilledInPlace(String text) {
      String[] words = text.split("-");
      parts = new int[words.length];
      for (int i = 0; i < words.length; i++) {
        this.parts[i] = words[i].length();
      }
      parts[0]++;
      sorted[1] = text;
      Arrays.sort(sorted);
    }

    int first() {
      return parts[0];
    }

    @Override
    public int hashCode() {
      int result = 7;
      // BUG: Diagnostic contains: SUGGESTION SAFE
      for (int part : parts) {
        result = 31 * result + part;
      }
      return result + Arrays.hashCode(sorted);
    }
  }

  static final class ByFactory {
    private final String[] names;

    private ByFactory(String[] names) {
      this.names = names;
    }

    static ByFactory of(String... names) {
      return new ByFactory(Arrays.copyOf(names, names.length));
    }

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      return Arrays.hashCode(names);
    }
  }

  static final class Numbers {
    private final int[] numbers;

    private Numbers(int... numbers) {
      this.numbers = numbers;
    }

    static Numbers none() {
      return new Numbers();
    }

    static Numbers copyOf(Integer... values) {
      int[] numbers = new int[values.length];
      for (int i = 0; i < numbers.length; i++) {
        numbers[i] = values[i];
      }
      return new Numbers(numbers);
    }

    static Numbers two() {
      return new Numbers(1, 2);
    }

    int size() {
      return numbers.length;
    }

    int first() {
      return numbers[0];
    }

    int sum() {
      int sum = 0;
      for (int number : numbers) {
        sum += number;
      }
      return sum;
    }

    Numbers incremented() {
      int[] incremented = numbers.clone();
      incremented[0]++;
      return new Numbers(incremented);
    }

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      return Arrays.hashCode(numbers);
    }
  }

  public static void main(String[] args) {
    byte[] bytes = {1, 2};
    Copied copied = new Copied(bytes);
    int before = copied.hashCode();
    bytes[0]++;
    System.out.println(before + " " + copied.hashCode() + " " + new Copied(null).hashCode());
    Filled filled = new Filled(3);
    System.out.println(filled.hashCode() + " " + filled.hashCode());
    FilledInPlace inPlace = new FilledInPlace("b-ab");
    System.out.println(inPlace.hashCode() + " " + inPlace.hashCode() + inPlace.first());
    String[] names = {"a", "b"};
    ByFactory all = ByFactory.of(names);
    int first = all.hashCode();
    names[0] = "c";
    System.out.println(first + " " + all.hashCode());
    Numbers numbers = Numbers.copyOf(1, 2);
    System.out.println(numbers.hashCode() + " " + numbers.incremented().hashCode());
    System.out.println(numbers.hashCode() + " " + Numbers.none().hashCode());
    Numbers two = Numbers.two();
    System.out.println(two.hashCode() + " " + two.size() + two.first() + two.sum());
  }
}
