package testdata;

import com.google.common.collect.Lists;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Scanner;
import java.util.Spliterator;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Calls that read off what they are given, or compute the next element. */
class MovedIterators {

  List<String> copied(Optional<List<String>> given, Iterator<String> values) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> Lists.newArrayList(values));
  }

  List<String> listed(Optional<List<String>> given, Enumeration<String> values) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> Collections.list(values));
  }

  String next(Optional<String> given, Iterator<String> values) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> "more: " + values.hasNext());
  }

  String scanned(Optional<String> given, Scanner values) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> "more: " + values.hasNext());
  }

  Stream<String> linked(Optional<Stream<String>> given, Stream<String> values) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> Stream.concat(values, Stream.of("end")));
  }

  List<String> split(Optional<List<String>> given, Spliterator<String> values) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> StreamSupport.stream(values, false).toList());
  }
}
