package io.github.uncontended.analysis.library;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;

/** The lower-case words of a method's camel-case name, never none, and what they speak of. */
public record MethodName(ImmutableList<String> words) {
  /** First words of names that speak of an effect. */
  private static final ImmutableSet<String> EFFECTFUL_WORDS =
      setOf(
          """
          accept acquire add allocate append attach await begin bind bump call cancel
          clear close commit complete connect consume create decr decrease decrement
          delete deposit dequeue destroy detach disable disconnect dispatch dispose do
          drain drop emit enable enqueue evict exec execute fail fire flush handle inc
          incr increase increment init initialize insert install interrupt invalidate
          invoke lock log login logout mkdir mkdirs modify move mutate next notify offer open perform persist poll pop post print printf
          println process publish purge push put random read receive refresh register
          release reload remove rename reserve reset restart resume rollback rotate run save
          schedule send set shutdown signal sleep start stop store submit subscribe
          suspend take throw touch transfer trigger truncate unbind unlock unregister
          unsubscribe update upload upsert wait withdraw write
          """);

  /** Words above that begin a noun where one of {@link #NOUNS} follows: startTime(). */
  private static final ImmutableSet<String> STATIVE_WORDS =
      setOf(
          """
          close create lock open post run start stop update
          """);

  private static final ImmutableSet<String> NOUNS =
      setOf(
          """
          date index offset position time timestamp
          """);

  /** Words above that on a fresh object only fill it. */
  private static final ImmutableSet<String> FILLING_WORDS =
      setOf(
          """
          add append put set
          """);

  /** Void methods with these first words do nothing where they do not throw. */
  private static final ImmutableSet<String> CHECKING_WORDS =
      setOf(
          """
          assert check ensure expect require validate verify
          """);

  /** Words that with {@link #IDENTITY_WORDS} at the end speak of a new identity: newId(). */
  private static final ImmutableSet<String> MAKING_WORDS =
      setOf(
          """
          assign generate make new
          """);

  private static final ImmutableSet<String> IDENTITY_WORDS =
      setOf(
          """
          guid id ids nonce salt sequence token uuid
          """);

  /** First words of reads on types whose other methods do I/O, lock or advance. */
  private static final ImmutableSet<String> READING_WORDS =
      setOf(
          """
          available can count equals exists find get has hash holds is last length not
          query size to
          """);

  /** Words of names of methods that give another result each time, wherever they stand. */
  private static final ImmutableSet<String> ADVANCING_WORDS =
      setOf(
          """
          down next random
          """);

  /** First words that are verbs of an effect as often as they are nouns, or else compute. */
  private static final ImmutableSet<String> COMMANDING_WORDS =
      setOf(
          """
          activate adopt advance alert apply archive arm arrive assign attempt authorize award back
          block book borrow bounce broadcast burn buy capture cast catch change charge checkout
          claim clean collect combine compact connect continue credit cycle deal debit
          defer deliver deploy deregister discard draw ensure emit enter escalate exchange exit expire export
          finish fork forward free go grab grant halt hit import inject issue join kick kill
          launch lease leave link mark merge migrate miss notice obtain occupy on order pass
          pause pay ping play prepare probe promote propagate provision pull quit reap rebuild
          reclaim record recover recycle redo reduce refill reject relay release renew rent
          repair replace replay report request retain retry return roll route scan settle shift
          ship shut sign skip sleep spawn spend spin steal step stream supply swap sweep
          switch sync synchronize terminate tick toggle track trace transition trip undo
          unlink use vote wake warn yield
          """);

  /** First words of questions that are answered by yes or no. */
  private static final ImmutableSet<String> DECIDING_WORDS =
      setOf(
          """
          are can contains equals exists has includes is matches should was
          """);

  /** First words of names that ask for a value, convert one or compute one. */
  private static final ImmutableSet<String> ASKING_WORDS =
      setOf(
          """
          all any as build by calc calculate choose compare compute concat convert copy count current
          decode default derive describe detect determine empty encode escape estimate evaluate extract
          fallback fetch filter find first for format from generate get guess hash identity infer key
          last length list load look lookup map max message min name new no none normalize not of
          or parse path prefix query quote render repeat resolve search select
          size split string sum text to transform translate trim type unescape unwrap value
          with without wrap
          """);

  private static ImmutableSet<String> setOf(String words) {
    return ImmutableSet.copyOf(
        Splitter.on(CharMatcher.whitespace()).omitEmptyStrings().split(words));
  }

  public static MethodName of(String name) {
    ImmutableList.Builder<String> words = ImmutableList.builder();
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean begins =
          Character.isUpperCase(c)
              && (i == 0
                  || !Character.isUpperCase(name.charAt(i - 1))
                  || (i + 1 < name.length() && Character.isLowerCase(name.charAt(i + 1))));
      if ((begins || !Character.isLetter(c)) && word.length() > 0) {
        words.add(Ascii.toLowerCase(word.toString()));
        word.setLength(0);
      }
      if (Character.isLetter(c)) {
        word.append(c);
      }
    }
    if (word.length() > 0) {
      words.add(Ascii.toLowerCase(word.toString()));
    }
    ImmutableList<String> all = words.build();
    return new MethodName(all.isEmpty() ? ImmutableList.of(name) : all);
  }

  public String first() {
    return words.get(0);
  }

  private String second() {
    return words.size() > 1 ? words.get(1) : "";
  }

  public String last() {
    return words.get(words.size() - 1);
  }

  /** Where it is unknown what a method does: whether its name says that it has an effect. */
  public boolean speaksOfEffect() {
    if (second().equals("of") || second().equals("only")) {
      return false;
    }
    if (first().equals("try")) {
      return EFFECTFUL_WORDS.contains(second());
    }
    return EFFECTFUL_WORDS.contains(first())
        || joinsEffect()
        || advances()
        || words.contains("async")
        || (MAKING_WORDS.contains(first()) && IDENTITY_WORDS.contains(last()));
  }

  /**
   * Where it is unknown what a method does: whether its name says that it asks for a value,
   * converts one or computes one, and nothing else. What no word says is unknown.
   */
  public boolean asks() {
    return !speaksOfEffect()
        && (ASKING_WORDS.contains(first())
            || DECIDING_WORDS.contains(first())
            || second().equals("of")
            || isNoCommand(first()));
  }

  /** Where no other word says so: whether the first word may tell the object to do something. */
  public boolean mayCommand() {
    return COMMANDING_WORDS.contains(first());
  }

  /** Whether a word is a plural or the form of a verb that makes a statement: {@code accepts}. */
  private static boolean isNoCommand(String word) {
    return word.length() > 3 && word.endsWith("s") && !word.endsWith("ss");
  }

  /** Names such as {@code getNextToken}; {@code hasNext} only looks. */
  private boolean advances() {
    return !DECIDING_WORDS.contains(first()) && words.stream().anyMatch(ADVANCING_WORDS::contains);
  }

  /** Names such as {@code getAndIncrement}, {@code getOrCreate}, {@code computeIfAbsent}. */
  private boolean joinsEffect() {
    if (second().equals("if") && words.size() > 2 && !words.contains("present")) {
      return true;
    }
    // The second verb of a name such as loadAndCache, which may be any.
    if ((second().equals("and") || second().equals("then"))
        && words.size() > 2
        && !ASKING_WORDS.contains(words.get(2))) {
      return true;
    }
    for (int i = 1; i < words.size() - 1; i++) {
      String word = words.get(i);
      if ((word.equals("and") || word.equals("or") || word.equals("then"))
          && EFFECTFUL_WORDS.contains(words.get(i + 1))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a method that takes nothing and gives something is named like a moment or a place. */
  public boolean namesMoment() {
    return STATIVE_WORDS.contains(first()) && NOUNS.contains(second());
  }

  /** Whether on a fresh object such a method only fills it. */
  public boolean fills() {
    return FILLING_WORDS.contains(first());
  }

  /** Whether a method that returns nothing does nothing where it does not throw. */
  public boolean checks() {
    return CHECKING_WORDS.contains(first());
  }

  /** Whether a method reads, of a type whose other methods do I/O, lock or advance. */
  public boolean reads() {
    return READING_WORDS.contains(first()) && !joinsEffect() && !advances();
  }
}
