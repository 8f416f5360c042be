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
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.KindSelector;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.syntax.Comments;
import io.github.uncontended.analysis.syntax.ExpressionEquality;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Lines;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Statements;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.MemberChange;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Edits that remove a lock, or make a field volatile. */
final class SectionEdits {
  private SectionEdits() {}

  /**
   * Removes the {@code synchronized} of a method, or unwraps a block, also one between {@code
   * lock()} and the {@code unlock()} of a {@code finally}.
   *
   * @return false, with nothing changed, if the source does not allow it
   */
  static boolean removeLock(CriticalSection section, Fix.Builder fix, VisitorState state) {
    return switch (section.form()) {
      case METHOD -> removeModifier((MethodTree) section.tree(), fix, state);
      case BLOCK -> unwrap(section.path(), fix, state);
      case CALL -> unwrapTry(section, fix, state);
    };
  }

  /**
   * The same for several sections, and keeps their text as what the fix relies on.
   *
   * @return false, with some of them changed, if the source of one does not allow it
   */
  static boolean removeLocks(
      Collection<CriticalSection> sections, Fix.Builder fix, VisitorState state) {
    for (CriticalSection section : sections) {
      if (!removeLock(section, fix, state)) {
        return false;
      }
      fix.keepText(text(section), state);
    }
    return true;
  }

  /** Whether a use of a variable is what a {@code synchronized} block locks. */
  static boolean isLockOf(CriticalSection section, TreePath use) {
    return section.tree() instanceof SynchronizedTree block
        && Places.isWithin(use, block.getExpression());
  }

  /** What a fix that removes the lock relies on. */
  static Tree text(CriticalSection section) {
    return section.form() == CriticalSection.Form.CALL
        ? section.block().getParentPath().getLeaf()
        : section.tree();
  }

  /** Removes the field of a lock that only sections take which a fix removes. */
  static void removeUnusedLock(List<CriticalSection> removed, Fix.Builder fix, VisitorState state) {
    ownLock(removed.get(0), state)
        .filter(field -> areOnlyTakers(removed, field, state))
        .ifPresent(
            field ->
                FieldRemoval.remove(
                    UnitIndex.of(state).declaration(field).orElseThrow(), fix, state));
  }

  /**
   * The private field of a section's lock, if it is only given a new object where it is declared.
   */
  static Optional<VarSymbol> ownLock(CriticalSection section, VisitorState state) {
    return section.lock().symbol() instanceof VarSymbol field
            && Expressions.isField(field)
            && field.isPrivate()
            && declaration(field, state)
                .filter(it -> it.getInitializer() instanceof NewClassTree)
                .isPresent()
        ? Optional.of(field)
        : Optional.empty();
  }

  /** Whether some sections have all uses of the field of their lock, and only take it. */
  static boolean areOnlyTakers(List<CriticalSection> sections, VarSymbol lock, VisitorState state) {
    return UnitIndex.of(state).uses(lock).stream()
        .allMatch(use -> sections.stream().anyMatch(section -> takes(section, use)));
  }

  /** Whether a use of a lock is one by which a section takes it or gives it back. */
  private static boolean takes(CriticalSection section, TreePath use) {
    return !section.contains(use)
        && (Places.isWithin(use, section.tree()) || Places.isWithin(use, text(section)));
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
        removeWord(token.pos(), token.endPos(), fix, state);
        fix.changeMember(MemberChange.of(ASTHelpers.getSymbol(method)));
        return true;
      }
    }
    return false;
  }

  /** Removes a word and the white space behind it, or before it at the end of a line. */
  private static void removeWord(int word, int behind, Fix.Builder fix, VisitorState state) {
    CharSequence source = state.getSourceCode();
    boolean isLast = Source.of(behind, Source.lineEnd(behind, state), state).isBlank();
    int start = word;
    int end = behind;
    if (isLast && !Source.startsLine(word, state)) {
      while (source.charAt(start - 1) == ' ') {
        start--;
      }
    } else {
      while (isLast ? Character.isWhitespace(source.charAt(end)) : source.charAt(end) == ' ') {
        end++;
      }
    }
    fix.replace(start, end, "");
  }

  private static boolean unwrap(TreePath path, Fix.Builder fix, VisitorState state) {
    SynchronizedTree block = (SynchronizedTree) path.getLeaf();
    return unwrap(path, block, block.getBlock(), fix, state);
  }

  /**
   * Removes the statement that locks, and the {@code try} which only unlocks: that statement stands
   * before the {@code try} or is the first one in it.
   */
  private static boolean unwrapTry(CriticalSection section, Fix.Builder fix, VisitorState state) {
    TreePath locking = section.path().getParentPath();
    TreePath around = section.block().getParentPath();
    if (isLocal(ASTHelpers.getReceiver((MethodInvocationTree) section.tree()))
        || !(around.getLeaf() instanceof TryTree attempt)
        || attempt.getBlock() != section.block().getLeaf()
        || !onlyLocks(locking.getLeaf(), attempt, state)
        || !attempt.getResources().isEmpty()
        || attempt.getFinallyBlock().getStatements().size() != 1
        || !releases(attempt.getFinallyBlock().getStatements().get(0), section)) {
      return false;
    }
    BlockTree block = attempt.getBlock();
    if (block.getStatements().get(0) == locking.getLeaf()) {
      if (!attempt.getCatches().isEmpty() || section.body().isEmpty()) {
        return false;
      }
      fix.replace(
          Source.start(locking.getLeaf()),
          behindSpace(state.getEndPosition(locking.getLeaf()), state),
          "");
      return unwrap(around, attempt, block, fix, state);
    }
    return around.getParentPath().getLeaf() == locking.getParentPath().getLeaf()
        && unwrap(locking, attempt, block, fix, state);
  }

  /** Whether a statement gives back what a section takes, and no other lock around it. */
  private static boolean releases(StatementTree statement, CriticalSection section) {
    if (!(statement instanceof ExpressionStatementTree expression)
        || !(expression.getExpression() instanceof MethodInvocationTree call)) {
      return false;
    }
    ExpressionTree released = ASTHelpers.getReceiver(call);
    ExpressionTree taken = ASTHelpers.getReceiver((MethodInvocationTree) section.tree());
    return Expressions.isOwnReceiver(released)
        ? Expressions.isOwnReceiver(taken)
        : taken != null && ExpressionEquality.areSame(released, taken);
  }

  /** The first position at or behind one that has no white space. */
  static int behindSpace(int position, VisitorState state) {
    int behind = position;
    while (Character.isWhitespace(state.getSourceCode().charAt(behind))) {
      behind++;
    }
    return behind;
  }

  /**
   * Whether a statement waits for a lock and does nothing else; that of a stamped lock declares the
   * stamp which gives it back.
   */
  private static boolean onlyLocks(Tree statement, TryTree attempt, VisitorState state) {
    if (statement instanceof VariableTree stamp) {
      return UnitIndex.of(state).uses(ASTHelpers.getSymbol(stamp)).stream()
          .allMatch(use -> Places.isWithin(use, attempt.getFinallyBlock()));
    }
    return statement instanceof ExpressionStatementTree alone
        && alone.getExpression() instanceof MethodInvocationTree call
        && Expressions.simpleName(call.getMethodSelect()).equals("lock");
  }

  /** Whether a lock is in a local variable, which would stay without a use. */
  private static boolean isLocal(ExpressionTree lock) {
    return Symbols.of(lock) instanceof VarSymbol variable && !Expressions.isField(variable);
  }

  /**
   * Replaces what begins with one statement and ends with another one, or with the same, by the
   * statements of a block; names that they declare must not clash.
   */
  private static boolean unwrap(
      TreePath begin, StatementTree end, BlockTree body, Fix.Builder fix, VisitorState state) {
    StatementTree block = (StatementTree) begin.getLeaf();
    if (!(begin.getParentPath().getLeaf() instanceof BlockTree)
        || body.getStatements().isEmpty()
        || !Source.hasPosition(block, state)
        || body.getStatements().stream().anyMatch(ClassTree.class::isInstance)
        || mayClash(body, Statements.of(begin.getParentPath(), state).from(end))) {
      return false;
    }
    int start = Source.start(block);
    int behind = state.getEndPosition(end);
    // With the comments in front of and behind the statements.
    int opening = Source.start(body) + 1;
    int closing = state.getEndPosition(body) - 1;
    int first = behindSpace(opening, state);
    int last = closing;
    while (Character.isWhitespace(state.getSourceCode().charAt(last - 1))) {
      last--;
    }
    if (Source.of(start, behind, state).indexOf('\n') < 0
        && !Source.hasComment(start, opening, state)
        && !Source.hasComment(closing, behind, state)) {
      fix.replace(start, first, "");
      fix.replace(last, behind, "");
      return true;
    }
    if (!Source.startsLine(start, state)
        || !(Source.startsLine(first, state) || isCommentBehind(opening, first, state))
        || !Source.startsLine(closing, state)
        || Source.hasComment(start, opening, state)
        || Source.hasComment(closing, behind, state)) {
      return false;
    }
    String outer = Source.indentAt(start, state);
    String inner = Source.indentAt(Source.start(body.getStatements().get(0)), state);
    if (!inner.startsWith(outer)) {
      return false;
    }
    fix.replace(start, first, "");
    for (int line : new Lines(body, state).behindFirst()) {
      if (line > first
          && line < last
          && !fix.replaces(line)
          && Source.of(line, Source.lineEnd(line, state), state).startsWith(inner)) {
        fix.replace(line, line + inner.length() - outer.length(), "");
      }
    }
    boolean isFollowed = Comments.endBehind(behind, state) > behind;
    fix.replace(
        last,
        isFollowed ? behindSpace(behind, state) : behind,
        // A comment behind the block is not one on its last statement.
        isFollowed ? Source.lineSeparator(state) + outer : "");
    return true;
  }

  /** Whether a comment stands behind a brace, in its line. */
  private static boolean isCommentBehind(int brace, int first, VisitorState state) {
    return first < Source.lineEnd(brace, state) && Source.of(first, first + 2, state).equals("//");
  }

  /** Whether statements behind a block name anything that its variables would hide from them. */
  private static boolean mayClash(BlockTree body, List<StatementTree> fromBlock) {
    List<StatementTree> behind = fromBlock.subList(1, fromBlock.size());
    return body.getStatements().stream()
        .filter(VariableTree.class::isInstance)
        .map(statement -> ((VariableTree) statement).getName())
        .anyMatch(
            name ->
                behind.stream()
                    .anyMatch(
                        statement ->
                            Expressions.contains(
                                statement,
                                part ->
                                    (part instanceof IdentifierTree use
                                            && use.getName().equals(name))
                                        || (part instanceof VariableTree other
                                            && other.getName().equals(name)))));
  }

  /**
   * Makes a field volatile, which no lock guards any more; false if it declares several fields, or
   * has no source.
   */
  static boolean makeVolatile(VarSymbol field, Fix.Builder fix, VisitorState state) {
    Optional<VariableTree> declaration = declaration(field, state);
    if ((field.flags() & Flags.VOLATILE) != 0) {
      return declaration.isEmpty() || GuardAnnotation.remove(declaration.get(), fix, state);
    }
    if (declaration.isEmpty()
        || (field.flags() & Flags.FINAL) != 0
        || sharesType(declaration.get(), field, state)) {
      return false;
    }
    Tree type = declaration.get().getType();
    if (!Source.hasPosition(type, state)) {
      return false;
    }
    fix.insertBefore(ModifierPlace.of(declaration.get(), state), "volatile ")
        .changeMember(MemberChange.of(field));
    return GuardAnnotation.remove(declaration.get(), fix, state);
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
