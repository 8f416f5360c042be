package testdata;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.Reader;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;

/** Objects that come with a large buffer. */
class Contexts {
  private static final int LARGE = 512 * 1024;

  @GetMapping
  String page(String name) {
    return new Context().render(name);
  }

  static class Context {
    // BUG: Diagnostic contains: WARNING UNSAFE Each new Context allocates and clears a buffer of 512 KiB at once, whether it is used or not. This place matters: reached from @GetMapping page(). Begin with the default capacity, unless most objects fill the buffer: it grows by copying.
    private final StringBuilder text = new StringBuilder(LARGE);
    // BUG: Diagnostic contains: WARNING ADVICE Each new Context allocates and clears a buffer of 64 KiB at once, whether it is used or not. This place matters: reached from @GetMapping page(). Allocate it on first use, begin with a small one that grows, or reuse one per thread.
    private final byte[] bytes = new byte[65_536];
    private final char[] characters;
    private final ByteArrayOutputStream out;

    Context() {
      // BUG: Diagnostic contains: WARNING ADVICE Each new Context allocates and clears a buffer of 1 MiB
      this.characters = new char[LARGE];
      try {
        // BUG: Diagnostic contains: WARNING ADVICE
        out = new ByteArrayOutputStream(/* capacity */ LARGE);
      } finally {
        text.append(bytes.length);
      }
    }

    String render(String name) {
      return text.append(name).append(out).append(characters.length).toString();
    }
  }

  /** Nothing is known of who constructs these. */
  static class Parts {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Each new Parts
    private final List<String> names = new ArrayList<>(16_384);
    // BUG: Diagnostic contains: SUGGESTION ADVICE Each new Parts allocates and clears a buffer of 64 KiB
    private final int[][] table = new int[128][128];
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    private final ByteBuffer direct = ByteBuffer.allocateDirect(LARGE).order(ByteOrder.nativeOrder());
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    private final DataOutputStream data = new DataOutputStream(new ByteArrayOutputStream(LARGE));
    private final BufferedReader reader;
    private final BufferedWriter writer;

    Parts(Reader in, Writer out) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      reader = new BufferedReader(in, 32_768);
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      writer = new BufferedWriter(out, (32_768));
    }
  }

  static class Output extends ByteArrayOutputStream {
    Output() {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE Each new Output allocates
      super(LARGE);
    }
  }

  static class Copies {
    private final byte[] bytes;

    Copies(byte[] bytes) {
      this.bytes = bytes;
    }

    Copies() {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      this(new byte[LARGE]);
    }
  }

  static class Initialized {
    private final StringWriter writer;

    {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      writer = new StringWriter(LARGE);
    }
  }
}
