package io.github.uncontended.runner.engine;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import io.github.uncontended.runner.engine.CompileErrors.Problem;
import io.github.uncontended.runner.source.Cause;
import io.github.uncontended.runner.source.Source;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The members of a compilation in which javac reported an error, or whose code has a type or a
 * symbol that javac could not resolve. The rules do not analyse them.
 *
 * <p>javac attributes all classes despite errors, and also analyses their data flow ({@code
 * should-stop.ifError=FLOW}), so that the other members are complete.
 */
final class UnresolvedCode {
  static final String INDIRECT = "refers to code that does not compile";

  /**
   * A method, field or initializer, or a class that javac could not enter.
   *
   * @param start the offset of its first character
   * @param end the offset after its last character
   * @param name the names of the enclosing classes and of the member, for display
   */
  record Member(Source source, JCTree tree, int start, int end, String name, JCClassDecl owner) {
    boolean contains(long position) {
      return start <= position && position <= end;
    }
  }

  private final SourcePositions positions;
  private final List<OmittedMember> omitted = new ArrayList<>();
  private final IdentityHashMap<Tree, Member> members = new IdentityHashMap<>();
  private final IdentityHashMap<Source, List<Member>> bySource = new IdentityHashMap<>();
  private final Set<Member> erroneous = Sets.newIdentityHashSet();
  private final Set<Symbol> erroneousTypes = new HashSet<>();

  private int classes;

  private UnresolvedCode(SourcePositions positions) {
    this.positions = positions;
  }

  /** Finds the members that cannot be analysed; looks at no code if there is no error. */
  static UnresolvedCode of(Compilation compilation, RemainingSources sources) {
    UnresolvedCode result = new UnresolvedCode(compilation.positions());
    boolean clean = compilation.errors().fileCount() == 0;
    for (CompilationUnitTree unit : compilation.units()) {
      Source source = sources.find(unit).orElseThrow();
      for (Tree type : unit.getTypeDecls()) {
        if (type instanceof JCClassDecl declaration) {
          result.collect(declaration, "", source, unit);
        }
      }
      if (sources.isWithoutBodies(unit)) {
        // Nobody knows what its methods do.
        result.erroneous.addAll(result.bySource.getOrDefault(source, List.of()));
      } else if (!clean) {
        result.examine(unit, source, compilation.errors().in(source));
      }
    }
    return result;
  }

  /** The members that are left out. */
  ImmutableList<OmittedMember> omitted() {
    return ImmutableList.copyOf(omitted);
  }

  /** The number of all members and class declarations. */
  int count() {
    return members.size() + classes;
  }

  /** Whether the compilation has no errors, so that no member is left out. */
  boolean isEmpty() {
    return erroneous.isEmpty() && erroneousTypes.isEmpty();
  }

  /** Whether a tree is a member that is left out. */
  boolean excludes(Tree tree) {
    Member member = members.get(tree);
    return member != null && erroneous.contains(member);
  }

  /** The member of a class that a tree is; empty for other trees. */
  Optional<Member> member(Tree tree) {
    return Optional.ofNullable(members.get(tree));
  }

  /** The innermost member that contains a position; empty outside of members. */
  Optional<Member> at(Source source, int position) {
    Member innermost = null;
    for (Member member : bySource.getOrDefault(source, List.of())) {
      if (member.contains(position)
          && (innermost == null
              || member.end() - member.start() < innermost.end() - innermost.start())) {
        innermost = member;
      }
    }
    return Optional.ofNullable(innermost);
  }

  /** All members. */
  Collection<Member> members() {
    return members.values();
  }

  /** The members that are left out. */
  Set<Member> erroneous() {
    return erroneous;
  }

  boolean isErroneous(Member member) {
    return erroneous.contains(member);
  }

  /** Whether a supertype of a class, or its header in another way, cannot be resolved. */
  boolean isErroneous(ClassSymbol type) {
    return erroneousTypes.contains(type);
  }

  /** Leaves out a member that an analysis crashes on. */
  void omit(Member member, int line, String reason, Cause cause) {
    if (erroneous.add(member)) {
      omitted.add(new OmittedMember(member.source().path(), line, member.name(), reason, cause));
    }
  }

  private void collect(JCClassDecl type, String outer, Source source, CompilationUnitTree unit) {
    classes++;
    String name = outer + type.getSimpleName();
    if (type.sym == null) {
      // A duplicate or a class without a name: there are no symbols to analyse.
      add(type, name, type, source, unit);
      return;
    }
    for (JCTree member : type.defs) {
      if (member instanceof JCClassDecl nested) {
        collect(nested, name + ".", source, unit);
      } else if (!isGenerated(member)) {
        add(member, name + nameOf(member, type), type, source, unit);
      }
    }
  }

  private void add(
      JCTree tree, String name, JCClassDecl owner, Source source, CompilationUnitTree unit) {
    int start = (int) positions.getStartPosition(unit, tree);
    int end = (int) positions.getEndPosition(unit, tree);
    Member member = new Member(source, tree, start, Math.max(start, end), name, owner);
    members.put(tree, member);
    bySource.computeIfAbsent(source, key -> new ArrayList<>()).add(member);
  }

  private static boolean isGenerated(JCTree member) {
    return member instanceof JCMethodDecl method
        && (method.mods.flags & (Flags.GENERATEDCONSTR | Flags.GENERATED_MEMBER)) != 0;
  }

  private static String nameOf(JCTree member, JCClassDecl type) {
    if (member instanceof JCMethodDecl method) {
      return TreeInfo.isConstructor(method) ? "." + type.getSimpleName() : "." + method.getName();
    }
    return member instanceof JCVariableDecl field ? "." + field.getName() : "";
  }

  private void examine(CompilationUnitTree unit, Source source, List<Problem> problems) {
    Map<String, Problem> imports = new HashMap<>();
    for (ImportTree declared : unit.getImports()) {
      if (!(declared.getQualifiedIdentifier() instanceof JCFieldAccess imported)) {
        continue;
      }
      long start = positions.getStartPosition(unit, declared);
      long end = positions.getEndPosition(unit, declared);
      problems.stream()
          .filter(it -> start <= it.position() && it.position() <= end)
          .findFirst()
          .ifPresent(it -> imports.putIfAbsent(imported.name.toString(), explained(it, imported)));
    }
    for (Member member : bySource.getOrDefault(source, List.of())) {
      Optional<Problem> inside =
          problems.stream()
              .filter(it -> member.contains(it.position()))
              .filter(it -> at(source, (int) it.position()).filter(member::equals).isPresent())
              .findFirst();
      if (inside.isPresent() || isUnresolved(member.tree())) {
        Problem cause = cause(inside, imports, line(unit, member.start()));
        omit(member, cause.line(), cause.reason(), cause.cause());
      }
    }
    for (Tree type : unit.getTypeDecls()) {
      examineHeaders(type, "", source, unit, problems, imports);
    }
  }

  /** The problem of an import in terms of its package, which is often missing in many files. */
  private static Problem explained(Problem problem, JCFieldAccess imported) {
    if (problem.cause() != Cause.CLASS_PATH || problem.name().isEmpty()) {
      return problem;
    }
    String reason = "types of package " + TreeInfo.fullName(imported.selected) + " missing";
    return new Problem(problem.position(), problem.line(), reason, problem.name(), problem.cause());
  }

  /** An import of an unknown type explains the errors where the type is used. */
  private static Problem cause(Optional<Problem> inside, Map<String, Problem> imports, int line) {
    Problem own = inside.orElse(new Problem(-1, line, INDIRECT, "", Cause.OTHER));
    Problem shown = imports.getOrDefault(own.name(), own);
    return new Problem(own.position(), own.line(), shown.reason(), own.name(), shown.cause());
  }

  private static int line(CompilationUnitTree unit, long position) {
    return (int) unit.getLineMap().getLineNumber(position);
  }

  private void examineHeaders(
      Tree tree,
      String outer,
      Source source,
      CompilationUnitTree unit,
      List<Problem> problems,
      Map<String, Problem> imports) {
    if (!(tree instanceof JCClassDecl type) || type.sym == null) {
      return;
    }
    String name = outer + type.getSimpleName();
    boolean unresolved =
        isNodeUnresolved(type)
            || type.typarams.stream().anyMatch(UnresolvedCode::isUnresolved)
            || (type.extending != null && isUnresolved(type.extending))
            || type.implementing.stream().anyMatch(UnresolvedCode::isUnresolved);
    if (unresolved) {
      erroneousTypes.add(type.sym);
      long start = positions.getStartPosition(unit, type);
      long end = positions.getEndPosition(unit, type);
      Optional<Problem> inside =
          problems.stream()
              .filter(it -> start <= it.position() && it.position() <= end)
              .filter(it -> at(source, (int) it.position()).isEmpty())
              .findFirst();
      Problem cause = cause(inside, imports, line(unit, start));
      omitted.add(
          new OmittedMember(
              source.path(),
              cause.line(),
              "the supertypes of " + name,
              cause.reason(),
              cause.cause()));
    }
    for (JCTree member : type.defs) {
      examineHeaders(member, name + ".", source, unit, problems, imports);
    }
  }

  /** Whether a type or a symbol in a tree could not be resolved. */
  private static boolean isUnresolved(JCTree root) {
    return Boolean.TRUE.equals(
        new TreeScanner<Boolean, Void>() {
          @Override
          public Boolean scan(Tree tree, Void unused) {
            return (tree instanceof JCTree node && isNodeUnresolved(node))
                || Boolean.TRUE.equals(super.scan(tree, null));
          }

          @Override
          public Boolean reduce(Boolean left, Boolean right) {
            return Boolean.TRUE.equals(left) || Boolean.TRUE.equals(right);
          }
        }.scan(root, null));
  }

  private static boolean isNodeUnresolved(JCTree node) {
    try {
      return isUnresolved(node.type) || isUnresolved(TreeInfo.symbolFor(node));
    } catch (CompletionFailure e) {
      // javac needed only the name of the type; its class file is missing.
      return true;
    }
  }

  private static boolean isUnresolved(Type type) {
    // By its name: JDK 25 has no such tag.
    return type != null && (type.isErroneous() || type.getTag().name().equals("UNKNOWN"));
  }

  private static boolean isUnresolved(Symbol symbol) {
    return symbol != null && (symbol.kind == Kind.ERR || isUnresolved(symbol.type));
  }
}
