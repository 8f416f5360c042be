package testdata;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/** Objects that one call creates, whose fields it uses. */
class OfOneCall {
  static final class Shuffle {
    private final Random random = new Random();
    private final Deque<String> left = new ArrayDeque<>();
    private int drawn;

    private Shuffle(Collection<String> from) {
      left.addAll(from);
    }

    static List<String> shuffled(Collection<String> texts) {
      Shuffle shuffle = new Shuffle(texts);
      List<String> all = new ArrayList<>();
      while (!shuffle.left.isEmpty()) {
        all.add(shuffle.random.nextBoolean() ? shuffle.left.pollFirst() : shuffle.left.pollLast());
        shuffle.drawn++;
      }
      return shuffle.drawn == texts.size() ? all : List.of();
    }
  }

  static final class Die {
    private final Random random = new Random();

    static int roll() {
      return new Die().random.nextInt(6);
    }
  }
}
