package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableMap;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
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
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;

/** Calls with constant arguments, which are made during the analysis to see whether they throw. */
final class ConstantCalls {
  /** A call with one constant string. */
  private interface Call {
    Object on(String text);
  }

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

  private static int number(List<Object> values, int position) {
    return ((Number) values.get(position)).intValue();
  }

  /** Whether a constructor gets no negative capacity, and no load factor that is not positive. */
  private static boolean isCapacity(MethodSymbol method, List<Object> values) {
    return (method.isConstructor()
            || method.name.toString().endsWith("WithCapacity")
            || method.name.toString().endsWith("WithExpectedSize"))
        && !values.isEmpty()
        && values.stream()
            .allMatch(
                value ->
                    value instanceof Boolean || (value instanceof Number n && n.doubleValue() > 0))
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
