package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.caching.Memoization;
import io.github.uncontended.analysis.caching.Retention;
import io.github.uncontended.analysis.collections.ChangedTable;
import io.github.uncontended.analysis.collections.SystemPropertyWrites;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.EffectiveRuntime;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.analysis.values.TextUse;
import io.github.uncontended.fixes.FieldOfSetting;
import io.github.uncontended.fixes.ParsedSetting;
import io.github.uncontended.heat.Construction;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.heat.Operations.Reach;
import io.github.uncontended.heat.PassedTable;
import io.github.uncontended.heat.SharedTable;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.List;
import java.util.Optional;

/**
 * Flags settings that are read from {@code Properties}, a {@code Hashtable} or the system
 * properties on each call. On JDK 8 each read takes the lock of the table, and {@code Hashtable}
 * does on every JDK; since JDK 9 {@code Properties} reads a {@code ConcurrentHashMap}
 * (JDK-8029891), and what remains is to parse the same text again.
 *
 * <p>Not flagged: cold code; reads that fill a field, in a constructor or on a miss; tables in
 * local variables, and in parameters unless all callers in sight pass the table of a field; tables
 * that the compilation changes later; reads of unknown heat that lock nothing; unparsed texts.
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
    reach = Reach.OPERATIONS_ONLY,
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
  private static final String COST_OF_TABLE =
      " takes the lock of the table on each call: all threads that read it contend for it.";
  private static final String ADVICE_ON_TABLE =
      "Use a ConcurrentHashMap, whose get takes no lock, unless code locks the table or relies on"
          + " its order.";
  private static final String ADVICE_ON_CHANGES =
      "Keep the settings in a ConcurrentHashMap as well, which each change updates, and read that"
          + " one, whose get takes no lock.";

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
        || !(method.isStatic() || table != null)) {
      return Description.NO_MATCH;
    }
    Type type = table == null ? method.owner.type : ASTHelpers.getType(table);
    boolean locks = EffectiveRuntime.locks(method, type, state);
    boolean isConstant = ASTHelpers.constValue(tree.getArguments().get(0), String.class) != null;
    boolean isSetting = isConstant || method.isStatic() || isProperties(type);
    if (!isSetting && !SharedTable.isOf(type)) {
      return Description.NO_MATCH;
    }
    if (!locks
        && (!isConstant
            || (!ApiFact.PARSES_SETTING.holdsFor(method)
                && !TextUse.isProcessed(state.getPath(), state)))) {
      return Description.NO_MATCH;
    }
    boolean isRetained = method.isStatic() || isRetained(table);
    ImmutableList<ExpressionTree> passed =
        isRetained ? ImmutableList.of() : PassedTable.fields(table, state);
    if (!isRetained && (passed.isEmpty() || !isSetting)) {
      return Description.NO_MATCH;
    }
    Heat heat = HeatModel.of(state);
    if (heat.isCold()
        || (!isRetained && !heat.isConcurrent())
        || Memoization.covers(state.getPath(), state)
        || (!heat.isConcurrent()
            && (!locks
                || Retention.covers(state.getPath(), state)
                || Retention.fillsField(state.getPath())))
        || (!heat.isMeasured()
            && Retention.initializesField(state.getPath(), state)
            && !Construction.isHot(state.getPath(), heat, state))) {
      return Description.NO_MATCH;
    }
    ExpressionTree key = tree.getArguments().get(0);
    if (passed.stream().anyMatch(field -> ChangedTable.changes(field, key, state))) {
      return Description.NO_MATCH;
    }
    if (!isSetting || mayChange(key, method, table, state)) {
      return locks
              && table != null
              && SharedTable.isContended(table, heat, state)
              && SharedTable.values(table, state).noneMatch(it -> isReported(it, state))
          ? finding(tree, state)
              .heat(heat)
              .cost(type.tsym.name + "." + method.name + COST_OF_TABLE)
              .advice(isProperties(type) ? ADVICE_ON_CHANGES : ADVICE_ON_TABLE)
              .report()
          : Description.NO_MATCH;
    }
    Optional<ParsedSetting> parsed = ParsedSetting.of(state.getPath());
    Finding.Builder finding =
        finding(tree, state)
            .heat(heat)
            .cost(cost(method, type, locks))
            .advice(advice(tree, isRetained, parsed, locks, state));
    // Where the read takes no lock, the parse is what costs.
    if (isRetained && (locks || parsed.isPresent())) {
      FieldOfSetting.of(state.getPath(), state)
          .ifPresent(fix -> finding.fix(FixSafety.UNSAFE, fix));
    }
    return finding.report();
  }

  /** Whether the compilation changes the setting that a call reads, so that it is read again. */
  private static boolean mayChange(
      ExpressionTree key, MethodSymbol method, ExpressionTree table, VisitorState state) {
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

  private static String advice(
      MethodInvocationTree tree,
      boolean isRetained,
      Optional<ParsedSetting> parsed,
      boolean locks,
      VisitorState state) {
    List<? extends ExpressionTree> arguments = tree.getArguments();
    if (ASTHelpers.constValue(arguments.get(0), String.class) == null) {
      return ADVICE_ON_KEYS;
    }
    MethodSymbol method = ASTHelpers.getSymbol(tree);
    boolean hasDefault = arguments.size() > 1;
    // A default that varies is known at each call only.
    boolean varies = hasDefault && ASTHelpers.constValue(arguments.get(1)) == null;
    String once = varies ? "Read it once without its default, " : "Read it once, ";
    String where;
    if (method.isStatic()) {
      where = "into a static final field, unless it changes while the program runs";
    } else if (!isRetained || Construction.isAt(state.getPath(), state)) {
      where = "where the properties are set, and pass the value on, unless it changes later";
    } else {
      where =
          "into a final field at construction or when the properties are set, unless it changes"
              + " later";
    }
    return once
        + where
        + (varies ? "; use the default where it is null." : ".")
        + adviceOnText(method, parsed, locks, /* mayBeAbsent= */ !hasDefault);
  }

  /** What to do with the text, where that, too, is done on each call. */
  private static String adviceOnText(
      MethodSymbol method, Optional<ParsedSetting> parsed, boolean locks, boolean mayBeAbsent) {
    if (parsed.isEmpty()) {
      return locks || ApiFact.PARSES_SETTING.holdsFor(method)
          ? ""
          : " Keep what the code derives from the text, not the text itself.";
    }
    if (!parsed.get().mayThrow()) {
      return " Parse it there, too.";
    }
    return " Parse it there, too: a text that cannot be parsed"
        + (mayBeAbsent ? ", or a key that is absent," : "")
        + " then fails at "
        + (method.isStatic() ? "class initialization." : "construction.");
  }

  /** Whether a table is for settings: other tables of unknown keys are for values of all kinds. */
  private static boolean isProperties(Type table) {
    return KnownTypes.nameOf(table).equals("java.util.Properties");
  }

  /** Whether a table is a field's, or what a getter returns: not a parameter or local variable. */
  private static boolean isRetained(ExpressionTree table) {
    return (Expressions.isField(table) && !Expressions.isThis(table) && !Expressions.isSuper(table))
        || (ASTHelpers.stripParentheses(table) instanceof MethodInvocationTree getter
            && getter.getArguments().isEmpty());
  }
}
