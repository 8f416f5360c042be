// OPTIONS: -Xep:StreamInHotPath:WARN -XepOpt:Uncontended:HotMethods=testdata.NoExactLoop#*
package testdata;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Streams of which the fix would be no loop of the same kind. */
class NoExactLoop {
  List<String> collected(Collection<String> names) {
    // BUG: Diagnostic contains: WARNING ADVICE This stream allocates a spliterator and an object for each operation before it looks at the first element. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.NoExactLoop#*. Write a loop over the elements.
    return names.stream().map(name -> name.trim()).collect(Collectors.toList());
  }

  boolean reference(Collection<String> names) {
    // BUG: Diagnostic contains: WARNING ADVICE
    return names.stream().anyMatch(String::isEmpty);
  }

  boolean block(Collection<String> names) {
    // BUG: Diagnostic contains: WARNING ADVICE
    return names.stream()
        .anyMatch(
            name -> {
              return name.isEmpty();
            });
  }

  boolean negated(Collection<String> names) {
    // BUG: Diagnostic contains: WARNING ADVICE
    return !names.stream().anyMatch(name -> name.isEmpty());
  }

  boolean otherNames(Collection<String> names) {
    // BUG: Diagnostic contains: WARNING ADVICE
    return names.stream().filter(name -> name != null).anyMatch(text -> text.isEmpty());
  }

  boolean commented(Collection<String> names) {
    // BUG: Diagnostic contains: Write a loop over the elements. No fix is offered: it would lose the comment in the statement.$
    return names.stream() /* all of them */.anyMatch(name -> name.isEmpty());
  }

  boolean commentedBehind(Collection<String> names) {
    // BUG: Diagnostic contains: WARNING ADVICE
    return names.stream().anyMatch(name -> name.isEmpty() /* or blank? */);
  }

  boolean stored(Collection<String> names) {
    // BUG: Diagnostic contains: WARNING ADVICE
    boolean found = names.stream().anyMatch(name -> name.isEmpty());
    return found && names.size() > 1;
  }

  Optional<String> first(Collection<String> names) {
    // BUG: Diagnostic contains: WARNING ADVICE
    return names.stream().findFirst();
  }

  Optional<String> any(Collection<String> names) {
    // BUG: Diagnostic contains: WARNING ADVICE
    return names.stream().filter(name -> name.isEmpty()).findAny();
  }

  boolean raw(List names) {
    // BUG: Diagnostic contains: WARNING ADVICE
    return names.stream().anyMatch(name -> name == null);
  }

  boolean captured(Map<String, ? extends Number> values) {
    // BUG: Diagnostic contains: WARNING ADVICE
    return values.entrySet().stream().anyMatch(entry -> entry.getKey().isEmpty());
  }

  boolean range(long[] numbers, int from, long wanted) {
    // BUG: Diagnostic contains: WARNING ADVICE
    return Arrays.stream(numbers, from, numbers.length).anyMatch(number -> number == wanted);
  }

  int sum(int[] numbers) {
    // BUG: Diagnostic contains: WARNING ADVICE
    int sum = Arrays.stream(numbers).sum();
    // BUG: Diagnostic contains: WARNING ADVICE
    if (Arrays.stream(numbers).anyMatch(number -> number == 0)) return 0;
    return sum;
  }

  boolean patterns(Collection<?> values) {
    // BUG: Diagnostic contains: WARNING ADVICE
    return values.stream()
        .filter(it -> it instanceof String text && text.isEmpty())
        .anyMatch(it -> it instanceof String text && text.isBlank());
  }
}
