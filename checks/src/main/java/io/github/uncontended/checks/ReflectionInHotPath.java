package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type.ArrayType;
import io.github.uncontended.analysis.caching.FallbackCall;
import io.github.uncontended.analysis.caching.Memoization;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.analysis.unit.KnownClass;
import io.github.uncontended.analysis.unit.NamedMember;
import io.github.uncontended.analysis.unit.OptionalClass;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.fixes.HoistedLookup;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.List;
import java.util.Optional;

/**
 * Flags reflection that hot code repeats: the look-up of a class or member that the source names,
 * and calls that are recorded as a {@code Method} with its arguments and replayed. {@code
 * Class.getMethod} searches the class and its supertypes and copies what it finds ({@code
 * Class.getMethod0}, {@code ReflectionFactory.copyMethod}), so that no two calls return the same
 * object; {@code Class.forName} asks the class loader.
 *
 * <p>Not flagged: code that is not known to be hot; look-ups that are memoized, and the fallback of
 * one that has failed; classes and names that are both known only at run time.
 *
 * <p>The fix is UNSAFE: a look-up that fails then fails when the class is initialized. None is
 * offered unless the member exists wherever the code runs, as far as its sources and the API of the
 * oldest JDK tell.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "Reflection in a hot path repeats a look-up whose result never changes",
    severity = WARNING,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.REPEATED_WORK,
    severities = WARNING,
    fixes = {FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    byDefault = ByDefault.WITH_DECLARATION,
    measuredBy = {
      "cpu java.lang.Class#forName",
      "cpu java.lang.Class#getConstructor",
      "cpu java.lang.Class#getDeclaredConstructor",
      "cpu java.lang.Class#getDeclaredField",
      "cpu java.lang.Class#getDeclaredMethod",
      "cpu java.lang.Class#getField",
      "cpu java.lang.Class#getMethod",
      "alloc java.lang.Class#getDeclaredMethod",
      "alloc java.lang.Class#getMethod"
    })
public final class ReflectionInHotPath extends Rule {
  private static final String HOIST =
      "Look it up once, in a static final field, or call it without reflection if it is accessible.";

  private static final String IF_MISSING =
      " Unless the look-up succeeds at run time, too, the class fails to initialize with the fix: a"
          + " shrinker may have removed the member, or a type that its class mentions may be missing.";

  private static final Interest INTEREST =
      Interest.in(Kind.CALL, "invoke")
          .and(Interest.in(Kind.CALL, ApiFact.LOOKS_UP_MEMBER.methodNames()))
          .and(Interest.in(Kind.CALL, ApiFact.LOOKS_UP_CLASS.methodNames()));

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  @Override
  protected Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    String name = Expressions.simpleName(tree.getMethodSelect());
    if (name.equals("invoke")) {
      return matchInvoke(tree, state);
    }
    boolean member = ApiFact.LOOKS_UP_MEMBER.isMethodName(name);
    if (!member && !ApiFact.LOOKS_UP_CLASS.isMethodName(name)) {
      return Description.NO_MATCH;
    }
    MethodSymbol method = ASTHelpers.getSymbol(tree);
    ApiFact kind = member ? ApiFact.LOOKS_UP_MEMBER : ApiFact.LOOKS_UP_CLASS;
    if (!kind.holdsFor(method) || !isNamed(tree, state)) {
      return Description.NO_MATCH;
    }
    Heat heat = HeatModel.of(state);
    if (!heat.isConcurrent()
        || Memoization.covers(state.getPath(), state)
        || (!heat.isMeasured() && FallbackCall.is(state.getPath(), kind, state))) {
      return Description.NO_MATCH;
    }
    Finding.Builder finding = finding(tree, state).heat(heat).cost(cost(method, member));
    Optional<String> missing = member ? NamedMember.missing(tree, state) : Optional.empty();
    if (missing.isPresent()) {
      return finding
          .advice(
              "javac finds no "
                  + missing.get()
                  + ", so the call throws an exception each time"
                  + NamedMember.unlessElsewhere(tree, state)
                  + ". Test once, in a static initializer, whether the member exists.")
          .report();
    }
    Optional<Fix> fix = member ? HoistedLookup.of(state.getPath(), state) : Optional.empty();
    fix.ifPresent(it -> finding.fix(FixSafety.UNSAFE, it));
    return finding
        .advice(member ? adviceOnMember(tree, fix.isPresent(), state) : adviceOnClass(tree, state))
        .report();
  }

  private static String cost(MethodSymbol method, boolean member) {
    String call = method.enclClass().getSimpleName() + "." + method.name;
    return member
        ? call
            + (method.enclClass().name.contentEquals("Lookup")
                ? " links a new method handle on each call, which the JIT compiler cannot inline."
                : " searches the class and copies what it finds, on each call.")
        : call + " asks the class loader for the same class on each call.";
  }

  private static String adviceOnClass(MethodInvocationTree tree, VisitorState state) {
    if (OptionalClass.isTest(state.getPath(), state)) {
      return "Test once whether the class exists, and keep the answer in a static final boolean.";
    }
    return OptionalClass.isMissing(tree, state)
        ? "Look the class up once, in a static final field."
        : "Look the class up once, in a static final field, or use a class literal.";
  }

  private static String adviceOnMember(
      MethodInvocationTree tree, boolean isFixed, VisitorState state) {
    ExpressionTree receiver = ASTHelpers.getReceiver(tree);
    boolean varies =
        receiver != null
            && !KnownClass.isOne(receiver, state)
            && ASTHelpers.getSymbol(tree).enclClass().name.contentEquals("Class");
    if (varies) {
      return "Cache it by class in a ClassValue.";
    }
    return Expressions.spreadArguments(tree).stream().allMatch(ReflectionInHotPath::isKnown)
        ? HOIST + (isFixed ? IF_MISSING : HoistedLookup.obstacle(state.getPath(), state))
        : "Keep a lambda that makes the call, instead of a Method and its arguments, or look up all"
            + " variants once.";
  }

  /** Whether the source names the class or the member. */
  private static boolean isNamed(MethodInvocationTree tree, VisitorState state) {
    ExpressionTree receiver = ASTHelpers.getReceiver(tree);
    return KnownClass.literal(receiver, state) != null
        || tree.getArguments().stream()
            .anyMatch(it -> ASTHelpers.constValue(it, String.class) != null);
  }

  private static boolean isKnown(ExpressionTree argument) {
    return ASTHelpers.constValue(argument) != null
        || Expressions.classLiteral(argument) != null
        || (Symbols.of(argument) instanceof VarSymbol constant
            && constant.isStatic()
            && (constant.flags() & Flags.FINAL) != 0);
  }

  private Description matchInvoke(MethodInvocationTree tree, VisitorState state) {
    List<? extends ExpressionTree> arguments = tree.getArguments();
    if (arguments.size() != 2
        || !ASTHelpers.getSymbol(tree)
            .enclClass()
            .getQualifiedName()
            .contentEquals("java.lang.reflect.Method")
        || !(ASTHelpers.getType(arguments.get(1)) instanceof ArrayType)
        || !areOfOneRecording(ASTHelpers.getReceiver(tree), arguments.get(1))) {
      return Description.NO_MATCH;
    }
    Heat heat = HeatModel.of(state);
    if (!heat.isConcurrent()) {
      return Description.NO_MATCH;
    }
    return finding(tree, state)
        .heat(heat)
        .cost(
            "This replays a call that was recorded as a Method and its arguments: the arguments are"
                + " boxed in an array, checked and unpacked, and the JIT compiler cannot inline the"
                + " call.")
        .advice("Record a lambda that makes the call, for example a Consumer of the receiver.")
        .report();
  }

  /** Whether a method and an array of arguments are parts of one object. */
  private static boolean areOfOneRecording(ExpressionTree method, ExpressionTree arguments) {
    Symbol of = part(method);
    Symbol with = part(arguments);
    return of != null
        && with != null
        && of.owner == with.owner
        && (of instanceof VarSymbol
            || (Symbols.of(ASTHelpers.getReceiver(method)) instanceof VarSymbol recording
                && recording == Symbols.of(ASTHelpers.getReceiver(arguments))));
  }

  /** The instance field, or the accessor of a record, that an expression names; null for none. */
  private static Symbol part(ExpressionTree expression) {
    Symbol symbol = expression == null ? null : Symbols.of(expression);
    boolean isPart =
        symbol instanceof MethodSymbol accessor
            ? Expressions.isRecordAccessor(accessor)
            : symbol != null && Expressions.isField(symbol) && !ASTHelpers.isStatic(symbol);
    return isPart ? symbol : null;
  }
}
