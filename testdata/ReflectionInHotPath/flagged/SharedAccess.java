package testdata;

import java.lang.reflect.Field;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;

/** A member that threads share has one access flag for all of them. */
public class SharedAccess {
  static class Box {
    private int value;
  }

  private final Box box = new Box();

  @GetMapping
  int opened() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getDeclaredField searches the class
    Field field = Box.class.getDeclaredField("value");
    field.setAccessible(true);
    return field.getInt(box);
  }

  @GetMapping
  int closed() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING ADVICE Class.getDeclaredField searches the class
    Field field = Box.class.getDeclaredField("value");
    field.setAccessible(true);
    try {
      return field.getInt(box);
    } finally {
      field.setAccessible(false);
    }
  }

  @GetMapping
  void passedOn(List<Object> members) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING ADVICE Class.getDeclaredField searches the class
    Field field = Box.class.getDeclaredField("value");
    members.add(field);
  }
}
