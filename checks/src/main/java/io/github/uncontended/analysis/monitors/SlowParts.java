package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.LogCalls;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.values.BufferAllocation;
import java.util.List;

/**
 * What may make a section long, apart from its computations.
 *
 * @param waits the calls that read from a stream, write to one, or wait, as {@code flush()}
 * @param lookups the calls that look up a class, which may be loaded
 * @param buffers the large allocations, as in the source
 */
public record SlowParts(
    ImmutableSet<String> waits, ImmutableSet<String> lookups, ImmutableSet<String> buffers) {
  /** From so many bytes on, an allocation clears more memory than the nearest caches hold. */
  private static final long LARGE = 64 * 1024;

  /** Those of some statements, without what runs later. */
  static SlowParts of(List<? extends StatementTree> statements, VisitorState state) {
    ImmutableSet.Builder<String> waits = ImmutableSet.builder();
    ImmutableSet.Builder<String> lookups = ImmutableSet.builder();
    ImmutableSet.Builder<String> buffers = ImmutableSet.builder();
    TreeScanner<Void, Void> scanner =
        new TreeScanner<>() {
          @Override
          public Void scan(Tree part, Void unused) {
            if (part instanceof LambdaExpressionTree || part instanceof ClassTree) {
              return null;
            }
            BufferAllocation.of(part, state)
                .filter(it -> it.constantBytes().orElse(0) >= LARGE)
                .ifPresent(it -> buffers.add(Source.of(part, state)));
            return super.scan(part, null);
          }

          @Override
          public Void visitMethodInvocation(MethodInvocationTree call, Void unused) {
            if (LogCalls.isLog(call, state)) {
              return null;
            }
            if (Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method) {
              String name = method.name + "()";
              if (mayWait(method)) {
                waits.add(name);
              } else if (ApiFact.LOOKS_UP_CLASS.isMethodName(method.name.toString())
                  && ApiFact.LOOKS_UP_CLASS.holdsFor(method)) {
                lookups.add(name);
              }
            }
            return super.visitMethodInvocation(call, null);
          }
        };
    statements.forEach(statement -> scanner.scan(statement, null));
    return new SlowParts(waits.build(), lookups.build(), buffers.build());
  }

  /** Whether a method reads, writes or waits; what only changes its object does so in memory. */
  private static boolean mayWait(MethodSymbol method) {
    return (ApiFact.TRANSFERS.isInherited(method) && !ApiFact.CHANGES_RECEIVER.isInherited(method))
        || ApiFact.BLOCKS.isInherited(method);
  }
}
