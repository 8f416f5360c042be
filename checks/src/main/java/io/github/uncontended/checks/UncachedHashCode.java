package io.github.uncontended.checks;

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
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.hashing.CopiedState;
import io.github.uncontended.analysis.hashing.EarlyHash;
import io.github.uncontended.analysis.hashing.FieldReaders;
import io.github.uncontended.analysis.hashing.HashCost;
import io.github.uncontended.analysis.hashing.HashKeys;
import io.github.uncontended.analysis.hashing.HashSubclasses;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.WrittenAnnotations;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.fixes.CachedHash;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Flags {@code hashCode()} of an immutable class that repeats its work on every call: the array and
 * the boxes of {@code Objects.hash}, a modified copy of a string, an iteration over a collection or
 * nested values. A hash table calls it on every lookup; {@code Objects.hash} takes 17 ns and a
 * cached hash code 0.4 ns.
 *
 * <p>Flagged where the compilation hashes objects of the class, and where it does not use the class
 * at all. Not flagged: classes whose objects are never hashed, or are created for one lookup each;
 * records, enums and anonymous classes, which cannot hold a cache or are instantiated once; mutable
 * classes, and classes that other code may extend; a few fields combined by hand, whose values cost
 * nothing to hash; JPA entities, cloneable classes and classes with {@code with…} methods; code
 * that Lombok generates.
 *
 * <p>The fix is the racy single-check idiom of {@code java.lang.String.hashCode}: a plain {@code
 * int} whose value is computed from final fields alone needs no {@code volatile} (JLS 17.7), if
 * each call reads it once. A {@code private transient} field changes neither the serialized form
 * nor the default {@code serialVersionUID}.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "An immutable class computes the same hash code on every call",
    severity = SUGGESTION,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.REPEATED_WORK,
    severities = {SUGGESTION, WARNING},
    fixes = {FixSafety.SAFE, FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    isBrief = true,
    byDefault = ByDefault.WITH_EVIDENCE,
    measuredBy = {"cpu in *#hashCode", "alloc in *#hashCode"})
public final class UncachedHashCode extends Rule {
  private static final String COMPUTE_ONCE =
      "Compute the hash code once, in the constructor or in a transient int field.";

  private static final Interest INTEREST = Interest.in(Interest.Kind.METHOD, "hashCode");

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  @Override
  protected Description matchMethod(MethodTree tree, VisitorState state) {
    if (!tree.getParameters().isEmpty()
        || tree.getBody() == null
        || !(state.getPath().getParentPath().getLeaf() instanceof ClassTree type)
        || type.getKind() != Kind.CLASS) {
      return Description.NO_MATCH;
    }
    MethodSymbol method = ASTHelpers.getSymbol(tree);
    ClassSymbol owner = ASTHelpers.getSymbol(type);
    if (method.isStatic()
        || !method.getReturnType().hasTag(TypeTag.INT)
        || owner.isAnonymous()
        || !fieldsAreFinal(owner)
        || CopiedState.isCopied(owner, state)
        || !HashSubclasses.keepHash(tree, owner, state)) {
      return Description.NO_MATCH;
    }
    Optional<HashCost> work = HashCost.of(tree, state);
    if (work.isEmpty()) {
      return Description.NO_MATCH;
    }
    Heat heat = HeatModel.of(state);
    // Before all units are searched for maps.
    if (isWithheld(heat, state)) {
      return Description.NO_MATCH;
    }
    ImmutableSet<String> annotations =
        WrittenAnnotations.of(state.getPath().getParentPath(), state);
    HashKeys.Use use = HashKeys.use(owner, state);
    if (use == HashKeys.Use.NEVER
        || use == HashKeys.Use.HASHED_ONCE
        || (HashSubclasses.mayBeElsewhere(owner, state)
            && (use == HashKeys.Use.UNKNOWN || !isKnownKey(heat, owner, state)))) {
      return Description.NO_MATCH;
    }
    if (heat.isCold() || annotations.stream().anyMatch(ApiFact.PERSISTENT::isSimpleName)) {
      return Description.NO_MATCH;
    }
    if (work.get().isSmall() && use == HashKeys.Use.UNKNOWN && !heat.isConcurrent()) {
      return Description.NO_MATCH;
    }
    Finding.Builder finding =
        finding(work.get().site(), state)
            .cost(
                "hashCode() "
                    + work.get().description()
                    + " on every call, although the fields of "
                    + owner.name
                    + " never change.")
            .heat(heat);
    return describe(finding, work.get().assumptions(), tree, type, annotations, state);
  }

  /**
   * Whether threads are known to hash, a table keeps the keys, or too few files are seen to tell.
   */
  private static boolean isKnownKey(Heat heat, ClassSymbol owner, VisitorState state) {
    return heat.isConcurrent()
        || !HeatModel.showsCallers(owner, state)
        || HashSubclasses.areInSight(owner, state)
        || HashKeys.areInField(owner, state);
  }

  private static Description describe(
      Finding.Builder finding,
      ImmutableSet<String> unproven,
      MethodTree tree,
      ClassTree type,
      ImmutableSet<String> annotations,
      VisitorState state) {
    Optional<String> reader = FieldReaders.annotation(annotations, type, state);
    if (reader.isPresent()) {
      return finding
          .advice(COMPUTE_ONCE + " No fix is offered: @" + reader.get() + " processes every field.")
          .report();
    }
    if (FieldReaders.isReflective(type)) {
      return finding
          .advice(COMPUTE_ONCE + " No fix is offered: the class reads its fields by reflection.")
          .report();
    }
    EarlyHash early = EarlyHash.of(type, state);
    if (early == EarlyHash.LIKELY) {
      return finding
          .advice(
              "Compute the hash code once, at the end of the constructor. No fix is offered: 'this'"
                  + " escapes from the constructor, so an early hash code would be cached.")
          .report();
    }
    Optional<Fix> fix = CachedHash.of(tree, type, lombokMarks(annotations), state);
    if (fix.isEmpty()) {
      return finding
          .advice(
              "Cache the hash code in a private transient int field that each call reads once. No"
                  + " fix is offered: "
                  + CachedHash.obstacle(tree, state)
                  + ".")
          .report();
    }
    List<String> assumptions = new ArrayList<>(unproven);
    if (early == EarlyHash.POSSIBLE) {
      assumptions.add("no code that the constructor runs hashes the object");
    }
    return finding
        .advice(
            "Cache the hash code in a private transient int field on the first call"
                + (tree.getModifiers().getFlags().contains(Modifier.SYNCHRONIZED)
                    ? ", and remove 'synchronized', which then guards nothing"
                        + (assumptions.isEmpty() ? "" : ",")
                    : "")
                + (assumptions.isEmpty() ? "." : " if " + String.join(", and ", assumptions) + "."))
        .fix(assumptions.isEmpty() ? FixSafety.SAFE : FixSafety.UNSAFE, fix.get())
        .report();
  }

  /** Annotations that exclude the new field from the code that Lombok generates. */
  private static ImmutableList<String> lombokMarks(ImmutableSet<String> annotations) {
    ImmutableList.Builder<String> marks = ImmutableList.builder();
    if (annotations.contains("Getter")) {
      marks.add("@lombok.Getter(lombok.AccessLevel.NONE)");
    }
    if (annotations.contains("ToString")) {
      marks.add("@lombok.ToString.Exclude");
    }
    return marks.build();
  }

  /** Whether all instance fields are final, also those of superclasses. */
  private static boolean fieldsAreFinal(ClassSymbol owner) {
    for (Symbol type = owner;
        type instanceof ClassSymbol symbol;
        type = symbol.getSuperclass().tsym) {
      for (Symbol member : symbol.members().getSymbols()) {
        if (member instanceof VarSymbol field
            && !field.isStatic()
            && (field.flags() & Flags.FINAL) == 0) {
          return false;
        }
      }
    }
    return true;
  }
}
