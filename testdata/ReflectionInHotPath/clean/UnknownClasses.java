package testdata;

import org.springframework.web.bind.annotation.GetMapping;

/** The source names neither the class nor the member. */
public class UnknownClasses {
  @GetMapping
  Object parameter(Class<?> type) throws ReflectiveOperationException {
    Class<?> same = type;
    return same.getDeclaredConstructor();
  }

  @GetMapping
  Object oneOfTwo(boolean text) throws ReflectiveOperationException {
    Class<?> type;
    if (text) {
      type = String.class;
    } else {
      type = Object.class;
    }
    return type.getDeclaredConstructor();
  }

  @GetMapping
  Object last(Class<?>[] types) throws ReflectiveOperationException {
    Class<?> last = Object.class;
    for (Class<?> type : types) {
      last = type;
    }
    return last.getDeclaredConstructor();
  }
}
