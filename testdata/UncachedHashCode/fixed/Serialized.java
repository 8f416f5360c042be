package testdata;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.util.Objects;

/** The cache is no part of the serialized form, nor of the default serialVersionUID. */
final class Serialized implements Serializable {
  private final String a;
  private final String b;
  private final String c;
  private transient int hash;

  Serialized(String a, String b, String c) {
    this.a = a;
    this.b = b;
    this.c = c;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Serialized s && a.equals(s.a) && b.equals(s.b) && c.equals(s.c);
  }

  @Override
  public int hashCode() {
    int result = hash;
    if (result == 0) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      result = Objects.hash(a, b, c);
      hash = result;
    }
    return result;
  }

  public static void main(String[] args) throws Exception {
    System.out.println(ObjectStreamClass.lookup(Serialized.class).getSerialVersionUID());
    Serialized before = new Serialized("1", "2", "3");
    System.out.println(before.hashCode());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(before);
    }
    System.out.println(bytes.size());
    ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    Object after = in.readObject();
    System.out.println(after.equals(before) + " " + after.hashCode());
  }
}
