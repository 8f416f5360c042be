package testdata;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.regex.Pattern;
import org.springframework.web.bind.annotation.GetMapping;

/** Which values a field may have. */
public class Constants {
  private static final Pattern DIRECT_PATTERN = Pattern.compile("b+");
  private static final DateTimeFormatter DAY_FORMATTER = DateTimeFormatter.ofPattern("yyyy-MM-dd");
  private static final String FIXED = "a+".concat("");
  private final String either;
  private final String unknown;
  private final String half;
  private final String otherHalf;
  private final String plain;
  private final String oneOfPlain;
  private final String shared;
  private final String given;
  private String assigned = "a+";
  private final String direct = "b+";
  private final String day = "yyyy-MM-dd";

  public Constants(boolean isLong, String given) {
    this("c+", given, isLong);
  }

  private Constants(String passed, String given, boolean isLong) {
    either = isLong ? "a+" : "b+";
    unknown = given;
    half = isLong ? "a+" : given;
    otherHalf = isLong ? given : "a+";
    plain = ",";
    oneOfPlain = isLong ? "," : "a+";
    shared = passed;
    this.given = given;
  }

  /** Everybody may call it. */
  public Constants(String open) {
    this("d+", open, true);
  }

  @GetMapping
  int known(String text) {
    // BUG: Diagnostic contains: WARNING ADVICE String.split compiles
    int parts = text.split(either).length;
    // BUG: Diagnostic contains: WARNING ADVICE String.split compiles
    parts += text.split(shared).length;
    // BUG: Diagnostic contains: WARNING
    parts += DIRECT_PATTERN.split(text).length;
    return parts;
  }

  @GetMapping
  String day(LocalDate date) {
    // BUG: Diagnostic contains: WARNING
    return DAY_FORMATTER.format(date);
  }

  @GetMapping
  int unknown(String text) {
    return text.split(unknown).length
        + text.split(half).length
        + text.split(otherHalf).length
        + text.split(plain).length
        + text.split(oneOfPlain).length
        + text.split(given).length
        + text.split(assigned).length
        + text.split(FIXED).length;
  }

  void assign(String text) {
    assigned = text;
  }

  static class Called {
    private final String expression;
    private final String any;

    private Called(String expression, String any) {
      this.expression = expression;
      this.any = any;
    }

    static Called letters(String any) {
      return new Called("a+", any);
    }

    static Called digits() {
      return new Called(("0+"), "1+");
    }

    @GetMapping
    int split(String text) {
      // BUG: Diagnostic contains: WARNING ADVICE String.split compiles
      return text.split(expression).length + text.split(any).length;
    }
  }

  /** No constructor is called here. */
  static class NotCalled {
    private final String expression;

    private NotCalled(String expression) {
      this.expression = expression;
    }

    @GetMapping
    int split(String text) {
      return text.split(expression).length;
    }
  }

  /** The constructor is for everybody. */
  static class Open {
    private final String expression;

    public Open(String expression) {
      this.expression = expression;
    }

    static Open create() {
      return new Open("a+");
    }

    @GetMapping
    int split(String text) {
      return text.split(expression).length;
    }
  }

  public static void main(String[] args) {
    Constants it = new Constants(true, "x");
    it.assign("y");
    System.out.println(it.day(LocalDate.of(2020, 2, 3)));
    System.out.println(it.known("abc") + it.unknown("abc"));
    System.out.println(Called.letters("b").split("abc") + Called.digits().split("101"));
  }
}
