package testdata;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** Comments that belong to what is hashed. */
public final class Commented {
  static final class Word {
    private final String text;

    Word(String text) {
      this.text = text;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Word && ((Word) other).text.equalsIgnoreCase(text);
    }

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: SAFE
      return text.toUpperCase(Locale.ROOT).hashCode() // ignores case
          * 31; // spread
      // end
    }
  }

  static final class Pair {
    private final String one;
    private final String two;
    private final String three;

    Pair(String one, String two) {
      this.one = one;
      this.two = two;
      this.three = one + two;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Pair && ((Pair) other).one.equals(one);
    }

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: SAFE
      return Objects.hash(one, two, three); /* all */
    }
  }

  static final class Triple {
    private final String one;
    private final String two;
    private final String three;

    Triple(String one, String two) {
      this.one = one;
      this.two = two;
      this.three = one + two;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Triple && ((Triple) other).one.equals(one);
    }

    @Override
    public int hashCode() { // of the object

      /*
       * All three, in the order
       * in which they are declared.
       */

      // BUG: Diagnostic contains: SAFE
      return Objects.hash(
          one, two, three);
    }
  }

  static final class BehindBrace {
    private final String one;
    private final String two;
    private final String three;

    BehindBrace(String one, String two) {
      this.one = one;
      this.two = two;
      this.three = one + two;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof BehindBrace && ((BehindBrace) other).one.equals(one);
    }

    @Override
    public int hashCode() { /* It begins
      on this line. */
      // BUG: Diagnostic contains: SAFE
      return Objects.hash(one, two, three);
    }
  }

  public static void main(String[] args) {
    Map<Word, Integer> words = new HashMap<>();
    words.put(new Word("a"), 1);
    Map<Pair, Integer> pairs = new HashMap<>();
    pairs.put(new Pair("a", "b"), 2);
    Triple triple = new Triple("a", "b");
    BehindBrace brace = new BehindBrace("a", "b");
    System.out.println(triple.hashCode() + " " + brace.hashCode() + triple.equals(brace));
    System.out.println(new HashMap<>(Map.of(triple, 1)).get(triple));
    System.out.println(new HashMap<>(Map.of(brace, 1)).get(brace));
    Word word = new Word("A");
    Pair pair = new Pair("a", "b");
    for (int i = 0; i < 2; i++) {
      System.out.println(words.get(word) + " " + word.hashCode());
      System.out.println(pairs.get(pair) + " " + pair.hashCode());
    }
  }
}
