package io.github.uncontended.runner.profile.jfr;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The types of a chunk, as its metadata describes them. */
final class TypeTable {
  private static final int MAX_DEPTH = 16;

  /** How a value stands in the bytes. */
  enum Form {
    BYTE,
    VARIABLE,
    FOUR_BYTES,
    EIGHT_BYTES,
    STRING,
    /** An id of the constant pool. */
    REFERENCE,
    /** Fields, one behind the other. */
    STRUCTURE
  }

  /** A field of a type. */
  record Field(String name, long typeId, boolean constant, boolean array) {}

  /** A type: an event, or what events consist of. */
  static final class Layout {
    private final String name;
    private final List<Field> fields;
    private final Form form;
    private Layout[] fieldTypes;

    private Layout(String name, List<Field> fields) {
      this.name = name;
      this.fields = fields;
      this.form =
          switch (name) {
            case "boolean", "byte" -> Form.BYTE;
            case "char", "short", "int", "long" -> Form.VARIABLE;
            case "float" -> Form.FOUR_BYTES;
            case "double" -> Form.EIGHT_BYTES;
            case "java.lang.String" -> Form.STRING;
            default -> Form.STRUCTURE;
          };
    }

    String name() {
      return name;
    }

    int size() {
      return fields.size();
    }

    Field field(int index) {
      return fields.get(index);
    }

    Layout typeOf(int index) {
      return fieldTypes[index];
    }

    Form formOf(int index) {
      return fields.get(index).constant() ? Form.REFERENCE : fieldTypes[index].form;
    }

    /** Position of a field among the fields; -1 if there is none of that name. */
    int indexOf(String field) {
      for (int i = 0; i < fields.size(); i++) {
        if (fields.get(i).name().equals(field)) {
          return i;
        }
      }
      return -1;
    }

    /** Passes a value of this type. */
    void skip(Cursor cursor) throws DamagedException {
      skip(cursor, 0);
    }

    private void skip(Cursor cursor, int depth) throws DamagedException {
      switch (form) {
        case BYTE -> cursor.skip(1);
        case VARIABLE, REFERENCE -> cursor.readLong();
        case FOUR_BYTES -> cursor.skip(4);
        case EIGHT_BYTES -> cursor.skip(8);
        case STRING -> cursor.skipString();
        case STRUCTURE -> {
          cursor.step();
          if (depth > MAX_DEPTH) {
            throw new DamagedException("a type contains itself");
          }
          for (int i = 0; i < fieldTypes.length; i++) {
            skipField(i, cursor, depth);
          }
        }
      }
    }

    /** Passes the value of a field. */
    void skipField(int index, Cursor cursor) throws DamagedException {
      skipField(index, cursor, 0);
    }

    private void skipField(int index, Cursor cursor, int depth) throws DamagedException {
      Field field = fields.get(index);
      int count = field.array() ? cursor.readCount() : 1;
      for (int i = 0; i < count; i++) {
        if (field.constant()) {
          cursor.readLong();
        } else {
          fieldTypes[index].skip(cursor, depth + 1);
        }
      }
    }
  }

  private final Map<Long, Layout> types = new HashMap<>();
  private final Map<String, Long> ids = new HashMap<>();

  private TypeTable() {}

  /** Reads the metadata event that the cursor stands at. */
  static TypeTable read(Cursor cursor) throws DamagedException {
    cursor.readLong();
    if (cursor.readLong() != 0) {
      throw new DamagedException("it has no metadata where it should have");
    }
    cursor.readLong();
    cursor.readLong();
    cursor.readLong();
    String[] strings = new String[cursor.readCount()];
    for (int i = 0; i < strings.length; i++) {
      strings[i] = cursor.readString(id -> "");
    }
    TypeTable table = new TypeTable();
    table.readElement(cursor, strings, 0, null);
    for (Layout type : table.types.values()) {
      table.resolve(type);
    }
    return table;
  }

  /** The type of an id; null if there is none. */
  Layout get(long id) {
    return types.get(id);
  }

  /** The id of a type; -1 if the chunk does not know it. */
  long idOf(String name) {
    return ids.getOrDefault(name, -1L);
  }

  private void resolve(Layout type) throws DamagedException {
    type.fieldTypes = new Layout[type.fields.size()];
    for (int i = 0; i < type.fieldTypes.length; i++) {
      type.fieldTypes[i] = types.get(type.fields.get(i).typeId());
      if (type.fieldTypes[i] == null) {
        throw new DamagedException("its metadata lacks a type");
      }
    }
  }

  /** An element is a class, a field in one, or only holds further elements. */
  private void readElement(Cursor cursor, String[] strings, int depth, List<Field> fields)
      throws DamagedException {
    if (depth > MAX_DEPTH) {
      throw new DamagedException("its metadata is nested too deeply");
    }
    String element = string(cursor, strings);
    Map<String, String> attributes = new HashMap<>();
    for (int i = cursor.readCount(); i > 0; i--) {
      attributes.put(string(cursor, strings), string(cursor, strings));
    }
    if (element.equals("field") && fields != null) {
      fields.add(
          new Field(
              attributes.getOrDefault("name", ""),
              number(attributes.get("class")),
              "true".equals(attributes.get("constantPool")),
              "1".equals(attributes.get("dimension"))));
    }
    List<Field> own = element.equals("class") ? new ArrayList<>() : null;
    for (int i = cursor.readCount(); i > 0; i--) {
      readElement(cursor, strings, depth + 1, own);
    }
    if (own != null) {
      long id = number(attributes.get("id"));
      Layout type = new Layout(attributes.getOrDefault("name", ""), own);
      types.put(id, type);
      ids.put(type.name(), id);
    }
  }

  private static String string(Cursor cursor, String[] strings) throws DamagedException {
    long index = cursor.readLong();
    if (index < 0 || index >= strings.length) {
      throw new DamagedException("its metadata refers to a string that is not there");
    }
    return strings[(int) index];
  }

  private static long number(String text) throws DamagedException {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new DamagedException("its metadata has an id that is no number");
    }
  }
}
