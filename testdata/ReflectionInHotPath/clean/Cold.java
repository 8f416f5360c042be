package testdata;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.annotation.PostConstruct;
import org.springframework.web.bind.annotation.GetMapping;

/** Nothing here is known to be hot, or each result is kept. */
public class Cold {
  private static final Method LENGTH = lookUp();

  private static final ClassValue<Method> CLOSE =
      new ClassValue<>() {
        @Override
        protected Method computeValue(Class<?> type) {
          try {
            return type.getMethod("close");
          } catch (NoSuchMethodException e) {
            return null;
          }
        }
      };

  private final Map<Class<?>, Constructor<?>> constructors = new HashMap<>();
  private final Map<String, Class<?>> types = new ConcurrentHashMap<>();
  private Method lazy;
  private Field started;

  private static Method lookUp() {
    try {
      return String.class.getMethod("length");
    } catch (NoSuchMethodException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** Nobody says that many threads call it. */
  Object unknown() throws ReflectiveOperationException {
    return Class.forName("java.lang.Thread").getMethod("currentThread").invoke(null);
  }

  @PostConstruct
  void start() throws ReflectiveOperationException {
    started = Cold.class.getDeclaredField("lazy");
  }

  @GetMapping
  Object handle(Object value) throws ReflectiveOperationException {
    return LENGTH.invoke(value);
  }

  @GetMapping
  Object close(Object value) throws ReflectiveOperationException {
    return CLOSE.get(value.getClass()).invoke(value);
  }

  @GetMapping
  Method lazily() throws ReflectiveOperationException {
    if (lazy == null) {
      lazy = String.class.getMethod("isEmpty");
    }
    return lazy;
  }

  @GetMapping
  Class<?> cached(String name) throws ReflectiveOperationException {
    Class<?> known = types.get(name);
    if (known == null) {
      known = Class.forName("testdata.NotReflection");
      types.put(name, known);
    }
    return known;
  }

  @GetMapping
  Object create(Class<?> type) throws ReflectiveOperationException {
    Constructor<?> constructor = constructors.get(type);
    if (constructor == null) {
      constructor = type.getDeclaredConstructor();
      constructors.put(type, constructor);
    }
    return constructor.newInstance();
  }

  /** The class and the name are known at run time only. */
  @GetMapping
  Object read(Object bean, String property) throws ReflectiveOperationException {
    return bean.getClass().getMethod("get" + property).invoke(bean);
  }

  @GetMapping
  void fail(Object value) {
    if (value == null) {
      throw new IllegalStateException("no " + find());
    }
  }

  private static String find() {
    try {
      return String.class.getMethod("strip").getName();
    } catch (NoSuchMethodException e) {
      return "strip";
    }
  }

  static Field field(Cold cold) {
    return cold.started;
  }
}
