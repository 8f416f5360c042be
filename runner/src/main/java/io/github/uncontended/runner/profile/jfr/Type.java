package io.github.uncontended.runner.profile.jfr;

import java.util.List;

/** A type that the metadata of a chunk declares: an event type, or the type of a field. */
final class Type {
  private static final int MAX_DEPTH = 16;

  /** How a value is encoded. */
  enum Encoding {
    BYTE,
    LEB128,
    FOUR_BYTES,
    EIGHT_BYTES,
    STRING,
    /** A LEB128 id of a constant. */
    CONSTANT,
    /** The fields one after the other. */
    FIELDS
  }

  /**
   * A field.
   *
   * @param typeId id of the declared type
   * @param constant whether the value is an id in the constant pool of that type
   * @param array whether the value is an array
   */
  record Field(String name, long typeId, boolean constant, boolean array) {}

  private final String name;
  private final List<Field> fields;
  private final Encoding encoding;
  private Type[] fieldTypes = {};

  Type(String name, List<Field> fields) {
    this.name = name;
    this.fields = fields;
    this.encoding =
        switch (name) {
          case "boolean", "byte" -> Encoding.BYTE;
          case "char", "short", "int", "long" -> Encoding.LEB128;
          case "float" -> Encoding.FOUR_BYTES;
          case "double" -> Encoding.EIGHT_BYTES;
          case "java.lang.String" -> Encoding.STRING;
          default -> Encoding.FIELDS;
        };
  }

  /** Sets the types of the fields. */
  void resolve(Metadata metadata) throws DamagedException {
    fieldTypes = new Type[fields.size()];
    for (int i = 0; i < fieldTypes.length; i++) {
      fieldTypes[i] = metadata.type(fields.get(i).typeId());
      if (fieldTypes[i] == null) {
        throw new DamagedException("the metadata lacks the type of a field");
      }
    }
  }

  String name() {
    return name;
  }

  List<Field> fields() {
    return fields;
  }

  Type typeOf(int field) {
    return fieldTypes[field];
  }

  /** Encoding of a field, or of its elements if it is an array. */
  Encoding encodingOf(int field) {
    return fields.get(field).constant() ? Encoding.CONSTANT : fieldTypes[field].encoding;
  }

  /** Whether a field is a single value of an encoding. */
  boolean isSingle(int field, Encoding of) {
    return !fields.get(field).array() && encodingOf(field) == of;
  }

  /** Index of a field; -1 if there is none of that name. */
  int indexOf(String field) {
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i).name().equals(field)) {
        return i;
      }
    }
    return -1;
  }

  /** Skips a value of this type. */
  void skip(Cursor cursor) throws DamagedException {
    skip(cursor, 0);
  }

  /** Skips the value of a field. */
  void skipField(int field, Cursor cursor) throws DamagedException {
    skipField(field, cursor, 0);
  }

  private void skip(Cursor cursor, int depth) throws DamagedException {
    switch (encoding) {
      case BYTE -> cursor.skip(1);
      case LEB128, CONSTANT -> cursor.readLong();
      case FOUR_BYTES -> cursor.skip(4);
      case EIGHT_BYTES -> cursor.skip(8);
      case STRING -> cursor.skipString();
      case FIELDS -> {
        cursor.step();
        if (depth > MAX_DEPTH) {
          throw new DamagedException("the metadata declares a type that contains itself");
        }
        for (int i = 0; i < fieldTypes.length; i++) {
          skipField(i, cursor, depth);
        }
      }
    }
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
