import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/** Nothing proves that a recursion ends before the stack overflows. */
class RecursiveFallbacks {
  record Chain(int value, Chain next) {}

  record Tree(String name, List<Tree> children) {}

  record Pair(Point from, Point to) {}

  record Point(int x, int y) {}

  private final Optional<String> some = Optional.of("present");
  private final Optional<Integer> number = Optional.of(1);
  private final Chain chain;
  private final Tree tree;
  private final Pair pair = new Pair(new Point(1, 2), new Point(3, 4));
  private final IntUnaryOperator more = n -> this.more.applyAsInt(n + 1);

  RecursiveFallbacks(int length) {
    Chain all = null;
    Tree top = new Tree("leaf", List.of());
    for (int i = 0; i < length; i++) {
      all = new Chain(i, all);
      top = new Tree("node", List.of(top));
    }
    chain = all;
    tree = top;
  }

  int depth(int n) {
    return depth(n + 1) + 1;
  }

  boolean isEven(int n) {
    return n == 0 || isOdd(n - 1);
  }

  boolean isOdd(int n) {
    return n != 0 && isEven(n - 1);
  }

  int length(Chain chain) {
    return chain.next() == null ? 1 : 1 + length(chain.next());
  }

  String caught(int n) {
    try {
      return "depth " + depth(n);
    } catch (StackOverflowError e) {
      return "deep";
    }
  }

  String joined(int n) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < n; i++) {
      text.append(twice(i));
    }
    return text.toString();
  }

  static int twice(int n) {
    return once(n) + once(n);
  }

  static int once(int n) {
    return n;
  }

  int recursive() {
    // BUG: Diagnostic contains: UNSAFE
    return number.orElseGet(() -> depth(0));
  }

  String mutuallyRecursive() {
    // BUG: Diagnostic contains: UNSAFE
    return some.orElseGet(() -> "even " + isEven(1_000_000));
  }

  int structurallyRecursive() {
    // BUG: Diagnostic contains: UNSAFE
    return number.orElseGet(() -> length(chain));
  }

  int recursiveFunction() {
    // BUG: Diagnostic contains: UNSAFE
    return number.orElseGet(() -> more.applyAsInt(0));
  }

  String recursiveRecord() {
    // BUG: Diagnostic contains: UNSAFE
    return some.orElseGet(() -> Objects.toString(chain));
  }

  String recursiveThroughList() {
    // BUG: Diagnostic contains: UNSAFE
    return some.orElseGet(() -> Objects.toString(tree));
  }

  String caughtHere() {
    // BUG: Diagnostic contains: UNSAFE
    return some.orElseGet(() -> caught(0));
  }

  String notRecursive() {
    // BUG: Diagnostic contains: SAFE
    return some.orElseGet(() -> joined(100));
  }

  String flatRecord() {
    // BUG: Diagnostic contains: SAFE
    return some.orElseGet(() -> Objects.toString(pair));
  }

  interface Case {
    Object run();
  }

  static void print(String name, Case tried) {
    try {
      System.out.println(name + " " + tried.run());
    } catch (StackOverflowError e) {
      System.out.println(name + " overflows");
    }
  }

  public static void main(String[] args) {
    RecursiveFallbacks it = new RecursiveFallbacks(1_000_000);
    print("recursive", it::recursive);
    print("mutuallyRecursive", it::mutuallyRecursive);
    print("structurallyRecursive", it::structurallyRecursive);
    print("recursiveFunction", it::recursiveFunction);
    print("recursiveRecord", it::recursiveRecord);
    print("recursiveThroughList", it::recursiveThroughList);
    print("caughtHere", it::caughtHere);
    print("notRecursive", it::notRecursive);
    print("flatRecord", it::flatRecord);
  }
}
