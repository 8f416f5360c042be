package io.github.uncontended.runner.profile.jfr;

import io.github.uncontended.profile.Descriptors;
import io.github.uncontended.profile.ProfileFrame;
import io.github.uncontended.runner.profile.jfr.TypeTable.Form;
import io.github.uncontended.runner.profile.jfr.TypeTable.Layout;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The stack traces of a chunk, reduced to what a profile has of them. */
final class Stacks {
  private static final String SYMBOL = "jdk.types.Symbol";
  private static final String METHOD = "jdk.types.Method";
  private static final String CLASS = "java.lang.Class";

  /** A stack that is not there. */
  private static final Stack NONE = new Stack(Optional.empty(), Optional.empty(), List.of());

  /**
   * A stack.
   *
   * @param site the innermost method of the application
   * @param callee what it had called
   * @param calls the JDK's methods above, {@code type#method} each, {@code (I)} behind those that
   *     take one int; the innermost first
   */
  record Stack(Optional<ProfileFrame> site, Optional<ProfileFrame> callee, List<String> calls) {}

  /** A method; {@code frame} is null where it is no method of Java. */
  private record Method(ProfileFrame frame, boolean application) {
    static final Method NATIVE = new Method(null, false);
  }

  private final Cursor cursor;
  private final TypeTable types;
  private final Constants constants;
  private final ApplicationCode application;
  private final LongTable known = new LongTable();
  private final List<Stack> stacks = new ArrayList<>();
  private final Map<Long, Method> methods = new HashMap<>();
  private final Map<Long, String> classes = new HashMap<>();

  Stacks(ByteBuffer bytes, TypeTable types, Constants constants, ApplicationCode application) {
    this.cursor = new Cursor(bytes);
    this.types = types;
    this.constants = constants;
    this.application = application;
  }

  /** The number of a stack trace; equal ids have equal numbers. */
  int indexOf(long traceId) throws DamagedException {
    int index = known.get(traceId);
    if (index < 0) {
      index = stacks.size();
      stacks.add(read(traceId));
      known.put(traceId, index);
    }
    return index;
  }

  /** The stack of a number. */
  Stack get(int index) {
    return stacks.get(index);
  }

  /** Binary name of a class; empty if there is none. */
  String className(long id) throws DamagedException {
    String name = classes.get(id);
    if (name == null) {
      name = Names.ofClass(textOf(CLASS, id, "name"));
      classes.put(id, name);
    }
    return name;
  }

  /** What a thread did as it was sampled. */
  String threadState(long id) throws DamagedException {
    return textOf("jdk.types.ThreadState", id, "name");
  }

  /** A string of the pool; empty if there is none. */
  String string(long id) throws DamagedException {
    int at = constants.find(types.idOf("java.lang.String"), id);
    if (at < 0) {
      return "";
    }
    Cursor reader = new Cursor(cursor);
    reader.move(at);
    return reader.readString(
        nested -> {
          throw new DamagedException("a string refers to a string");
        });
  }

  private Stack read(long traceId) throws DamagedException {
    Layout type = types.get(types.idOf("jdk.types.StackTrace"));
    int at = type == null ? -1 : constants.find(types.idOf("jdk.types.StackTrace"), traceId);
    int frames = type == null ? -1 : type.indexOf("frames");
    if (at < 0 || frames < 0 || !type.field(frames).array()) {
      return NONE;
    }
    Layout frame = type.typeOf(frames);
    int method = frame.indexOf("method");
    if (method < 0 || frame.formOf(method) != Form.REFERENCE || frame.field(method).array()) {
      return NONE;
    }
    cursor.move(at);
    for (int i = 0; i < frames; i++) {
      type.skipField(i, cursor);
    }
    long[] ids = new long[cursor.readCount()];
    for (int i = 0; i < ids.length; i++) {
      for (int field = 0; field < frame.size(); field++) {
        if (field == method) {
          ids[i] = cursor.readLong();
        } else {
          frame.skipField(field, cursor);
        }
      }
    }
    return fold(ids);
  }

  private Stack fold(long[] ids) throws DamagedException {
    List<String> calls = new ArrayList<>();
    Optional<ProfileFrame> previous = Optional.empty();
    for (long id : ids) {
      Method method = method(id);
      if (method.frame() == null) {
        continue;
      }
      ProfileFrame frame = method.frame();
      if (Names.isLambdaClass(frame.type())) {
        // A lambda's body is a frame of its own; a reference leads to the method right away.
        String host = Names.hostOf(frame.type());
        if (previous.isPresent() && application.contains(host)) {
          return new Stack(
              Optional.of(new ProfileFrame(host, ProfileFrame.ANY, ProfileFrame.LAMBDA)),
              previous,
              calls);
        }
      } else if (method.application()) {
        return new Stack(Optional.of(frame), previous, calls);
      } else {
        previous = Optional.of(frame);
        String parameters = frame.descriptor().startsWith("(I)") ? "(I)" : "";
        calls.add(frame.type() + '#' + frame.method() + parameters);
      }
    }
    return new Stack(Optional.empty(), previous, calls);
  }

  private Method method(long id) throws DamagedException {
    Method method = methods.get(id);
    if (method == null) {
      method = readMethod(id);
      methods.put(id, method);
    }
    return method;
  }

  private Method readMethod(long id) throws DamagedException {
    Layout type = types.get(types.idOf(METHOD));
    int at = type == null ? -1 : constants.find(types.idOf(METHOD), id);
    if (at < 0) {
      return Method.NATIVE;
    }
    String owner = className(reference(type, at, "type"));
    String name = text(type, at, "name");
    String descriptor = text(type, at, "descriptor");
    // async-profiler has frames of native code, too, with something else for a descriptor.
    if (owner.isEmpty()
        || Names.isGlue(owner)
        || name.isEmpty()
        || name.startsWith("access$")
        || !Descriptors.isMethod(descriptor)) {
      return Method.NATIVE;
    }
    ProfileFrame frame = Names.ofMethod(owner, name, descriptor);
    return new Method(frame, application.contains(owner));
  }

  private String textOf(String typeName, long id, String field) throws DamagedException {
    Layout type = types.get(types.idOf(typeName));
    int at = type == null ? -1 : constants.find(types.idOf(typeName), id);
    return at < 0 ? "" : text(type, at, field);
  }

  /** A field that is a string, or the symbol of one. */
  private String text(Layout type, int at, String field) throws DamagedException {
    int index = type.indexOf(field);
    if (index < 0) {
      return "";
    }
    Cursor reader = seek(type, at, index);
    if (type.formOf(index) == Form.STRING) {
      return reader.readString(this::string);
    }
    Layout symbol = type.typeOf(index);
    if (type.formOf(index) != Form.REFERENCE || !symbol.name().equals(SYMBOL)) {
      return "";
    }
    int place = constants.find(types.idOf(SYMBOL), reader.readLong());
    int string = symbol.indexOf("string");
    return place < 0 || string < 0 || symbol.formOf(string) != Form.STRING
        ? ""
        : seek(symbol, place, string).readString(this::string);
  }

  private long reference(Layout type, int at, String field) throws DamagedException {
    int index = type.indexOf(field);
    return index < 0 || type.formOf(index) != Form.REFERENCE ? 0 : seek(type, at, index).readLong();
  }

  /** Goes to a field of a constant. */
  private Cursor seek(Layout type, int at, int field) throws DamagedException {
    Cursor reader = new Cursor(cursor);
    reader.move(at);
    for (int i = 0; i < field; i++) {
      type.skipField(i, reader);
    }
    return reader;
  }
}
