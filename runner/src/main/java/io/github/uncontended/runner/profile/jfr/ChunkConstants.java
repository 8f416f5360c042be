package io.github.uncontended.runner.profile.jfr;

import io.github.uncontended.runner.profile.jfr.Type.Encoding;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Resolves the ids in a chunk's events through its constant pools.
 *
 * <p>What is absent resolves to the empty list or string, and so does what is damaged; {@link
 * #damage} has the reason.
 */
public final class ChunkConstants {
  private static final String CLASS = "java.lang.Class";
  private static final String METHOD = "jdk.types.Method";
  private static final String STACK_TRACE = "jdk.types.StackTrace";
  private static final String STRING = "java.lang.String";
  private static final String SYMBOL = "jdk.types.Symbol";
  private static final String THREAD_STATE = "jdk.types.ThreadState";

  private final Cursor cursor;
  private final Metadata metadata;
  private final ConstantPools pools;
  private final LongIntMap stackTraceIndexes = new LongIntMap();
  private final List<Integer> stackTraceOffsets = new ArrayList<>();
  private final Map<Long, Method> methods = new HashMap<>();
  private final Map<Long, String> classNames = new HashMap<>();
  private final Map<Long, String> threadStates = new HashMap<>();
  private Optional<String> damage = Optional.empty();

  private ChunkConstants(Cursor cursor, Metadata metadata, ConstantPools pools) {
    this.cursor = cursor;
    this.metadata = metadata;
    this.pools = pools;
  }

  /**
   * Reads the metadata and the constant pools of a chunk.
   *
   * @throws DamagedException if one of them is damaged, so that no event can be understood
   */
  static ChunkConstants read(ByteBuffer chunk, ChunkHeader header) throws DamagedException {
    Cursor cursor = new Cursor(chunk);
    cursor.move(header.metadata());
    Metadata metadata = Metadata.read(cursor);
    ConstantPools pools = ConstantPools.read(cursor, header.constantPool(), metadata);
    return new ChunkConstants(cursor, metadata, pools);
  }

  /** Why a constant could not be resolved; the first reason. */
  Optional<String> damage() {
    return damage;
  }

  /** The types of the chunk. */
  Metadata metadata() {
    return metadata;
  }

  /** Another cursor on the chunk. */
  Cursor cursor() {
    return cursor.another();
  }

  /** The index of a stack trace: they are numbered from 0 in the order of first use. */
  int stackTraceIndex(long id) {
    int index = stackTraceIndexes.get(id);
    if (index < 0) {
      index = stackTraceOffsets.size();
      stackTraceOffsets.add(pools.find(metadata.idOf(STACK_TRACE), id));
      stackTraceIndexes.put(id, index);
    }
    return index;
  }

  /**
   * The frames of a stack trace, the innermost first, without those whose method is absent.
   *
   * @param index as {@link Event#stackTrace} returned it; the stack traces of a chunk are numbered
   *     from 0 in the order in which its events first use them
   */
  public List<Method> stackTrace(int index) {
    try {
      return readStackTrace(stackTraceOffsets.get(index));
    } catch (DamagedException e) {
      damaged(e);
      return List.of();
    }
  }

  /** Internal name of a class, such as {@code java/util/Map$Entry} or {@code [B}. */
  public String className(long id) {
    return memoized(classNames, id, CLASS);
  }

  /** Name of the state of a sampled thread, such as {@code STATE_RUNNABLE}. */
  public String threadState(long id) {
    return memoized(threadStates, id, THREAD_STATE);
  }

  private String memoized(Map<Long, String> names, long id, String typeName) {
    String name = names.get(id);
    if (name == null) {
      try {
        name = nameOf(typeName, id);
      } catch (DamagedException e) {
        damaged(e);
        name = "";
      }
      names.put(id, name);
    }
    return name;
  }

  /** A string of the constant pool. */
  String string(long id) throws DamagedException {
    int offset = pools.find(metadata.idOf(STRING), id);
    if (offset < 0) {
      return "";
    }
    Cursor reader = cursor.another();
    reader.move(offset);
    return reader.readString(
        nested -> {
          throw new DamagedException("a string of the constant pool refers to another string");
        });
  }

  private void damaged(DamagedException e) {
    if (damage.isEmpty()) {
      damage = Optional.of(e.getMessage());
    }
  }

  private List<Method> readStackTrace(int offset) throws DamagedException {
    Type type = metadata.type(STACK_TRACE);
    int frames = type == null ? -1 : type.indexOf("frames");
    if (offset < 0 || frames < 0 || !type.fields().get(frames).array()) {
      return List.of();
    }
    Type frame = type.typeOf(frames);
    int method = frame.indexOf("method");
    if (method < 0 || !frame.isSingle(method, Encoding.CONSTANT)) {
      return List.of();
    }
    Cursor reader = seek(type, offset, frames);
    int count = reader.readCount();
    List<Method> methods = new ArrayList<>(Math.min(count, 256));
    for (int i = 0; i < count; i++) {
      for (int field = 0; field < frame.fields().size(); field++) {
        if (field == method) {
          method(reader.readLong()).ifPresent(methods::add);
        } else {
          frame.skipField(field, reader);
        }
      }
    }
    return methods;
  }

  private Optional<Method> method(long id) throws DamagedException {
    Method method = methods.get(id);
    if (method == null) {
      Type type = metadata.type(METHOD);
      int offset = pools.find(metadata.idOf(METHOD), id);
      if (offset < 0) {
        return Optional.empty();
      }
      method =
          new Method(
              className(classOf(type, offset)),
              text(type, offset, "name"),
              text(type, offset, "descriptor"));
      methods.put(id, method);
    }
    return Optional.of(method);
  }

  private long classOf(Type method, int offset) throws DamagedException {
    int field = method.indexOf("type");
    return field >= 0 && method.isSingle(field, Encoding.CONSTANT)
        ? seek(method, offset, field).readLong()
        : 0;
  }

  private String nameOf(String typeName, long id) throws DamagedException {
    int offset = pools.find(metadata.idOf(typeName), id);
    return offset < 0 ? "" : text(metadata.type(typeName), offset, "name");
  }

  /** The value of a field that is a string, or refers to a symbol. */
  private String text(Type type, int offset, String name) throws DamagedException {
    int field = type.indexOf(name);
    if (field < 0) {
      return "";
    }
    Cursor reader = seek(type, offset, field);
    if (type.isSingle(field, Encoding.STRING)) {
      return reader.readString(this::string);
    }
    Type symbol = type.typeOf(field);
    if (!type.isSingle(field, Encoding.CONSTANT) || !symbol.name().equals(SYMBOL)) {
      return "";
    }
    int symbolOffset = pools.find(metadata.idOf(SYMBOL), reader.readLong());
    int string = symbol.indexOf("string");
    return symbolOffset < 0 || string < 0 || !symbol.isSingle(string, Encoding.STRING)
        ? ""
        : seek(symbol, symbolOffset, string).readString(this::string);
  }

  /** A cursor at a field of a constant. */
  private Cursor seek(Type type, int offset, int field) throws DamagedException {
    Cursor reader = cursor.another();
    reader.move(offset);
    for (int i = 0; i < field; i++) {
      type.skipField(i, reader);
    }
    return reader;
  }
}
