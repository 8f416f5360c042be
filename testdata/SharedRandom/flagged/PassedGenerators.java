package testdata;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.springframework.web.bind.annotation.GetMapping;

/** Generators that whoever creates the object creates for it. */
public class PassedGenerators {
  interface Choice {
    String of(List<String> names);
  }

  public static class AnyOf implements Choice {
    // BUG: Diagnostic contains: WARNING ADVICE Every number from 'random' is a compare-and-set on one seed, which fails and is retried while other threads draw. This place matters: reached from @GetMapping choose(). Use ThreadLocalRandom.current(), unless other programs pass a generator with a seed.$
    private final Random random;

    public AnyOf(Random random) {
      this.random = random;
    }

    @Override
    public String of(List<String> names) {
      return names.get(random.nextInt(names.size()));
    }
  }

  /** Its own constructors pass it on. */
  private static class HalfOf implements Choice {
    // BUG: Diagnostic contains: WARNING ADVICE Every number from 'random' is a compare-and-set on one seed, which fails and is retried while other threads draw. This place matters: reached from @GetMapping choose(). Use ThreadLocalRandom.current() in its place. No fix is offered: callers pass the generator.$
    private final Random random;
    private final int parts;

    HalfOf() {
      this(new Random(), 2);
    }

    HalfOf(Random random) {
      this(random, 2);
    }

    private HalfOf(Random random, int parts) {
      this.random = random;
      this.parts = parts;
    }

    @Override
    public String of(List<String> names) {
      return names.get(random.nextInt(names.size() / parts));
    }
  }

  private final Map<String, Choice> choices =
      Map.of(
          "any", new AnyOf(new Random()),
          "half", new HalfOf(),
          "other", new HalfOf(new Random(System.nanoTime())));

  @GetMapping
  String choose(String kind, List<String> names) {
    return choices.get(kind).of(names);
  }
}
