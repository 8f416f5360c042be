package io.github.uncontended.runner.engine;

import com.google.common.collect.Sets;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Name;
import io.github.uncontended.edit.Edit;
import io.github.uncontended.report.Finding;
import io.github.uncontended.runner.engine.UnresolvedCode.Member;
import io.github.uncontended.runner.source.Source;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Decides which findings and fixes depend on {@link UnresolvedCode}, and removes them.
 *
 * <p>A finding depends on its member and, if it is about a field, on all accesses to the field. A
 * fix depends on the members that it edits, the members that these reach by calls and field
 * accesses, the overriding methods of these, and their supertypes.
 */
final class UnresolvedDependencies {
  private static final String REASON = "it depends on code that refers to unknown types";

  /** Bounds the members that a fix is followed through; a fix that reaches more is withheld. */
  private static final int MAX_MEMBERS = 2_000;

  private final UnresolvedCode unresolved;
  private final Types types;
  private final Map<Symbol, Member> declarations = new HashMap<>();
  private final Map<Symbol, List<Member>> initializers = new HashMap<>();
  private final Map<Name, List<MethodSymbol>> erroneousMethods = new HashMap<>();

  /** What the members that are left out refer to: symbols, and names, which may be unresolved. */
  private final Set<Symbol> erroneousReferences = new HashSet<>();

  private final IdentityHashMap<Source, Set<Name>> erroneousNames = new IdentityHashMap<>();

  UnresolvedDependencies(UnresolvedCode unresolved, Context context) {
    this.unresolved = unresolved;
    this.types = Types.instance(context);
    for (Member member : unresolved.members()) {
      if (member.tree() instanceof JCMethodDecl method) {
        declarations.put(method.sym, member);
      } else {
        initializers.computeIfAbsent(member.owner().sym, type -> new ArrayList<>()).add(member);
        if (member.tree() instanceof JCVariableDecl field) {
          declarations.put(field.sym, member);
        }
      }
    }
    for (Member member : unresolved.erroneous()) {
      References references = References.of(member.tree());
      erroneousReferences.addAll(references.symbols);
      erroneousNames
          .computeIfAbsent(member.source(), source -> new HashSet<>())
          .addAll(references.names);
      if (member.tree() instanceof JCMethodDecl method && method.sym != null) {
        erroneousMethods.computeIfAbsent(method.name, name -> new ArrayList<>()).add(method.sym);
      }
    }
  }

  /** Returns a finding as far as it does not depend on unresolved code. */
  Optional<ReportedFinding> without(ReportedFinding reported, Finding finding) {
    Source source = reported.source();
    Optional<Member> member = unresolved.at(source, finding.start());
    if (member.isPresent() && isExcluded(member.get())) {
      return Optional.empty();
    }
    if (finding.fix().isEmpty()) {
      return Optional.of(reported);
    }
    Set<Member> touched = Sets.newIdentityHashSet();
    member.ifPresent(touched::add);
    for (Edit edit : finding.fix().get().edits()) {
      unresolved.at(source, edit.start()).ifPresent(touched::add);
      unresolved.at(source, edit.end()).ifPresent(touched::add);
    }
    return Optional.of(reachesUnresolved(touched) ? reported.withoutFix(REASON) : reported);
  }

  private boolean isExcluded(Member member) {
    return unresolved.isErroneous(member)
        || (member.tree() instanceof JCVariableDecl field && isAccessedByErroneous(field.sym));
  }

  private boolean reachesUnresolved(Set<Member> from) {
    Set<Member> seen = Sets.newIdentityHashSet();
    Deque<Member> open = new ArrayDeque<>(from);
    while (!open.isEmpty()) {
      Member member = open.remove();
      if (!seen.add(member)) {
        continue;
      }
      if (seen.size() > MAX_MEMBERS
          || isExcluded(member)
          || hasErroneousSupertype(member.owner().sym)) {
        return true;
      }
      for (Symbol symbol : References.of(member.tree()).symbols) {
        if (symbol instanceof MethodSymbol method) {
          if (isOverriddenByErroneous(method)) {
            return true;
          }
          if (method.isConstructor()) {
            open.addAll(initializers.getOrDefault(method.owner, List.of()));
          }
        } else if (symbol instanceof ClassSymbol type && hasErroneousSupertype(type)) {
          return true;
        }
        Member declaration = declarations.get(symbol);
        if (declaration != null) {
          open.add(declaration);
        }
      }
    }
    return false;
  }

  /** Whether a member that is left out may read or write a field. */
  private boolean isAccessedByErroneous(VarSymbol field) {
    if (erroneousReferences.contains(field)) {
      return true;
    }
    Member declaration = declarations.get(field);
    return declaration != null
        && erroneousNames.getOrDefault(declaration.source(), Set.of()).contains(field.name);
  }

  private boolean isOverriddenByErroneous(MethodSymbol method) {
    return erroneousMethods.getOrDefault(method.name, List.of()).stream()
        .map(it -> (ClassSymbol) it.owner)
        .anyMatch(type -> type.isSubClass(method.owner, types) || hasErroneousSupertype(type));
  }

  private boolean hasErroneousSupertype(ClassSymbol type) {
    if (unresolved.isErroneous(type)) {
      return true;
    }
    for (Type supertype : types.directSupertypes(type.type)) {
      if (supertype.tsym instanceof ClassSymbol above && hasErroneousSupertype(above)) {
        return true;
      }
    }
    return false;
  }

  /** The symbols and names that a tree refers to. */
  private static final class References extends TreeScanner<Void, Void> {
    private final Set<Symbol> symbols = new HashSet<>();
    private final Set<Name> names = new HashSet<>();

    static References of(JCTree tree) {
      References references = new References();
      references.scan(tree, null);
      return references;
    }

    @Override
    public Void scan(Tree tree, Void unused) {
      if (tree instanceof JCTree node) {
        Symbol symbol =
            node instanceof JCNewClass creation ? creation.constructor : TreeInfo.symbol(node);
        if (symbol != null) {
          symbols.add(symbol);
        }
        Name name = TreeInfo.name(node);
        if (name != null) {
          names.add(name);
        }
      }
      return super.scan(tree, null);
    }
  }
}
