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
import java.nio.ByteBuffer;
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
  private static final Context.Key<Map<ClassSymbol, Plain>> KEY = new Context.Key<>();

  private static final int MAGIC = 0xCAFEBABE;

  // Opcodes (JVMS 6.5).
  private static final int ACONST_NULL = 0x01;
  private static final int BIPUSH = 0x10;
  private static final int SIPUSH = 0x11;
  private static final int LDC = 0x12;
  private static final int LDC_W = 0x13;
  private static final int LDC2_W = 0x14;
  private static final int ILOAD = 0x15;
  private static final int ALOAD = 0x19;
  private static final int ALOAD_0 = 0x2a;
  private static final int ALOAD_3 = 0x2d;
  private static final int IRETURN = 0xac;
  private static final int ARETURN = 0xb0;
  private static final int RETURN = 0xb1;
  private static final int GETSTATIC = 0xb2;
  private static final int GETFIELD = 0xb4;
  private static final int PUTFIELD = 0xb5;
  private static final int INVOKESPECIAL = 0xb7;

  /**
   * The methods of a class that do next to nothing.
   *
   * @param accessors names of methods without parameters
   * @param constructs whether its constructor without parameters only stores constants
   */
  private record Plain(ImmutableSet<String> accessors, boolean constructs) {
    static final Plain NONE = new Plain(ImmutableSet.of(), false);
  }

  private final DataInputStream in;
  private final Map<Integer, String> texts = new HashMap<>();

  private ClassFiles(DataInputStream in) {
    this.in = in;
  }

  /** Whether a method without parameters only returns a field or a constant. */
  public static boolean isAccessor(MethodSymbol method, VisitorState state) {
    return method.params().isEmpty()
        && (method.flags() & (Flags.ABSTRACT | Flags.SYNCHRONIZED)) == 0
        && plain(method.enclClass(), state).accessors().contains(method.name.toString());
  }

  /** Whether a constructor without parameters, of a subclass of Object, only stores constants. */
  public static boolean onlyStoresConstants(MethodSymbol constructor, VisitorState state) {
    return constructor.params().isEmpty()
        && constructor.enclClass().getSuperclass().tsym == state.getSymtab().objectType.tsym
        && plain(constructor.enclClass(), state).constructs();
  }

  private static Plain plain(ClassSymbol type, VisitorState state) {
    Map<ClassSymbol, Plain> known = state.context.get(KEY);
    if (known == null) {
      known = new WeakHashMap<>();
      state.context.put(KEY, known);
    }
    return known.computeIfAbsent(type, ClassFiles::read);
  }

  private static Plain read(ClassSymbol type) {
    JavaFileObject file = type.classfile;
    if (file == null || file.getKind() != JavaFileObject.Kind.CLASS) {
      return Plain.NONE;
    }
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(file.openInputStream()))) {
      return new ClassFiles(in).methods();
    } catch (IOException unreadable) {
      return Plain.NONE;
    }
  }

  private Plain methods() throws IOException {
    if (in.readInt() != MAGIC) {
      return Plain.NONE;
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
    boolean constructs = false;
    for (int methods = in.readUnsignedShort(); methods > 0; methods--) {
      in.skipNBytes(2);
      String name = texts.get(in.readUnsignedShort());
      boolean plain = texts.get(in.readUnsignedShort()).startsWith("()");
      for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
        String attribute = texts.get(in.readUnsignedShort());
        byte[] content = in.readNBytes(in.readInt());
        if (plain && attribute.equals("Code")) {
          if (isAccessor(content)) {
            accessors.add(name);
          }
          constructs |= name.equals("<init>") && storesConstants(content);
        }
      }
    }
    return new Plain(accessors.build(), constructs);
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

  /** Whether a Code attribute calls one method, the other constructor, and stores constants. */
  private static boolean storesConstants(byte[] content) {
    ByteBuffer code = ByteBuffer.wrap(content);
    int end = code.getInt(4) + 8;
    int calls = 0;
    int at = 8;
    while (at < end) {
      int opcode = content[at] & 0xff;
      int operands =
          switch (opcode) {
            case BIPUSH, LDC -> 1;
            case SIPUSH, LDC_W, LDC2_W, GETSTATIC, PUTFIELD, INVOKESPECIAL -> 2;
            default -> opcode >= ILOAD && opcode <= ALOAD ? 1 : 0;
          };
      boolean known = opcode <= ALOAD_3 || operands == 2 || opcode == RETURN;
      if (!known) {
        return false;
      }
      calls += opcode == INVOKESPECIAL ? 1 : 0;
      at += 1 + operands;
    }
    return calls == 1;
  }

  private static boolean isConstant(int opcode) {
    return opcode >= ACONST_NULL && opcode <= LDC2_W;
  }
}
