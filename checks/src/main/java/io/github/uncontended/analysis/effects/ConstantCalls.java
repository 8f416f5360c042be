package io.github.uncontended.analysis.effects;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.Charset;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Calls with constant arguments, which are made during the analysis to see whether they throw. */
final class ConstantCalls {
  /** A call with one constant string. */
  private interface Call {
    Object on(String text);
  }

  /** How often a text is repeated that fits into memory. */
  private static final int MAX_FACTOR = 1 << 8;

  /** What a collection allocates for without running out of memory. */
  private static final int MAX_CAPACITY = 1 << 16;

  private static final CharMatcher REPETITIONS = CharMatcher.anyOf("*+{");

  /** By the names of the class and the method. */
  private static final ImmutableMap<String, Call> OF_TEXT =
      ImmutableMap.<String, Call>builder()
          .put("java.lang.Byte.parseByte", Byte::parseByte)
          .put("java.lang.Byte.valueOf", Byte::valueOf)
          .put("java.lang.Double.parseDouble", Double::parseDouble)
          .put("java.lang.Double.valueOf", Double::valueOf)
          .put("java.lang.Float.parseFloat", Float::parseFloat)
          .put("java.lang.Float.valueOf", Float::valueOf)
          .put("java.lang.Integer.decode", Integer::decode)
          .put("java.lang.Integer.parseInt", Integer::parseInt)
          .put("java.lang.Integer.valueOf", Integer::valueOf)
          .put("java.lang.Long.decode", Long::decode)
          .put("java.lang.Long.parseLong", Long::parseLong)
          .put("java.lang.Long.valueOf", Long::valueOf)
          .put("java.lang.Short.parseShort", Short::parseShort)
          .put("java.lang.Short.valueOf", Short::valueOf)
          .put("java.math.BigDecimal.<init>", BigDecimal::new)
          .put("java.math.BigInteger.<init>", BigInteger::new)
          .put("java.net.URI.create", URI::create)
          .put("java.nio.charset.Charset.forName", Charset::forName)
          .put("java.time.Duration.parse", Duration::parse)
          .put("java.time.Instant.parse", Instant::parse)
          .put("java.time.LocalDate.parse", LocalDate::parse)
          .put("java.time.LocalTime.parse", LocalTime::parse)
          .put("java.time.Period.parse", Period::parse)
          .put("java.time.ZoneId.of", ZoneId::of)
          .put("java.time.ZoneOffset.of", ZoneOffset::of)
          .put("java.time.format.DateTimeFormatter.ofPattern", DateTimeFormatter::ofPattern)
          .put("java.util.UUID.fromString", UUID::fromString)
          .put("java.util.regex.Pattern.compile", Pattern::compile)
          .buildOrThrow();

  private ConstantCalls() {}

  /** Whether a call is known to complete normally with the constants that it is given. */
  static boolean succeeds(MethodSymbol method, List<? extends ExpressionTree> arguments) {
    if (isOfDistinct(method, arguments)
        || hasConstantPattern(method, arguments)
        || hasConstantKey(method, arguments)) {
      return true;
    }
    List<Object> values = new ArrayList<>();
    for (ExpressionTree argument : arguments) {
      Object value = ASTHelpers.constValue(argument);
      if (value == null) {
        return false;
      }
      values.add(value);
    }
    String name = method.enclClass().flatName() + "." + method.name;
    try {
      if (values.size() == 1 && values.get(0) instanceof String text) {
        Call call = OF_TEXT.get(name);
        if (call == null) {
          return isCapacity(method, values);
        }
        call.on(text);
        return true;
      }
      if (name.equals("java.time.LocalDate.of") && values.size() == 3) {
        LocalDate.of(number(values, 0), number(values, 1), number(values, 2));
        return true;
      }
      if (name.equals("java.time.LocalTime.of") && values.size() == 2) {
        LocalTime.of(number(values, 0), number(values, 1));
        return true;
      }
    } catch (RuntimeException fails) {
      return false;
    }
    return isCapacity(method, values) || isSmallDuration(method, values);
  }

  /** Whether {@code Set.of} or {@code Map.of} gets one element, or constants that differ. */
  private static boolean isOfDistinct(
      MethodSymbol method, List<? extends ExpressionTree> arguments) {
    String owner = method.enclClass().flatName().toString();
    int step = owner.endsWith("Map") ? 2 : 1;
    if (!method.name.contentEquals("of")
        || !(owner.equals("java.util.Set") || owner.endsWith("Map"))
        || arguments.size() % step != 0) {
      return false;
    }
    if (arguments.size() <= step) {
      return arguments.stream()
          .noneMatch(each -> ASTHelpers.getType(each) instanceof Type.ArrayType);
    }
    return areDistinct(arguments, 0, step)
        && (!owner.endsWith("BiMap") || areDistinct(arguments, 1, step));
  }

  /** Whether every {@code step}th argument from a position on is a constant, and all differ. */
  private static boolean areDistinct(
      List<? extends ExpressionTree> arguments, int first, int step) {
    Set<Object> values = new HashSet<>();
    for (int i = first; i < arguments.size(); i += step) {
      Object value = ASTHelpers.constValue(arguments.get(i));
      if (value == null || !values.add(value)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a lookup of a system property gets a key that is constant and not empty. */
  private static boolean hasConstantKey(
      MethodSymbol method, List<? extends ExpressionTree> arguments) {
    return method.name.contentEquals("getProperty")
        && method.enclClass().flatName().contentEquals("java.lang.System")
        && ASTHelpers.constValue(arguments.get(0)) instanceof String key
        && !key.isEmpty();
  }

  /**
   * Whether a method of strings gets a regular expression that is constant and valid, and whose
   * matcher needs no more stack for a longer text: a repeated group recurs for each repetition.
   */
  private static boolean hasConstantPattern(
      MethodSymbol method, List<? extends ExpressionTree> arguments) {
    if (!method.enclClass().flatName().contentEquals("java.lang.String")
        || arguments.isEmpty()
        || !(ASTHelpers.constValue(arguments.get(0)) instanceof String pattern)
        || mayRepeatGroup(pattern)) {
      return false;
    }
    try {
      Pattern.compile(pattern);
    } catch (PatternSyntaxException fails) {
      return false;
    }
    return switch (method.name.toString()) {
      case "matches", "split" -> true;
      case "replaceAll", "replaceFirst" ->
          ASTHelpers.constValue(arguments.get(1)) instanceof String replacement
              && replacement.indexOf('$') < 0
              && replacement.indexOf('\\') < 0;
      default -> false;
    };
  }

  private static boolean mayRepeatGroup(String pattern) {
    return pattern.indexOf('(') >= 0 && REPETITIONS.matchesAnyOf(pattern);
  }

  /** Whether a call writes null as a text: a constant format, or texts with a constant between. */
  static boolean writesNull(
      MethodSymbol method, ExpressionTree receiver, List<? extends ExpressionTree> arguments) {
    return SampleFormats.succeed(method, receiver, arguments)
        || (method.name.contentEquals("join")
            && method.isVarArgs()
            && method.owner.getQualifiedName().contentEquals("java.lang.String")
            && ASTHelpers.constValue(arguments.get(0)) != null);
  }

  private static int number(List<Object> values, int position) {
    return ((Number) values.get(position)).intValue();
  }

  /** Whether an expression is a constant that is small enough for the length of a text. */
  static boolean isLength(ExpressionTree expression) {
    return ASTHelpers.constValue(expression) instanceof Integer length
        && length >= 0
        && length <= MAX_CAPACITY;
  }

  /** Whether an expression is a constant that is small enough to repeat any text as often. */
  static boolean isFactor(ExpressionTree expression) {
    return isLength(expression)
        && ASTHelpers.constValue(expression) instanceof Integer factor
        && factor <= MAX_FACTOR;
  }

  /** Whether a text is short enough to be repeated {@link #isLength} times. */
  static boolean isShort(String text) {
    return text.length() <= MAX_FACTOR;
  }

  /** Whether a constructor gets a small positive capacity and a positive load factor. */
  private static boolean isCapacity(MethodSymbol method, List<Object> values) {
    return (method.isConstructor()
            || method.name.toString().endsWith("WithCapacity")
            || method.name.toString().endsWith("WithExpectedSize"))
        && !values.isEmpty()
        && values.stream()
            .allMatch(
                value ->
                    value instanceof Boolean
                        || (value instanceof Number n
                            && n.doubleValue() > 0
                            && n.doubleValue() <= MAX_CAPACITY))
        && !method.enclClass().flatName().toString().startsWith("java.math.");
  }

  /** Whether a duration is far from an overflow. */
  private static boolean isSmallDuration(MethodSymbol method, List<Object> values) {
    return method.isStatic()
        && method.enclClass().flatName().contentEquals("java.time.Duration")
        && values.size() == 1
        && values.get(0) instanceof Number n
        && n.doubleValue() >= Integer.MIN_VALUE
        && n.doubleValue() <= Integer.MAX_VALUE;
  }
}
