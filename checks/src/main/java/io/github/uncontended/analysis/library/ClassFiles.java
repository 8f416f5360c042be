package io.github.uncontended.analysis.library;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.util.Context;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.WeakHashMap;
import javax.tools.JavaFileObject;

/**
 * What the class files of the class path show of methods without source (JVMS 4).
 *
 * <p>The class files that javac has for {@code --release} hold no code, so that they show nothing.
 */
public final class ClassFiles {
  private static final Context.Key<Map<ClassSymbol, ImmutableSet<String>>> KEY =
      new Context.Key<>();

  private static final int MAGIC = 0xCAFEBABE;

  // Opcodes (JVMS 6.5).
  private static final int ACONST_NULL = 0x01;
  private static final int LDC2_W = 0x14;
  private static final int ALOAD_0 = 0x2a;
  private static final int IRETURN = 0xac;
  private static final int ARETURN = 0xb0;
  private static final int GETSTATIC = 0xb2;
  private static final int GETFIELD = 0xb4;

  private final DataInputStream in;
  private final Map<Integer, String> texts = new HashMap<>();

  private ClassFiles(DataInputStream in) {
    this.in = in;
  }

  /** Whether a method without parameters only returns a field or a constant. */
  public static boolean isAccessor(MethodSymbol method, VisitorState state) {
    return method.params().isEmpty()
        && (method.flags() & (Flags.ABSTRACT | Flags.SYNCHRONIZED)) == 0
        && accessors(method.enclClass(), state).contains(method.name.toString());
  }

  private static ImmutableSet<String> accessors(ClassSymbol type, VisitorState state) {
    Map<ClassSymbol, ImmutableSet<String>> known = state.context.get(KEY);
    if (known == null) {
      known = new WeakHashMap<>();
      state.context.put(KEY, known);
    }
    return known.computeIfAbsent(type, ClassFiles::read);
  }

  private static ImmutableSet<String> read(ClassSymbol type) {
    JavaFileObject file = type.classfile;
    if (file == null || file.getKind() != JavaFileObject.Kind.CLASS) {
      return ImmutableSet.of();
    }
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(file.openInputStream()))) {
      return new ClassFiles(in).accessors();
    } catch (IOException unreadable) {
      return ImmutableSet.of();
    }
  }

  private ImmutableSet<String> accessors() throws IOException {
    if (in.readInt() != MAGIC) {
      return ImmutableSet.of();
    }
    in.skipNBytes(4);
    readConstants();
    in.skipNBytes(6);
    in.skipNBytes(2L * in.readUnsignedShort());
    for (int fields = in.readUnsignedShort(); fields > 0; fields--) {
      in.skipNBytes(6);
      for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
        in.skipNBytes(2);
        in.skipNBytes(in.readInt());
      }
    }
    ImmutableSet.Builder<String> accessors = ImmutableSet.builder();
    for (int methods = in.readUnsignedShort(); methods > 0; methods--) {
      in.skipNBytes(2);
      String name = texts.get(in.readUnsignedShort());
      boolean plain = texts.get(in.readUnsignedShort()).startsWith("()");
      for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
        String attribute = texts.get(in.readUnsignedShort());
        byte[] content = in.readNBytes(in.readInt());
        if (plain && attribute.equals("Code") && isAccessor(content)) {
          accessors.add(name);
        }
      }
    }
    return accessors.build();
  }

  /** Keeps the texts, skips the rest (JVMS 4.4). */
  private void readConstants() throws IOException {
    int count = in.readUnsignedShort();
    for (int i = 1; i < count; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case 1 -> texts.put(i, in.readUTF());
        case 5, 6 -> {
          in.skipNBytes(8);
          // A long and a double take two places.
          i++;
        }
        case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
        case 15 -> in.skipNBytes(3);
        default -> in.skipNBytes(4);
      }
    }
  }

  /** Whether a Code attribute (JVMS 4.7.3) loads one field or constant and returns it. */
  private static boolean isAccessor(byte[] content) {
    // Behind max_stack, max_locals and the high bytes of code_length.
    int length = content[7] & 0xff;
    if (content[4] != 0 || content[5] != 0 || content[6] != 0 || length < 2) {
      return false;
    }
    int last = content[8 + length - 1] & 0xff;
    int first = content[8] & 0xff;
    if (last < IRETURN || last > ARETURN) {
      return false;
    }
    return switch (length) {
      case 5 -> first == ALOAD_0 && (content[9] & 0xff) == GETFIELD;
      case 4 -> first == GETSTATIC || isConstant(first);
      default -> length < 4 && isConstant(first);
    };
  }

  private static boolean isConstant(int opcode) {
    return opcode >= ACONST_NULL && opcode <= LDC2_W;
  }
}
