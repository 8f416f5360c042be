package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.caching.Memoization;
import io.github.uncontended.analysis.caching.Retention;
import io.github.uncontended.analysis.collections.ChangedTable;
import io.github.uncontended.analysis.collections.SystemPropertyWrites;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.EffectiveRuntime;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.fixes.FieldOfSetting;
import io.github.uncontended.fixes.ParsedSetting;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.Optional;

/**
 * Flags settings that are read from {@code Properties}, a {@code Hashtable} or the system
 * properties on each call. On JDK 8 each read takes the lock of the table, and {@code Hashtable}
 * does on every JDK; since JDK 9 {@code Properties} reads a {@code ConcurrentHashMap}
 * (JDK-8029891), and what remains is to parse the same text again.
 *
 * <p>Not flagged: cold code; reads that fill a field, in a constructor or on a miss; tables that
 * are parameters or local variables, or that other code of the compilation changes later; unless
 * they lock, reads of unknown heat, and texts that are not parsed.
 *
 * <p>The fix is UNSAFE: a later change of the properties is no longer seen.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "A setting is read from Properties on each call",
    severity = WARNING,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.REPEATED_WORK,
    severities = {SUGGESTION, WARNING},
    fixes = {FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    byDefault = ByDefault.WITH_DECLARATION,
    measuredBy = {
      "monitor java.util.Hashtable#get",
      "monitor java.util.Properties#get",
      "monitor java.util.Properties#getProperty",
      "monitor java.lang.System#getProperty",
      "cpu java.util.Properties#getProperty",
      "cpu java.lang.System#getProperty"
    })
public final class PropertiesReadInHotPath extends Rule {
  private static final String ADVICE_ON_KEYS =
      "Copy the settings into an immutable map when they are loaded, unless they change later, and"
          + " read that one, which takes no lock.";

  private static final Interest INTEREST =
      Interest.in(Kind.CALL, ApiFact.READS_SETTING.methodNames());

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  @Override
  protected Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    MethodSymbol method = ASTHelpers.getSymbol(tree);
    ExpressionTree table = ASTHelpers.getReceiver(tree);
    if (tree.getArguments().isEmpty()
        || !ApiFact.READS_SETTING.holdsFor(method)
        || !(method.isStatic() || isRetained(table))) {
      return Description.NO_MATCH;
    }
    Type type = table == null ? method.owner.type : ASTHelpers.getType(table);
    boolean locks = EffectiveRuntime.locks(method, type, state);
    boolean isConstant = ASTHelpers.constValue(tree.getArguments().get(0), String.class) != null;
    if (!isConstant && !(locks && (method.isStatic() || isProperties(type)))) {
      return Description.NO_MATCH;
    }
    if (!locks && !ApiFact.PARSES_SETTING.holdsFor(method) && !isProcessed(state)) {
      return Description.NO_MATCH;
    }
    Heat heat = HeatModel.of(state);
    if (heat.isCold()
        || Memoization.covers(state.getPath(), state)
        || (!heat.isConcurrent() && (!locks || isSetUp(state)))
        || (!heat.isMeasured() && Retention.initializesField(state.getPath(), state))
        || mayChange(tree, method, table, state)) {
      return Description.NO_MATCH;
    }
    Finding.Builder finding =
        finding(tree, state)
            .heat(heat)
            .cost(cost(method, type, locks))
            .advice(isConstant ? advice(method) : ADVICE_ON_KEYS);
    Optional<Fix> fix = FieldOfSetting.of(state.getPath(), state);
    if (fix.isPresent()) {
      finding
          .advice(
              advice(method)
                  + ParsedSetting.of(state.getPath())
                      .map(parsed -> adviceOnParse(parsed, tree.getArguments().size() > 1))
                      .orElse(""))
          .fix(FixSafety.UNSAFE, fix.get());
    }
    return finding.report();
  }

  /** Whether the compilation changes the setting that a call reads, so that it is read again. */
  private static boolean mayChange(
      MethodInvocationTree tree, MethodSymbol method, ExpressionTree table, VisitorState state) {
    ExpressionTree key = tree.getArguments().get(0);
    return method.isStatic()
        ? SystemPropertyWrites.change(ASTHelpers.constValue(key, String.class), state)
        : ChangedTable.changes(table, key, state);
  }

  private static String cost(MethodSymbol method, Type type, boolean locks) {
    String call =
        (method.isStatic() ? method.owner.name : type.tsym.name) + "." + method.name + " reads";
    return locks
        ? call
            + " a Hashtable under its lock on each call: all threads that read a setting contend for"
            + " it."
        : call + " a setting on each call, and the code parses or processes the same text again.";
  }

  private static String advice(MethodSymbol method) {
    return method.isStatic()
        ? "Read it once, into a static final field, unless it changes while the program runs."
        : "Read it once, into a final field at construction or when the properties are set, unless it"
            + " changes later.";
  }

  private static String adviceOnParse(ParsedSetting parsed, boolean hasDefault) {
    if (!parsed.mayThrow()) {
      return " Parse it there, too.";
    }
    return " Parse it there, too: a text that cannot be parsed"
        + (hasDefault ? "" : ", or a key that is absent,")
        + " then fails at construction.";
  }

  /** Whether a table is for settings: other tables of unknown keys are for values of all kinds. */
  private static boolean isProperties(Type table) {
    return KnownTypes.nameOf(table).equals("java.util.Properties");
  }

  /** Whether a table is a field's, or what a getter returns: not a parameter or local variable. */
  private static boolean isRetained(ExpressionTree table) {
    if (table == null) {
      return false;
    }
    return (Expressions.isField(table) && !Expressions.isThis(table) && !Expressions.isSuper(table))
        || (ASTHelpers.stripParentheses(table) instanceof MethodInvocationTree getter
            && getter.getArguments().isEmpty());
  }

  private static boolean isSetUp(VisitorState state) {
    return Retention.covers(state.getPath(), state) || Retention.fillsField(state.getPath());
  }

  /** Whether the text is passed to a method, or one is called on it. */
  private static boolean isProcessed(VisitorState state) {
    TreePath at = Places.withCasts(state.getPath());
    return isProcessed(at, state)
        || (at.getParentPath().getLeaf() instanceof VariableTree variable
            && UnitIndex.of(state).uses(ASTHelpers.getSymbol(variable)).stream()
                .anyMatch(use -> isProcessed(Places.withCasts(use), state)));
  }

  private static boolean isProcessed(TreePath value, VisitorState state) {
    Tree parent = value.getParentPath().getLeaf();
    return (parent instanceof MemberSelectTree
            && !(Symbols.of(parent) instanceof MethodSymbol method
                && ApiFact.CHEAP.holdsFor(method)))
        || (parent instanceof NewClassTree creation
            && ApiFact.EXTENSIBLE_VALUE.holdsForType(
                KnownTypes.nameOf(ASTHelpers.getType(creation))))
        || (parent instanceof MethodInvocationTree call
            && (isForText(call, value.getLeaf(), state) || isMapped(value.getParentPath())));
  }

  /** Whether a call wraps the text in an {@code Optional} that is mapped. */
  private static boolean isMapped(TreePath wrapping) {
    return KnownTypes.nameOf(ASTHelpers.getType(wrapping.getLeaf())).equals("java.util.Optional")
        && wrapping.getParentPath().getLeaf() instanceof MemberSelectTree select
        && (select.getIdentifier().contentEquals("map")
            || select.getIdentifier().contentEquals("flatMap"));
  }

  /**
   * Whether a static method takes an argument as text: what takes any object, and an object that is
   * given the text, only pass it on.
   */
  private static boolean isForText(MethodInvocationTree call, Tree argument, VisitorState state) {
    int index = call.getArguments().indexOf(argument);
    if (index < 0
        || !(Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method)
        || method.isVarArgs()) {
      return index >= 0;
    }
    Type taken = method.params().get(index).type;
    return method.isStatic()
        && !taken.hasTag(TypeTag.TYPEVAR)
        && !ASTHelpers.isSameType(taken, state.getSymtab().objectType, state);
  }
}
