package io.github.uncontended.fixes;

import static java.util.Comparator.comparingInt;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.google.errorprone.util.ErrorProneToken;
import com.google.errorprone.util.ErrorProneTokens;
import com.google.errorprone.util.FindIdentifiers;
import com.sun.source.tree.ArrayTypeTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.KindSelector;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Lines;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/** Edits that remove a lock, or make a field volatile. */
final class SectionEdits {
  private SectionEdits() {}

  /**
   * Removes the {@code synchronized} of a method, or unwraps a block.
   *
   * @return false, with nothing changed, if the source does not allow it
   */
  static boolean removeLock(CriticalSection section, Fix.Builder fix, VisitorState state) {
    return switch (section.form()) {
      case METHOD -> removeModifier((MethodTree) section.tree(), fix, state);
      case BLOCK -> unwrap(section.path(), fix, state);
      case CALL -> false;
    };
  }

  /** Removes the modifier {@code synchronized} and the white space behind it. */
  static boolean removeModifier(MethodTree method, Fix.Builder fix, VisitorState state) {
    if (!Source.hasPosition(method, state) || !Source.hasPosition(method.getBody(), state)) {
      return false;
    }
    int start = Source.start(method);
    int end = Source.start(method.getBody());
    int parentheses = 0;
    for (ErrorProneToken token :
        ErrorProneTokens.getTokens(Source.of(start, end, state), start, state.context)) {
      // Arguments of annotations.
      if (token.kind() == TokenKind.LPAREN) {
        parentheses++;
      } else if (token.kind() == TokenKind.RPAREN) {
        parentheses--;
      } else if (token.kind() == TokenKind.SYNCHRONIZED && parentheses == 0) {
        int next = token.endPos();
        while (state.getSourceCode().charAt(next) == ' ') {
          next++;
        }
        fix.replace(token.pos(), next, "").changeMembers(ElementKind.METHOD);
        return true;
      }
    }
    return false;
  }

  /** Replaces a block by its statements; names that they declare must not clash. */
  private static boolean unwrap(TreePath path, Fix.Builder fix, VisitorState state) {
    SynchronizedTree block = (SynchronizedTree) path.getLeaf();
    BlockTree body = block.getBlock();
    if (!(path.getParentPath().getLeaf() instanceof BlockTree)
        || body.getStatements().isEmpty()
        || !Source.hasPosition(block, state)
        || body.getStatements().stream().anyMatch(VariableTree.class::isInstance)
        || body.getStatements().stream().anyMatch(ClassTree.class::isInstance)) {
      return false;
    }
    int first = Source.start(body.getStatements().get(0));
    Tree last = body.getStatements().get(body.getStatements().size() - 1);
    int start = Source.start(block);
    int end = state.getEndPosition(block);
    if (!Source.startsLine(start, state)
        || !Source.startsLine(first, state)
        || Source.hasComment(start, first, state)
        || Source.hasComment(state.getEndPosition(last), end, state)) {
      return false;
    }
    String outer = Source.indentAt(start, state);
    String inner = Source.indentAt(first, state);
    if (!inner.startsWith(outer)) {
      return false;
    }
    fix.replace(start, first, "");
    for (int line : new Lines(body, state).behindFirst()) {
      if (line > first
          && line < state.getEndPosition(last)
          && Source.of(line, Source.lineEnd(line, state), state).startsWith(inner)) {
        fix.replace(line, line + inner.length() - outer.length(), "");
      }
    }
    fix.replace(state.getEndPosition(last), end, "");
    return true;
  }

  /** Makes a field volatile; false if it declares several fields, or has no source. */
  static boolean makeVolatile(VarSymbol field, Fix.Builder fix, VisitorState state) {
    if ((field.flags() & Flags.VOLATILE) != 0) {
      return true;
    }
    Optional<VariableTree> declaration = declaration(field, state);
    if (declaration.isEmpty()
        || (field.flags() & Flags.FINAL) != 0
        || sharesType(declaration.get(), field, state)) {
      return false;
    }
    Tree type = declaration.get().getType();
    if (!Source.hasPosition(type, state)) {
      return false;
    }
    fix.insertBefore(type, "volatile ").changeMembers(ElementKind.FIELD);
    return true;
  }

  /** The declaration of a field in the unit. */
  static Optional<VariableTree> declaration(VarSymbol field, VisitorState state) {
    return UnitIndex.of(state)
        .declaration(field)
        .map(TreePath::getLeaf)
        .filter(VariableTree.class::isInstance)
        .map(VariableTree.class::cast);
  }

  /** Whether a field is declared together with others: {@code int a, b;}. */
  static boolean sharesType(VariableTree field, VarSymbol symbol, VisitorState state) {
    Tree owner = UnitIndex.of(state).declaration(symbol.owner).map(TreePath::getLeaf).orElse(null);
    return !(owner instanceof ClassTree type)
        || type.getMembers().stream()
            .anyMatch(
                member ->
                    member != field
                        && member instanceof VariableTree other
                        && other.getType() != null
                        && Source.start(other.getType()) == Source.start(field.getType()));
  }

  /**
   * The source of a field's type, if it means the same in a section: other classes and generic
   * methods may declare types of the same name.
   */
  static Optional<String> typeIn(CriticalSection section, VariableTree field, VisitorState state) {
    Tree type = field.getType();
    if (!Source.hasPosition(type, state)
        || !ASTHelpers.getSymbol(field).owner.equals(section.enclosingClass())
        || Expressions.contains(type, part -> isTypeParameter(part, section))) {
      return Optional.empty();
    }
    Tree element = type;
    while (element instanceof ArrayTypeTree array) {
      element = array.getType();
    }
    // The brackets may stand behind the name.
    String brackets = Source.of(state.getEndPosition(element), state.getEndPosition(type), state);
    return brackets.chars().noneMatch(Character::isJavaIdentifierPart)
        ? Optional.of(Source.of(type, state))
        : Optional.empty();
  }

  private static boolean isTypeParameter(Tree part, CriticalSection section) {
    return part instanceof IdentifierTree name
        && section
            .methodSymbol()
            .filter(
                method ->
                    method.getTypeParameters().stream()
                        .anyMatch(parameter -> parameter.name.equals(name.getName())))
            .isPresent();
  }

  /**
   * How a section names a field where it starts: as its first use does, since a parameter or
   * variable that hides the name there also hides it in the whole section.
   */
  static Optional<String> nameIn(CriticalSection section, VarSymbol field, VisitorState state) {
    return UnitIndex.of(state).uses(field).stream()
        .filter(section::contains)
        .map(use -> (ExpressionTree) use.getLeaf())
        .min(comparingInt(Source::start))
        .filter(FieldRemoval::isFreeOfEffects)
        .map(use -> Source.of(use, state));
  }

  /**
   * How the body of a {@code synchronized} method names its lock; empty if the name of the class
   * means another one there, such as an inherited member class.
   */
  static Optional<String> nameOf(CriticalSection section, VisitorState state) {
    MethodTree method = (MethodTree) section.tree();
    if (!ASTHelpers.getSymbol(method).isStatic()) {
      return Optional.of("this");
    }
    String name = section.enclosingClass().getSimpleName().toString();
    VisitorState inside = state.withPath(new TreePath(section.path(), method.getBody()));
    return FindIdentifiers.findIdent(name, inside, KindSelector.TYP) == section.enclosingClass()
        ? Optional.of(name + ".class")
        : Optional.empty();
  }
}
