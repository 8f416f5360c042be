package io.github.uncontended.checks;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.caching.FallbackCall;
import io.github.uncontended.analysis.caching.Memoization;
import io.github.uncontended.analysis.caching.Retention;
import io.github.uncontended.analysis.effects.BackgroundWork;
import io.github.uncontended.analysis.effects.ProcessStart;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.EffectiveRuntime;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.sharing.ConnectionScope;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.fixes.Precompiled;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.heat.Operations.Reach;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;

/**
 * Flags look-ups by name or type that scan or lock on every call, although their result changes
 * only with the class path or the configuration:
 *
 * <ul>
 *   <li>{@code ServiceLoader.load} and {@code new ScriptEngineManager()}: each loader reads the
 *       service files again, through the locks of class loaders and jar files;
 *   <li>{@code MessageDigest.getInstance} and its like up to JDK 11, where {@code
 *       Provider.getService} is synchronized (JDK-7092821);
 *   <li>{@code new InitialContext()}, which asks {@code NamingManager} under a static lock;
 *   <li>{@code Class.forName} with a name that is known only at run time.
 * </ul>
 *
 * <p>Not flagged: look-ups whose result is memoized or retained, such as those in constructors;
 * methods that register what they find in a field, read files or are run by a timer; what runs once
 * per connection, or beside the start of a process; the fallback of a look-up that has failed; cold
 * code. All but services are flagged in hot code only: a single look-up takes less than a
 * microsecond, and costs where threads contend for its lock.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "A look-up on each call repeats a scan or takes a lock that all threads share",
    severity = WARNING,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.REPEATED_WORK,
    severities = {SUGGESTION, WARNING},
    fixes = FixSafety.ADVICE,
    runtimes = "all",
    byDefault = ByDefault.WITH_DECLARATION,
    reach = Reach.OPERATIONS_ONLY,
    measuredBy = {
      "monitor java.security.MessageDigest#getInstance",
      "monitor java.security.Signature#getInstance",
      "monitor javax.crypto.Cipher#getInstance",
      "monitor javax.crypto.Mac#getInstance",
      "monitor javax.naming.InitialContext#<init>",
      "monitor java.lang.Class#forName",
      "monitor java.util.ServiceLoader*#*",
      "cpu java.util.ServiceLoader*#*",
      "alloc java.util.ServiceLoader*#*"
    })
public final class PerCallLookup extends Rule {
  /** A kind of look-up, and the words about it. */
  private record Lookup(ApiFact fact, String cost, String advice) {}

  private static final Lookup SERVICES =
      new Lookup(
          ApiFact.SCANS_SERVICES,
          " reads the service files of the class path on each call, through the locks of class"
              + " loaders and jar files.",
          "Load the providers once, in a static final field or a cache by class loader; a"
              + " ServiceLoader itself is not thread-safe.");
  private static final Lookup PROVIDER =
      new Lookup(
          ApiFact.LOOKS_UP_PROVIDER,
          " looks the algorithm up on each call, in Provider.getService, which is synchronized up to"
              + " JDK 11 (JDK-7092821): all threads of the JVM contend for the lock of the provider.",
          "Clone a prepared instance, or keep one per thread.");
  private static final Lookup NAME =
      new Lookup(
          ApiFact.LOOKS_UP_NAME,
          " asks NamingManager for a context under a static lock, and then a naming service for the"
              + " object, on each call.",
          "Look the object up once, at startup or in the constructor.");
  private static final Lookup CLASS =
      new Lookup(
          ApiFact.LOOKS_UP_CLASS,
          " asks the class loader on each call, which locks for each name that it has not loaded.",
          "Cache the classes by name in a ConcurrentHashMap, or in a ClassValue if the name is"
              + " derived from another class.");
  private static final ImmutableList<Lookup> LOOKUPS =
      ImmutableList.of(SERVICES, PROVIDER, NAME, CLASS);

  private static final ImmutableSet<String> CONSTRUCTED =
      LOOKUPS.stream()
          .flatMap(lookup -> lookup.fact().constructedNames().stream())
          .collect(toImmutableSet());

  private static final Interest INTEREST =
      LOOKUPS.stream()
          .map(lookup -> Interest.in(Kind.CALL, lookup.fact().methodNames()))
          .reduce(Interest.in(Kind.CREATION, CONSTRUCTED), Interest::and);

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  @Override
  protected Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    String name = Expressions.simpleName(tree.getMethodSelect());
    for (Lookup lookup : LOOKUPS) {
      if (lookup.fact().isMethodName(name) && lookup.fact().holdsFor(ASTHelpers.getSymbol(tree))) {
        return match(tree, lookup, ASTHelpers.getSymbol(tree), state);
      }
    }
    return Description.NO_MATCH;
  }

  @Override
  protected Description matchNewClass(NewClassTree tree, VisitorState state) {
    if (!CONSTRUCTED.contains(Expressions.simpleName(tree.getIdentifier()))) {
      return Description.NO_MATCH;
    }
    MethodSymbol constructor = ASTHelpers.getSymbol(tree);
    for (Lookup lookup : LOOKUPS) {
      if (lookup.fact().holdsFor(constructor)) {
        return match(tree, lookup, constructor, state);
      }
    }
    return Description.NO_MATCH;
  }

  private Description match(
      ExpressionTree tree, Lookup lookup, MethodSymbol method, VisitorState state) {
    if (!costs(tree, lookup, method, state)) {
      return Description.NO_MATCH;
    }
    Heat heat = HeatModel.of(state);
    if (heat.isCold()
        || Memoization.covers(state.getPath(), state)
        || ConnectionScope.covers(state.getPath(), state)
        || ProcessStart.dwarfs(state.getPath(), state)
        || (!heat.isMeasured() && FallbackCall.is(state.getPath(), lookup.fact(), state))) {
      return Description.NO_MATCH;
    }
    if (!heat.isConcurrent()
        && (lookup.fact() != ApiFact.SCANS_SERVICES
            || Retention.covers(state.getPath(), state)
            || Retention.fillsField(state.getPath())
            || Retention.fillsCollection(state.getPath(), state)
            // What is passed on may be kept by who gets it.
            || (tree instanceof NewClassTree && !Precompiled.isOnlyCalled(state.getPath(), state))
            || BackgroundWork.covers(state.getPath(), state))) {
      return Description.NO_MATCH;
    }
    String type = method.enclClass().name.toString();
    return finding(tree, state)
        .heat(heat)
        .cost((method.isConstructor() ? "new " + type : type + "." + method.name) + lookup.cost())
        .advice(lookup.advice())
        .report();
  }

  /** Whether a look-up costs a lock or a scan on the effective runtime. */
  private static boolean costs(
      ExpressionTree tree, Lookup lookup, MethodSymbol method, VisitorState state) {
    if (lookup.fact() == ApiFact.LOOKS_UP_PROVIDER) {
      return ApiFact.LOOKS_UP_PROVIDER.holdsOn(
          EffectiveRuntime.feature(state), KnownTypes.nameOf(method.owner.type), method);
    }
    return lookup.fact() != ApiFact.LOOKS_UP_CLASS
        || looksUpAgain((MethodInvocationTree) tree, state);
  }

  /**
   * Whether the name of a class varies, and the loader is not a new one, which has loaded nothing
   * yet. A constant name is a matter of ReflectionInHotPath.
   */
  private static boolean looksUpAgain(MethodInvocationTree tree, VisitorState state) {
    ExpressionTree loader = ASTHelpers.getReceiver(tree);
    boolean isNew =
        loader != null
            && !Expressions.isField(loader)
            && Symbols.of(loader) instanceof VarSymbol local
            && Assignments.values(local, state).stream().anyMatch(NewClassTree.class::isInstance);
    return !isNew
        && tree.getArguments().stream()
            .noneMatch(it -> ASTHelpers.constValue(it, String.class) != null);
  }
}
