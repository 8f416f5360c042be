package testdata;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.springframework.web.bind.annotation.GetMapping;

/** Generators that are passed, of which some have a seed, or are of one run each. */
public class PassedGenerators {
  interface Choice {
    String of(List<String> names);
  }

  static class Seeded implements Choice {
    private final Random random;

    Seeded(Random random) {
      this.random = random;
    }

    @Override
    public String of(List<String> names) {
      return names.get(random.nextInt(names.size()));
    }
  }

  /** Nobody in sight creates one. */
  public static class Open implements Choice {
    private final Random random;

    public Open(Random random) {
      this.random = random;
    }

    @Override
    public String of(List<String> names) {
      return names.get(random.nextInt(names.size()));
    }
  }

  /** Nor one of these, which others may give a generator with a seed. */
  public static class Offered implements Choice {
    private final Random random;

    public Offered() {
      this(new Random());
    }

    public Offered(Random random) {
      this.random = random;
    }

    @Override
    public String of(List<String> names) {
      return names.get(0);
    }

    public String any(List<String> names) {
      return names.get(random.nextInt(names.size()));
    }
  }

  static class SeededHere implements Choice {
    private final Random random;

    SeededHere(Random random, long seed) {
      random.setSeed(seed);
      this.random = random;
    }

    @Override
    public String of(List<String> names) {
      return names.get(random.nextInt(names.size()));
    }
  }

  static class Overridden implements Choice {
    private final Random random;

    Overridden(Random random) {
      this.random = random;
    }

    @Override
    public String of(List<String> names) {
      return names.get(random.nextInt(names.size()));
    }
  }

  /** Each request has one. */
  static class Shuffle implements Choice {
    private final Random random;

    Shuffle(Random random) {
      this.random = random;
    }

    @Override
    public String of(List<String> names) {
      return names.get(random.nextInt(names.size()));
    }
  }

  private final Map<String, Choice> choices =
      Map.of(
          "seeded", new Seeded(new Random(7)),
          "unseeded", new Seeded(new Random()),
          "here", new SeededHere(new Random(), 7),
          "overridden", new Overridden(new Random()) {},
          "both", new Overridden(new Random()));

  @GetMapping
  String choose(String kind, List<String> names) {
    return choices.get(kind).of(names);
  }

  @GetMapping
  String shuffled(List<String> names) {
    return of(new Shuffle(new Random()), names);
  }

  private String of(Choice choice, List<String> names) {
    return choice.of(names);
  }
}
