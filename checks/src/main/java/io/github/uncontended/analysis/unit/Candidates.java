package io.github.uncontended.analysis.unit;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.AnnotatedTypeTree;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Names;
import io.github.uncontended.analysis.syntax.LazyPathScanner;
import io.github.uncontended.analysis.unit.Interest.Kind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/**
 * The places of a unit that rules want to look at. All rules share one scan of the unit, which pays
 * for a place only if its name is one that some rule asked for: Error Prone's own scan would ask
 * each rule about each call, which costs more than most rules do.
 *
 * <p>The scan knows what rules asked before. The first unit of a compilation is scanned anew for
 * each rule, all others once.
 */
public final class Candidates {
  private static final Context.Key<Candidates> KEY = new Context.Key<>();

  /** The lists that get the places of a kind and name, of the names that some rule asked for. */
  private final Map<Kind, Map<Name, List<List<TreePath>>>> lists = new EnumMap<>(Kind.class);

  /** The places of each interest, in source order. An interest is a constant of its rule. */
  private final IdentityHashMap<Interest, List<TreePath>> interests = new IdentityHashMap<>();

  /** The unit that the places are in. */
  private CompilationUnitTree read;

  private final Name any;
  private final Name suppressing;

  /** Whether an annotation in the unit suppresses warnings. */
  private boolean suppresses;

  private Candidates(Names names) {
    any = names.fromString(Interest.ANY);
    suppressing = names.fromString("SuppressWarnings");
    for (Kind kind : Kind.values()) {
      lists.put(kind, new HashMap<>());
    }
  }

  /**
   * The places of {@code state}'s unit that an interest holds for, in source order, and what
   * encloses another before it.
   */
  public static ImmutableList<TreePath> of(Interest interest, VisitorState state) {
    Candidates candidates = state.context.get(KEY);
    if (candidates == null) {
      candidates = new Candidates(Names.instance(state.context));
      state.context.put(KEY, candidates);
    }
    CompilationUnitTree unit = state.getPath().getCompilationUnit();
    List<TreePath> places = candidates.interests.get(interest);
    boolean isNew = places == null;
    if (isNew) {
      places = candidates.add(interest, Names.instance(state.context));
    }
    if (isNew || unit != candidates.read) {
      candidates.read(unit);
    }
    // A copy: what a rule asks for may have the unit read anew.
    return ImmutableList.copyOf(places);
  }

  /**
   * Whether {@code state}'s unit, the places of which were asked for last, has an annotation
   * {@code @SuppressWarnings}.
   */
  public static boolean haveSuppressions(VisitorState state) {
    return state.context.get(KEY).suppresses;
  }

  private List<TreePath> add(Interest interest, Names names) {
    List<TreePath> places = new ArrayList<>();
    interest
        .names()
        .entries()
        .forEach(
            each ->
                lists
                    .get(each.getKey())
                    .computeIfAbsent(names.fromString(each.getValue()), name -> new ArrayList<>())
                    .add(places));
    interests.put(interest, places);
    return places;
  }

  private void read(CompilationUnitTree unit) {
    DeepScan.of(
        () -> {
          // Also of what a scan left that ran out of stack.
          interests.values().forEach(List::clear);
          suppresses = false;
          new Gatherer().scan(unit, null);
          return unit;
        });
    read = unit;
  }

  private final class Gatherer extends LazyPathScanner {
    private void keep(Kind kind, Name name) {
      List<List<TreePath>> kept = lists.get(kind).get(name);
      if (kept != null) {
        TreePath path = path();
        kept.forEach(places -> places.add(path));
      }
    }

    @Override
    public Void visitImport(ImportTree tree, Void unused) {
      return null;
    }

    @Override
    public Void visitMethod(MethodTree tree, Void unused) {
      keep(Kind.METHOD, (Name) tree.getName());
      for (AnnotationTree annotation : tree.getModifiers().getAnnotations()) {
        keep(Kind.ANNOTATED_METHOD, simpleName(annotation.getAnnotationType()));
      }
      if (tree.getBody() != null
          && tree.getModifiers().getFlags().contains(Modifier.SYNCHRONIZED)) {
        keep(Kind.SYNCHRONIZED, any);
      }
      return super.visitMethod(tree, null);
    }

    @Override
    public Void visitAnnotation(AnnotationTree tree, Void unused) {
      suppresses |= simpleName(tree.getAnnotationType()) == suppressing;
      return super.visitAnnotation(tree, null);
    }

    @Override
    public Void visitVariable(VariableTree tree, Void unused) {
      if (parent() instanceof ClassTree) {
        keep(Kind.FIELD, simpleName(tree.getType()));
      }
      return super.visitVariable(tree, null);
    }

    @Override
    public Void visitSynchronized(SynchronizedTree tree, Void unused) {
      keep(Kind.SYNCHRONIZED, any);
      return super.visitSynchronized(tree, null);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
      keep(Kind.CALL, simpleName(tree.getMethodSelect()));
      keep(Kind.EVERY_CALL, any);
      return super.visitMethodInvocation(tree, null);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
      keep(Kind.REFERENCE, (Name) tree.getName());
      return super.visitMemberReference(tree, null);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void unused) {
      keep(Kind.CREATION, simpleName(tree.getIdentifier()));
      keep(Kind.EVERY_CREATION, any);
      return super.visitNewClass(tree, null);
    }

    @Override
    public Void visitNewArray(NewArrayTree tree, Void unused) {
      if (!tree.getDimensions().isEmpty()) {
        keep(Kind.NEW_ARRAY, any);
      }
      return super.visitNewArray(tree, null);
    }

    /** The simple name that a tree ends in; null for none. */
    private static Name simpleName(Tree tree) {
      if (tree instanceof IdentifierTree identifier) {
        return (Name) identifier.getName();
      }
      if (tree instanceof MemberSelectTree select) {
        return (Name) select.getIdentifier();
      }
      if (tree instanceof ParameterizedTypeTree type) {
        return simpleName(type.getType());
      }
      return tree instanceof AnnotatedTypeTree type ? simpleName(type.getUnderlyingType()) : null;
    }
  }
}
