package io.github.uncontended.heat;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A part of a class that runs as a whole.
 *
 * @param type the class
 * @param method the method or constructor; null for the other kinds
 * @param kind what the member is
 */
record Member(ClassSymbol type, MethodSymbol method, Kind kind) {
  /** What a member is. */
  enum Kind {
    /** A method or constructor. */
    METHOD,
    /** An instance initializer, or the initializer of an instance field. */
    INSTANCE_INITIALIZER,
    /** A static initializer, or the initializer of a static field. */
    STATIC_INITIALIZER,
    /** The class itself: its header, annotations. */
    TYPE
  }

  /** The member that a tree declares; empty where javac gave it no symbol. */
  static Optional<Member> of(MethodTree tree) {
    MethodSymbol symbol = ASTHelpers.getSymbol(tree);
    return Optional.ofNullable(symbol).map(s -> new Member(s.enclClass(), s, Kind.METHOD));
  }

  /** The methods and constructors that a class declares. */
  static ImmutableList<Member> methodsOf(ClassSymbol type) {
    ImmutableList.Builder<Member> methods = ImmutableList.builder();
    for (Symbol each : type.members().getSymbols()) {
      if (each instanceof MethodSymbol method) {
        methods.add(new Member(type, method, Kind.METHOD));
      }
    }
    return methods.build();
  }

  /** The constructors that a class declares. */
  static ImmutableList<Member> constructorsOf(ClassSymbol type) {
    return methodsOf(type).stream().filter(Member::isConstructor).collect(toImmutableList());
  }

  /** What runs with the construction of each object of a class. */
  static Member construction(ClassSymbol type) {
    return new Member(type, null, Kind.INSTANCE_INITIALIZER);
  }

  /** Whether it runs where an object of its class is constructed. */
  boolean constructs() {
    return isConstructor() || kind == Kind.INSTANCE_INITIALIZER;
  }

  boolean isConstructor() {
    return method != null && method.isConstructor();
  }

  /** Whether this is a method and no constructor. */
  boolean isMethodProper() {
    return method != null && !method.isConstructor();
  }

  boolean isPrivate() {
    return method != null && method.isPrivate();
  }

  /** The name as the JVM has it. */
  String name() {
    return switch (kind) {
      case METHOD -> method.getSimpleName().toString();
      case INSTANCE_INITIALIZER -> "<init>";
      case STATIC_INITIALIZER -> "<clinit>";
      case TYPE -> "";
    };
  }

  /** Whether the code of a method, where the compilation has it, has a part of some kind. */
  boolean hasPart(Predicate<Tree> kind, VisitorState state) {
    return CompilationIndex.of(state)
        .declaration(method)
        .filter(declaration -> Expressions.contains(declaration.getLeaf(), kind))
        .isPresent();
  }
}
