package io.github.uncontended.runner.engine;

import com.sun.tools.javac.code.ClassFinder;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.ModuleSymbol;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Name;
import java.util.HashMap;
import java.util.Map;

/**
 * javac's {@link ClassFinder}, which remembers which classes a module of the JDK does not have.
 *
 * <p>For each import of a missing class, javac asks all modules for it, to say that one does not
 * export it. Without its class path, a large program imports the same missing classes in hundreds
 * of files, and javac spends half of its time on that.
 */
final class RememberedMisses extends ClassFinder {
  private final Map<Key, CompletionFailure> misses = new HashMap<>();

  private record Key(ModuleSymbol module, Name name) {}

  private RememberedMisses(Context context) {
    super(context);
  }

  /** Lets javac use this class; to be called before it makes its own. */
  static void register(Context context) {
    Context.Factory<ClassFinder> factory = RememberedMisses::new;
    context.put(classFinderKey, factory);
  }

  @Override
  public ClassSymbol loadClass(ModuleSymbol module, Name name) {
    // Annotation processors may add the class to modules of sources, and to the unnamed one.
    if (module.name.isEmpty() || module.sourceLocation != null) {
      return super.loadClass(module, name);
    }
    Key key = new Key(module, name);
    CompletionFailure miss = misses.get(key);
    if (miss != null) {
      throw miss;
    }
    try {
      return super.loadClass(module, name);
    } catch (CompletionFailure e) {
      misses.put(key, e);
      throw e;
    }
  }
}
