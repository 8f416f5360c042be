package io.github.uncontended.runner.profile.jfr;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The metadata event of a chunk: a tree of elements with attributes, in which {@code class}
 * elements declare the types and their {@code field} children the fields.
 */
final class Metadata {
  private static final int MAX_DEPTH = 16;
  private static final long METADATA_EVENT = 0;

  private final Map<Long, Type> types = new HashMap<>();
  private final Map<String, Long> ids = new HashMap<>();

  private Metadata() {}

  /** Reads the metadata event at the cursor's position. */
  static Metadata read(Cursor cursor) throws DamagedException {
    cursor.readLong(); // size
    if (cursor.readLong() != METADATA_EVENT) {
      throw new DamagedException("the metadata event of a chunk is missing");
    }
    cursor.readLong(); // start
    cursor.readLong(); // duration
    cursor.readLong(); // id of the metadata
    String[] strings = new String[cursor.readCount()];
    for (int i = 0; i < strings.length; i++) {
      strings[i] = cursor.readString(id -> "");
    }
    Metadata metadata = new Metadata();
    metadata.readElement(cursor, strings, 0, new ArrayList<>());
    for (Type type : metadata.types.values()) {
      type.resolve(metadata);
    }
    return metadata;
  }

  /** The type of an id; null if there is none. */
  Type type(long id) {
    return types.get(id);
  }

  /** The type of a name; null if there is none. */
  Type type(String name) {
    return types.get(idOf(name));
  }

  /** The id of a type; -1 if the chunk does not declare it. */
  long idOf(String name) {
    return ids.getOrDefault(name, -1L);
  }

  /** All types. */
  Collection<Type> types() {
    return types.values();
  }

  /**
   * Reads an element and its children.
   *
   * @param siblings the fields of the class element around; a field element adds itself
   */
  private void readElement(Cursor cursor, String[] strings, int depth, List<Type.Field> siblings)
      throws DamagedException {
    if (depth > MAX_DEPTH) {
      throw new DamagedException("the metadata is nested too deeply");
    }
    String element = string(cursor, strings);
    Map<String, String> attributes = new HashMap<>();
    for (int i = cursor.readCount(); i > 0; i--) {
      attributes.put(string(cursor, strings), string(cursor, strings));
    }
    if (element.equals("field")) {
      siblings.add(
          new Type.Field(
              attributes.getOrDefault("name", ""),
              number(attributes.get("class")),
              "true".equals(attributes.get("constantPool")),
              "1".equals(attributes.get("dimension"))));
    }
    List<Type.Field> fields = new ArrayList<>();
    for (int i = cursor.readCount(); i > 0; i--) {
      readElement(cursor, strings, depth + 1, fields);
    }
    if (element.equals("class")) {
      long id = number(attributes.get("id"));
      Type type = new Type(attributes.getOrDefault("name", ""), fields);
      types.put(id, type);
      ids.put(type.name(), id);
    }
  }

  private static String string(Cursor cursor, String[] strings) throws DamagedException {
    long index = cursor.readLong();
    if (index < 0 || index >= strings.length) {
      throw new DamagedException("the metadata refers to a missing string");
    }
    return strings[(int) index];
  }

  private static long number(String text) throws DamagedException {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new DamagedException("the metadata has a malformed type id");
    }
  }
}
