class Seen {
  // = Body
  interface Body {
    void run() throws Exception;
  }

  // = number
  int number;

  // = scenario
  static void scenario(String name, Body body) {
    say("# " + name);
    guard(body);
  }

  // = guard
  static void guard(Body body) {
    try {
      body.run();
    } catch (Throwable t) {
      say(text(t));
    }
  }

  // = text
  static String text(Throwable thrown) {
    StringBuilder text = new StringBuilder();
    for (Throwable t = thrown; t != null; t = t.getCause()) {
      text.append(t.getClass().getName());
      // The names of loaders and of lambdas' classes differ from run to run.
      if (!(t instanceof ClassCastException || t instanceof java.io.NotSerializableException)) {
        text.append(": ").append(t.getMessage());
      }
      text.append("; ");
    }
    return text.toString();
  }

  // = guarded
  static Object guarded(Callable<?> call) {
    try {
      return call.call();
    } catch (Exception e) {
      return text(e);
    }
  }

  // = say
  static void say(String text) {
    if (Thread.currentThread().getPriority() > 1) java.lang.System.out.println(text);
  }

  // = show
  static void show(Object value) {
    String type = value == null ? "" : value.getClass().getName() + " ";
    boolean plain = value == null || type.startsWith("java.") && value.getClass().getEnclosingClass() == null;
    say(plain ? type + value : "a value");
  }

  // = see
  static <T> T see(String name, T value) {
    say(name);
    return value;
  }

  // = yes
  static boolean yes() {
    say("yes");
    return true;
  }

  // = no
  static boolean no() {
    say("no");
    return false;
  }

  // = once
  static boolean once(String name) {
    return java.lang.System.setProperty("gen.once." + name + "." + Seen.class.hashCode(), "x") == null;
  }

  // = one
  static int one() {
    return 1;
  }

  // = zero
  static int zero() {
    return 0;
  }

  // = text
  static String text() {
    return "text";
  }

  // = nothing
  static Integer nothing() {
    return null;
  }

  // = nothingToSay
  static String nothingToSay() {
    return null;
  }

  // = nobody
  static Seen nobody() {
    return null;
  }

  // = none
  static Map<String, Integer> none() {
    return null;
  }

  // = boom
  static int boom() {
    throw new IllegalStateException("boom");
  }

  // = stop
  static <T> T stop() {
    throw new IllegalStateException("stop");
  }

  // = characters
  static char[] characters() {
    return new char[] {'c'};
  }

  // = numbers
  static int[] numbers() {
    return new int[] {10, 11, 12, 13, 14, 15, 16, 17};
  }

  // = first
  static <T> T first(T value, Object other) {
    return value;
  }

  // = second
  static <T> T second(Object other, T value) {
    return value;
  }

  // = unboxed
  static Object unboxed(int left, Object value) {
    return value;
  }

  // = middle
  static <T> T middle(Object left, T value, Object right) {
    return value;
  }

  // = all
  static String all(Object... values) {
    return Arrays.toString(values);
  }

  // = same
  static <T> T same(T value) {
    return value;
  }

  // = absent
  static <T> Optional<T> absent() {
    return null;
  }

  // = filled
  static <T> T filled(T value) {
    return Objects.requireNonNull(value);
  }

  // = supplier
  static Supplier<String> supplier() {
    return supplier("supplied");
  }

  // = supplier
  static Supplier<String> supplier(String value) {
    return new Supplier<String>() {
      @Override
      public String get() {
        return value;
      }

      @Override
      public String toString() {
        return "supplier";
      }
    };
  }

  // = map
  static <T> Map<String, T> map(T value) {
    Map<String, T> map = new HashMap<>();
    map.put("a", value);
    return map;
  }

  // = full
  static <T> Map<String, T> full(T value) {
    return value == null ? new HashMap<>() : map(value);
  }

  // = lru
  static Map<String, String> lru() {
    Map<String, String> map = new LinkedHashMap<>(16, 0.75f, true);
    map.put("a", "1");
    map.put("b", "2");
    map.put("c", "3");
    return map;
  }

  // = digest
  static MessageDigest digest() {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update((byte) 1);
      return digest;
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  // = adder
  static LongAdder adder() {
    LongAdder adder = new LongAdder();
    adder.add(5);
    return adder;
  }

  // = accumulator
  static LongAccumulator accumulator() {
    LongAccumulator accumulator = new LongAccumulator(Math::max, 4);
    accumulator.accumulate(9);
    return accumulator;
  }

  // = found
  static Matcher found(String pattern, String text) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    matcher.find();
    return matcher;
  }

  // = calendar
  static Calendar calendar() {
    Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone(ZoneId.of("UTC")), Locale.ROOT);
    calendar.clear();
    calendar.set(2024, 1, 31);
    return calendar;
  }

  // = dateFormat
  static java.text.DateFormat dateFormat() {
    java.text.DateFormat format = new java.text.SimpleDateFormat("yyyy-MM-dd", Locale.ROOT);
    format.setCalendar(calendar());
    return format;
  }

  // = drop
  static String drop(Iterator<?> iterator) {
    iterator.next();
    iterator.remove();
    return "dropped";
  }

  // = race
  /** Calls from two threads at once. */
  static String race(Body body) {
    Runnable many =
        () ->
            guard(
                () -> {
                  for (int i = 0; i < 20000; i++) {
                    body.run();
                  }
                });
    Thread other = new Thread(many);
    other.start();
    many.run();
    try {
      other.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return "raced";
  }

  // = peek
  /** Calls from a second thread; says whether the call returns while this thread waits. */
  static void peek(Callable<?> call) {
    Thread other =
        new Thread(
            () -> {
              guarded(call);
            });
    other.setDaemon(true);
    // It says nothing: when a thread that was blocked goes on differs from run to run.
    other.setPriority(1);
    other.start();
    // On a busy machine, a thread that does not wait for a lock may still take long.
    int waits = 0;
    for (int i = 0; i < 500 && other.isAlive() && waits < 5; i++) {
      try {
        other.join(10);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      Thread.State is = other.getState();
      waits = is == Thread.State.NEW || is == Thread.State.RUNNABLE ? 0 : waits + 1;
    }
    say(other.isAlive() ? "blocked" : "passed");
  }

  // = identity
  static String identity(Class<?> type) {
    ObjectStreamClass description = ObjectStreamClass.lookup(type);
    say(description == null ? "none" : type.getSimpleName() + " " + description.getSerialVersionUID());
    return "";
  }

  // = copy
  @SuppressWarnings("unchecked")
  static <T> T copy(T value) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    byte[] written = bytes.toByteArray();
    say("written " + Arrays.hashCode(written));
    ClassLoader loader = Seen.class.getClassLoader();
    ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(written)) {
          @Override
          protected Class<?> resolveClass(ObjectStreamClass type) throws IOException, ClassNotFoundException {
            return Class.forName(type.getName(), false, loader);
          }
        };
    return (T) in.readObject();
  }

  // = Resource
  static class Resource implements AutoCloseable {
    final Object value;

    Resource(Object value) {
      this.value = value;
      say("open");
    }

    @Override
    public void close() throws IOException {
      say("close");
    }
  }

  // = Parent
  static class Parent {
    static {
      say("Parent");
    }

    Parent() {
      say("new Parent");
    }
  }

  // = Base
  static class Base {
    final Object value;

    Base(Object left, Object value) {
      this.value = value;
      say("Base " + (look() == null));
    }

    Object look() {
      return value;
    }
  }

  // = Registered
  static class Registered {
    static final Set<Object> ALL = new HashSet<>();

    Registered() {
      ALL.add(this);
    }
  }

  // = Printed
  static class Printed {
    Printed() {
      say(toString().isEmpty() ? "empty" : "printed");
    }
  }

  // = Noisy
  static class Noisy implements Comparable<Noisy>, CharSequence {
    final int n;

    Noisy(int n) {
      this.n = n;
    }

    @Override
    public String toString() {
      say("toString");
      return "n" + n;
    }

    @Override
    public int length() {
      say("length");
      return 2;
    }

    @Override
    public char charAt(int at) {
      say("charAt");
      return at == 0 ? 'n' : '1';
    }

    @Override
    public CharSequence subSequence(int from, int to) {
      say("subSequence");
      return "n1".substring(from, to);
    }

    @Override
    public boolean equals(Object o) {
      say("equals");
      return o instanceof Noisy && ((Noisy) o).n == n;
    }

    @Override
    public int hashCode() {
      say("hashCode");
      return n;
    }

    @Override
    public int compareTo(Noisy o) {
      say("compareTo");
      return Integer.compare(n, o.n);
    }
  }

  // = NoisyList
  static class NoisyList implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      say("iterator");
      return Arrays.asList("a", "b").iterator();
    }
  }

  // = NoisyCollection
  static class NoisyCollection extends AbstractCollection<String> {
    @Override
    public Iterator<String> iterator() {
      say("iterator");
      return Arrays.asList("a", "b").iterator();
    }

    @Override
    public int size() {
      say("size");
      return 2;
    }
  }
}
