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
import com.google.errorprone.bugpatterns.BugChecker.MethodTreeMatcher;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.HashCost;
import io.github.uncontended.analysis.UnitIndex;
import io.github.uncontended.analysis.WrittenAnnotations;
import io.github.uncontended.fixes.CachedHash;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.Fix;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.Traits;
import java.util.Optional;

/**
 * Flags {@code hashCode()} of an immutable class that does the same work on every call: the array
 * and the boxes of {@code Objects.hash}, a changed copy of a string, a walk over a collection or
 * over nested values. A hash table calls it on every lookup; measured, {@code Objects.hash} takes
 * 17 ns and a cached hash 0.4 ns.
 *
 * <p>Not flagged: records, enums and anonymous classes, which can hold no cache or exist once;
 * classes that may change or that others may extend; hashes of a few fields combined by hand, whose
 * values cost nothing to hash; JPA, cloneable and copy-with classes; what Lombok generates.
 *
 * <p>The fix is the racy single-check idiom of {@code java.lang.String.hashCode}: a plain {@code
 * int} written with a value computed from final fields alone needs no {@code volatile} (JLS 17.7),
 * if it is read once. A {@code private transient} field changes neither the serialized form nor the
 * default {@code serialVersionUID}.
 */
@AutoService(BugChecker.class)
@BugPattern(
    summary = "An immutable class computes the same hash code on every call",
    severity = SUGGESTION,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@Traits(
    severities = {SUGGESTION, WARNING},
    fixes = {FixSafety.SAFE, FixSafety.ADVICE},
    runtimes = "all")
public final class UncachedHashCode extends Rule implements MethodTreeMatcher {
  private static final ImmutableSet<String> PERSISTENT =
      ImmutableSet.of("Entity", "Embeddable", "MappedSuperclass");

  private static final ImmutableSet<String> HASHED =
      ImmutableSet.of("Map", "Set", "Cache", "Multimap", "Multiset");

  /** Maps and sets that order their keys, or tell them apart by identity. */
  private static final ImmutableSet<String> COMPARED =
      ImmutableSet.of("Tree", "Sorted", "Navigable", "SkipList", "Identity", "Enum");

  /** Annotations that see every field of the class, and what they do with one more. */
  private static final ImmutableSet<String> FIELD_READING =
      ImmutableSet.of(
          "Data",
          "Value",
          "Setter",
          "AllArgsConstructor",
          "With",
          "Wither",
          "Builder",
          "SuperBuilder",
          "FieldDefaults",
          "FieldNameConstants",
          "Immutable",
          "JsonAutoDetect",
          "JsonbVisibility",
          "XmlAccessorType");

  @Override
  public Description matchMethod(MethodTree tree, VisitorState state) {
    if (!tree.getName().contentEquals("hashCode")
        || !tree.getParameters().isEmpty()
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
        || !isFinal(type, owner, state)
        || !fieldsAreFinal(owner)
        || isCopied(owner, state)) {
      return Description.NO_MATCH;
    }
    Optional<HashCost> work = HashCost.of(tree, state);
    if (work.isEmpty()) {
      return Description.NO_MATCH;
    }
    ImmutableSet<String> annotations =
        WrittenAnnotations.of(state.getPath().getParentPath(), state);
    Heat heat = HeatModel.of(state);
    if (heat.isCold() || annotations.stream().anyMatch(PERSISTENT::contains)) {
      return Description.NO_MATCH;
    }
    boolean isKey = isKey(owner, state);
    if (work.get().isSmall() && !isKey && !heat.isRepeated()) {
      return Description.NO_MATCH;
    }
    Finding.Builder finding =
        finding(work.get().site(), state)
            .cost(
                "hashCode() "
                    + work.get().description()
                    + " on every call, though no field of "
                    + owner.name
                    + " changes"
                    + (isKey ? ", and the class is a key of a hash table in this file." : "."))
            .heat(heat)
            .severity(isKey || heat.isRepeated() ? WARNING : SUGGESTION);
    return describe(finding, tree, type, annotations, state);
  }

  private static Description describe(
      Finding.Builder finding,
      MethodTree tree,
      ClassTree type,
      ImmutableSet<String> annotations,
      VisitorState state) {
    Optional<String> reader =
        annotations.stream()
            .filter(FIELD_READING::contains)
            .findFirst()
            .or(() -> immutable(type, state));
    if (reader.isPresent()) {
      return finding
          .advice(
              "Compute it once, in the constructor or into a transient int; no field is added here,"
                  + " since @"
                  + reader.get()
                  + " sees every field.")
          .report();
    }
    if (isReadReflectively(type)) {
      return finding
          .advice(
              "Compute it once, in the constructor or into a transient int; no field is added here,"
                  + " since the class reads its fields by reflection.")
          .report();
    }
    if (isSeenUnfinished(type)) {
      return finding
          .advice(
              "Compute it once, as the constructor's last step; no field is filled on first use"
                  + " here, since the constructor lets others see the object before it is done.")
          .report();
    }
    Optional<Fix> fix = CachedHash.of(tree, type, lombokMarks(annotations), state);
    if (fix.isEmpty()) {
      return finding.advice("Keep it in a private transient int, read once a call.").report();
    }
    return finding
        .advice("Keep it in a private transient int that the first call fills.")
        .fix(FixSafety.SAFE, fix.get())
        .report();
  }

  /** An annotation of a supertype that holds for its subclasses too. */
  private static Optional<String> immutable(ClassTree type, VisitorState state) {
    for (Type supertype : state.getTypes().closure(ASTHelpers.getSymbol(type).type)) {
      if (supertype.tsym.getAnnotationMirrors().stream()
          .anyMatch(annotation -> annotation.type.tsym.name.contentEquals("Immutable"))) {
        return Optional.of("Immutable");
      }
    }
    return Optional.empty();
  }

  /**
   * Whether a constructor or initialiser hands the object on or hashes it: the hash of fields that
   * are not all set would stay.
   */
  private static boolean isSeenUnfinished(ClassTree type) {
    boolean[] found = {false};
    TreeScanner<Void, Void> scanner =
        new TreeScanner<>() {
          @Override
          public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
            return isThis(tree.getExpression()) && !tree.getIdentifier().contentEquals("hashCode")
                ? null
                : super.visitMemberSelect(tree, null);
          }

          @Override
          public Void visitIdentifier(IdentifierTree tree, Void unused) {
            found[0] |= isThis(tree) || tree.getName().contentEquals("hashCode");
            return null;
          }

          @Override
          public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
            // this(…) is a constructor that is scanned itself.
            return isThis(tree.getMethodSelect())
                ? scan(tree.getArguments(), null)
                : super.visitMethodInvocation(tree, null);
          }
        };
    for (Tree member : type.getMembers()) {
      if ((member instanceof MethodTree method && method.getName().contentEquals("<init>"))
          || (member instanceof BlockTree block && !block.isStatic())
          || (member instanceof VariableTree field && !ASTHelpers.getSymbol(field).isStatic())) {
        scanner.scan(member, null);
      }
    }
    return found[0];
  }

  private static boolean isThis(Tree tree) {
    return tree instanceof IdentifierTree name && name.getName().contentEquals("this");
  }

  /** What keeps Lombok from taking the new field for one of the class's values. */
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

  /** Whether nothing outside of the unit can extend the class, and nothing in it does. */
  private static boolean isFinal(ClassTree type, ClassSymbol owner, VisitorState state) {
    if ((owner.flags() & Flags.FINAL) != 0) {
      return true;
    }
    if ((owner.flags() & Flags.ABSTRACT) != 0
        || !(isHidden(owner) || constructorsArePrivate(type))) {
      return false;
    }
    UnitIndex index = UnitIndex.of(state);
    return index.subclasses(owner).isEmpty();
  }

  /** Whether the class is private or local, so that only its unit can name it. */
  private static boolean isHidden(ClassSymbol owner) {
    return (owner.flags() & Flags.PRIVATE) != 0 || owner.owner instanceof MethodSymbol;
  }

  private static boolean constructorsArePrivate(ClassTree type) {
    return type.getMembers().stream()
        .filter(member -> member instanceof MethodTree)
        .map(member -> ASTHelpers.getSymbol((MethodTree) member))
        .filter(MethodSymbol::isConstructor)
        .allMatch(constructor -> (constructor.flags() & Flags.PRIVATE) != 0);
  }

  private static boolean fieldsAreFinal(ClassSymbol owner) {
    for (Symbol member : owner.members().getSymbols()) {
      if (member instanceof VarSymbol field
          && !field.isStatic()
          && (field.flags() & Flags.FINAL) == 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether copies of an object are made that would take its cached hash along. */
  private static boolean isCopied(ClassSymbol owner, VisitorState state) {
    for (Type supertype : state.getTypes().closure(owner.type)) {
      if (supertype.tsym.flatName().contentEquals("java.lang.Cloneable")) {
        return true;
      }
    }
    for (Symbol member : owner.members().getSymbols()) {
      if (member instanceof MethodSymbol method
          && !method.isStatic()
          && isNamedCopy(method.name.toString())
          && state
              .getTypes()
              .isSameType(
                  state.getTypes().erasure(method.getReturnType()),
                  state.getTypes().erasure(owner.type))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isNamedCopy(String name) {
    return name.equals("copy")
        || name.equals("clone")
        || (name.startsWith("with") && name.length() > 4 && Character.isUpperCase(name.charAt(4)));
  }

  private static boolean isReadReflectively(ClassTree type) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void unused) {
        found[0] |= tree.getName().toString().startsWith("Reflection");
        return null;
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
        String name = tree.getIdentifier().toString();
        found[0] |= name.startsWith("reflection") || name.equals("getDeclaredFields");
        return super.visitMemberSelect(tree, null);
      }
    }.scan(type, null);
    return found[0];
  }

  /** Whether the unit names a map with such keys or a set of such elements. */
  private static boolean isKey(ClassSymbol owner, VisitorState state) {
    if (!UnitIndex.of(state).mentionsAlone(owner.name.toString())) {
      return false;
    }
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree tree, Void unused) {
        // A TreeMap behind a Map asks for no hash code.
        return tree.getInitializer() instanceof NewClassTree creation
                && !isHashed(ASTHelpers.getSymbol(creation.getIdentifier()))
            ? scan(tree.getInitializer(), null)
            : super.visitVariable(tree, null);
      }

      @Override
      public Void visitParameterizedType(ParameterizedTypeTree tree, Void unused) {
        Type type = ASTHelpers.getType(tree);
        if (type != null
            && !type.getTypeArguments().isEmpty()
            && owner.equals(type.getTypeArguments().head.tsym)
            && isHashed(type.tsym)) {
          found[0] = true;
        }
        return super.visitParameterizedType(tree, null);
      }
    }.scan(state.getPath().getCompilationUnit(), null);
    return found[0];
  }

  private static boolean isHashed(Symbol collection) {
    String type = collection.getQualifiedName().toString();
    return (type.startsWith("java.util.") || type.startsWith("com.google.common."))
        && HASHED.stream().anyMatch(type::endsWith)
        && COMPARED.stream().noneMatch(type::contains);
  }
}
