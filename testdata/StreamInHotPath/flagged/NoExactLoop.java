// OPTIONS: -Xep:StreamInHotPath:WARN -XepOpt:Uncontended:HotMethods=testdata.NoExactLoop#*
package testdata;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Streams of which the fix would be no loop of the same kind. */
class NoExactLoop {
  List<String> collected(Collection<String> names) {
    // BUG: Diagnostic contains: WARNING ADVICE This stream allocates a spliterator and an object for each operation before it looks at the first element. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.NoExactLoop#*. Write a loop over the elements. No fix is offered: no exact loop is known for collect.$
    return names.stream().map(name -> name.trim()).collect(Collectors.toList());
  }

  boolean reference(Collection<String> names) {
    // BUG: Diagnostic contains: No fix is offered: its operations are not all filters by lambdas with an expression and one parameter name.$
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
    // BUG: Diagnostic contains: No fix is offered: its value is part of another expression or statement, which a loop cannot be.$
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

  boolean together(Collection<String> names) {
    // BUG: Diagnostic contains: ADVICE This stream
    boolean any = names.stream().anyMatch(name -> name.isEmpty()),
        // BUG: Diagnostic contains: No fix is offered: its variable is a field, or is not the only one of its declaration.$
        none = names.stream().noneMatch(name -> name.isBlank());
    return any && none;
  }

  String found(Collection<String> names) {
    // BUG: Diagnostic contains: No fix is offered: for a variable, a loop is known for truth values only.$
    Optional<String> found = names.stream().filter(name -> name.isEmpty()).findFirst();
    return found.orElse("");
  }

  boolean assigned(Collection<String> names) {
    boolean hit = names.isEmpty();
    // BUG: Diagnostic contains: No fix is offered: a loop would change the variable before an element is tested, which may fail.$
    hit = names.stream().anyMatch(name -> name.isEmpty());
    return hit;
  }

  boolean captured(Collection<String> names) {
    // BUG: Diagnostic contains: No fix is offered: a loop would assign the variable again, which is final or used in a lambda or class.$
    boolean found = names.stream().anyMatch(name -> name.isEmpty());
    Supplier<Boolean> later = () -> found;
    return later.get();
  }

  boolean unassignable(Collection<String> names) {
    // BUG: Diagnostic contains: WARNING ADVICE
    final boolean found = names.stream().anyMatch(name -> name.isEmpty());
    // BUG: Diagnostic contains: WARNING ADVICE
    boolean none = names.stream().noneMatch(name -> name.isEmpty()), all = found;
    return found || none || all;
  }

  String first(Collection<String> names, String prefix) {
    // A null element makes the stream throw.
    // BUG: Diagnostic contains: WARNING ADVICE
    String first = names.stream().filter(name -> name != prefix).findFirst().orElse(null);
    return first;
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

  boolean wildcards(Map<String, ? extends Number> values) {
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
