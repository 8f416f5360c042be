package testdata;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.base.Strings;
import java.text.MessageFormat;
import java.util.Formattable;
import java.util.Iterator;
import java.util.List;
import org.apache.commons.lang3.Validate;

/** Messages of which a template gives another text, or may give one. */
public class Differences {
  private static final String FORMAT = "%s%%";

  interface Shape {
    String name();
  }

  interface Own extends Formattable {}

  static class Counted {
    int conversions;

    @Override
    public String toString() {
      return "converted " + ++conversions;
    }
  }

  public void risks(boolean ok, Shape shape, int number, Counted counted, Boolean flag) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE The message of this checkArgument is built on every call, even when the check passes. Pass a template with %s for each argument: only a check that fails builds the message. Deferring the message can change behaviour: it gives the same text only if no argument is a java.util.Formattable (%s calls formatTo; a template calls toString).
    checkArgument(ok, "bad shape %s", shape);
    // BUG: Diagnostic contains: only if numbers need no locale-specific digits (%d prints those of ar-EG or fa-IR; a template prints 0 to 9).
    checkArgument(ok, "bad number %s", number);
    // BUG: Diagnostic contains: UNSAFE
    checkArgument(ok, "bad %s of %s", counted, shape.name());
    // BUG: Diagnostic contains: No template is offered: %s in a template prints an argument differently than its conversion here.$
    checkArgument(ok, String.format("%b", flag));
  }

  public void others(boolean ok, String name, Own own, int[] numbers, String[] all) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE The message of this checkArgument is built on every call, even when the check passes. Test the condition with if, and build the message where the exception is thrown. No template is offered: a template prints each argument once, in the order of the call.$
    checkArgument(ok, String.format("%2$s before %1$s", name, name.length()));
    // BUG: Diagnostic contains: ADVICE
    checkArgument(ok, String.format("%s", name, name.length()));
    // BUG: Diagnostic contains: No template is offered: a template has no %5s.$
    checkArgument(ok, String.format("%5s", name));
    // BUG: Diagnostic contains: No template is offered: a template has no %n.$
    checkArgument(ok, String.format("%s%n", name));
    // BUG: Diagnostic contains: ADVICE
    checkArgument(ok, String.format("%%s is %s", name));
    // BUG: Diagnostic contains: No template is offered: the format is no literal.$
    checkArgument(ok, String.format(FORMAT, name));
    // BUG: Diagnostic contains: ADVICE
    checkArgument(ok, String.format("%s", own));
    // BUG: Diagnostic contains: ADVICE
    checkArgument(ok, String.format(name, name));
    // BUG: Diagnostic contains: ADVICE
    checkArgument(ok, String.format("%s %s", (Object[]) all));
    // BUG: Diagnostic contains: No template is offered: the text itself has a %s.$
    checkArgument(ok, "%s is " + name.trim());
    // BUG: Diagnostic contains: ADVICE
    checkArgument(ok, "%" + "s is " + name.trim());
    // BUG: Diagnostic contains: No template is offered: %s behind a percent sign would read as an escaped percent sign.$
    checkArgument(ok, "%" + name.length() + "s");
    // BUG: Diagnostic contains: No template is offered: %s behind a percent sign would read as an escaped percent sign.$
    checkArgument(ok, String.format("100%%%s", name));
    // BUG: Diagnostic contains: No template is offered: a template has no %05d.$
    checkArgument(ok, String.format("%s at %05d", name, name.length()));
    // BUG: Diagnostic contains: No template is offered: behind a template, an argument may have another type, or be an array.$
    checkArgument(ok, "bad " + all.clone());
    // BUG: Diagnostic contains: No template is offered: it would remove a comment.$
    checkArgument(ok, "bad " + /* what? */ name.trim());
    // BUG: Diagnostic contains: No template is offered: several overloads of the check fit the types of the arguments.$
    checkArgument(ok, "bad " + name.isEmpty() + name.length());
    // BUG: Diagnostic contains: ADVICE
    checkArgument(ok, "bad " + (ok ? 1 : "two") + name.length());
    // BUG: Diagnostic contains: ADVICE
    checkArgument(ok, "bad " + any() + name);
    // BUG: Diagnostic contains: ADVICE
    checkArgument(ok, """
        bad""" + name.trim());
    // BUG: Diagnostic contains: ADVICE
    checkNotNull(name, "bad " + name.trim() + " of %s", name);
    // BUG: Diagnostic contains: ADVICE
    checkNotNull(name, Strings.lenientFormat("bad %s", name));
    // BUG: Diagnostic contains: ADVICE
    checkNotNull(name, MessageFormat.format("bad {0}", name));
    // BUG: Diagnostic contains: No template is offered: a template does not do what join() does.$
    checkArgument(ok, String.join(",", all));
  }

  /** The next value is in the message whenever the check passes, too. */
  public void order(boolean ok, List<String> list, Iterator<String> rest) {
    // BUG: Diagnostic contains: UNSAFE
    checkArgument(ok, "%s and %s", list, list.add(rest.next() + "x"));
  }

  public void validate(boolean ok, String name, int number, Long boxed) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE The message of this isTrue is built on every call, even when the check passes. Pass the format string and its arguments: only a check that fails formats them. Deferring the message can change behaviour: it is formatted again
    Validate.isTrue(ok, "bad %s", name);
    // BUG: Diagnostic contains: UNSAFE
    Validate.notNull(name, "%2$d of %1$s%n", name, number);
    // BUG: Diagnostic contains: UNSAFE
    Validate.isTrue(ok, "bad %s%s", name.trim(), number);
    // BUG: Diagnostic contains: ADVICE
    Validate.isTrue(ok, String.format("bad %s", number));
    // BUG: Diagnostic contains: ADVICE
    Validate.isTrue(ok, String.format("bad %s", boxed));
    // BUG: Diagnostic contains: ADVICE
    Validate.isTrue(ok, "100 % of " + name.trim());
    // BUG: Diagnostic contains: ADVICE
    Validate.isTrue(ok, String.format("none"));
    // BUG: Diagnostic contains: ADVICE
    Validate.inclusiveBetween(1, 2, number, String.format("bad %s", name));
  }

  static <T> T any() {
    return null;
  }
}
