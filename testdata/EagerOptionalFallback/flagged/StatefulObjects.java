package testdata;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Scanner;
import java.util.StringTokenizer;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Fallbacks that change an object of a library. */
public class StatefulObjects {
  private final ByteBuffer buffer = ByteBuffer.wrap(new byte[8]);
  private final Scanner scanner = new Scanner("a b c");
  private final LongAccumulator accumulator = new LongAccumulator(Math::max, 4);
  private final Stream<String> stream = Stream.of("a");
  private final List<Integer> shared = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private final ThreadLocal<String> local = ThreadLocal.withInitial(this::initial);
  private final Map<String, String> recent = new LinkedHashMap<>(16, 0.75f, true);

  private String initial() {
    return text.append("i").toString();
  }

  int relative(OptionalInt given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(buffer.get() + 1);
  }

  String scans(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(scanner.next());
  }

  String readsThroughAnother(Optional<String> given, Scanner shared) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new StringTokenizer(shared.nextLine()).nextToken());
  }

  long resets(Optional<Long> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(accumulator.getThenReset());
  }

  long consumes(Optional<Long> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(stream.count());
  }

  Object collectsIntoShared(Optional<Object> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(Stream.of(1, 2).collect(Collectors.toCollection(() -> shared)));
  }

  Object fillsArgument(Optional<Object> given, Object[] target) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(List.of(1).toArray(target));
  }

  String reorders(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(recent.get("a"));
  }

  String initializes(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(local.get());
  }

  String appends(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(com.google.common.base.Joiner.on(',').appendTo(text, shared).toString());
  }
}
