package io.github.uncontended.runner.profile;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.LinkedListMultimap;
import com.google.common.collect.ListMultimap;
import com.sun.source.tree.AnnotatedTypeTree;
import com.sun.source.tree.ArrayTypeTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeParameterTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.api.JavacTool;
import io.github.uncontended.profile.Descriptors;
import io.github.uncontended.profile.ProfileFrame;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.source.Source;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The methods that source files declare. The sources are parsed but not attributed, so that no
 * class path is needed.
 */
public final class Declarations {
  /** A reference type that the parser cannot know, such as a type variable. */
  private static final String ANY = "?";

  /** Descriptors of classes and of arrays of them. */
  private static final Pattern REFERENCE = Pattern.compile("\\[*L.*");

  private final Map<String, Body> classes = new HashMap<>();
  private final Set<String> packages = new HashSet<>();

  /** Whether the sources declare a method of a profile. */
  public enum Presence {
    PRESENT,
    GONE,
    /** Its package is not among the sources. */
    ELSEWHERE
  }

  /**
   * The methods of a class. In a top-level class, {@code local} has the methods of all anonymous
   * and local classes.
   */
  private static final class Body {
    private final ListMultimap<String, List<String>> methods = LinkedListMultimap.create();
    private final ListMultimap<String, List<String>> local = LinkedListMultimap.create();
    private boolean generated;
  }

  private Declarations() {}

  /**
   * Parses the sources.
   *
   * @throws CannotDoException if they cannot be read
   */
  public static Declarations of(Collection<Source> sources) {
    Declarations declarations = new Declarations();
    // Syntax errors are ignored: the parser recovers from them.
    StringWriter log = new StringWriter();
    try {
      for (CompilationUnitTree unit :
          JavacTool.create()
              .getTask(log, null, problem -> {}, ImmutableList.of("-proc:none"), null, sources)
              .parse()) {
        String name = unit.getPackageName() == null ? "" : unit.getPackageName() + ".";
        declarations.packages.add(name);
        declarations.new Collector(name).scan(unit, null);
      }
    } catch (IOException e) {
      throw new CannotDoException("cannot read a source file: " + e.getMessage(), e);
    }
    return declarations;
  }

  /** Whether the sources declare a method of a profile. */
  public Presence find(ProfileFrame site) {
    Body body = classes.get(site.type());
    if (body != null) {
      return declares(body.methods, body, site);
    }
    int nested = site.type().indexOf('$', site.type().lastIndexOf('.') + 2);
    Body top = nested < 0 ? null : classes.get(site.type().substring(0, nested));
    if (top != null && isLocal(site.type().substring(nested))) {
      return declares(top.local, top, site);
    }
    String packageName = site.type().substring(0, site.type().lastIndexOf('.') + 1);
    return packages.contains(packageName) ? Presence.GONE : Presence.ELSEWHERE;
  }

  private static boolean isLocal(String nesting) {
    for (int i = 1; i < nesting.length(); i++) {
      if (nesting.charAt(i - 1) == '$' && Character.isDigit(nesting.charAt(i))) {
        return true;
      }
    }
    return false;
  }

  private static Presence declares(
      ListMultimap<String, List<String>> methods, Body body, ProfileFrame site) {
    String name = site.method();
    boolean implicit =
        name.equals(ProfileFrame.ANY)
            || name.equals("<clinit>")
            || (name.equals("<init>") && (site.isLambda() || !methods.containsKey(name)));
    if (implicit || body.generated || (site.isLambda() && methods.containsKey(name))) {
      return Presence.PRESENT;
    }
    if (site.isLambda()) {
      return Presence.GONE;
    }
    List<String> compiled = Descriptors.parameters(site.descriptor());
    boolean constructor = name.equals("<init>");
    return methods.get(name).stream().anyMatch(written -> fit(written, compiled, constructor))
        ? Presence.PRESENT
        : Presence.GONE;
  }

  /** javac adds parameters before and after a constructor's own. */
  private static boolean fit(List<String> written, List<String> compiled, boolean constructor) {
    if (!constructor) {
      return written.size() == compiled.size() && fitAt(0, written, compiled);
    }
    for (int at = 0; at + written.size() <= compiled.size(); at++) {
      if (fitAt(at, written, compiled)) {
        return true;
      }
    }
    return false;
  }

  private static boolean fitAt(int at, List<String> written, List<String> compiled) {
    for (int i = 0; i < written.size(); i++) {
      String type = simple(compiled.get(at + i));
      String name = written.get(i);
      boolean any =
          name.startsWith(ANY)
              && type.endsWith(name.substring(ANY.length()))
              && REFERENCE.matcher(compiled.get(at + i)).matches();
      if (!any && !name.equals(type)) {
        return false;
      }
    }
    return true;
  }

  /** The type of a descriptor as written in sources, without package and outer classes. */
  private static String simple(String descriptor) {
    String name =
        NormalizedNames.ofClass(descriptor.startsWith("[") ? descriptor : "[" + descriptor);
    String element = name.replace("[]", "");
    int dimensions = (int) descriptor.chars().takeWhile(c -> c == '[').count();
    int start = Math.max(element.lastIndexOf('.'), element.lastIndexOf('$')) + 1;
    return element.substring(start) + "[]".repeat(dimensions);
  }

  private final class Collector extends TreeScanner<Void, Void> {
    private final Deque<String> names = new ArrayDeque<>();
    private final Deque<Set<String>> variables = new ArrayDeque<>();
    private final String packageName;

    /** How many anonymous and local classes enclose the current tree. */
    private int local;

    private int bodies;

    Collector(String packageName) {
      this.packageName = packageName;
    }

    @Override
    public Void visitClass(ClassTree tree, Void unused) {
      boolean isLocal = bodies > 0;
      int outerBodies = bodies;
      bodies = 0;
      local += isLocal ? 1 : 0;
      variables.push(names(tree.getTypeParameters()));
      if (local == 0) {
        names.push(
            names.isEmpty()
                ? packageName + tree.getSimpleName()
                : names.peek() + "$" + tree.getSimpleName());
        declare(tree, classes.computeIfAbsent(names.peek(), name -> new Body()));
      }
      super.visitClass(tree, null);
      if (local == 0) {
        names.pop();
      }
      variables.pop();
      local -= isLocal ? 1 : 0;
      bodies = outerBodies;
      return null;
    }

    @Override
    public Void visitMethod(MethodTree tree, Void unused) {
      variables.push(names(tree.getTypeParameters()));
      List<String> parameters = tree.getParameters().stream().map(p -> name(p.getType())).toList();
      String name = tree.getName().toString();
      Body top = classes.get(names.peekLast());
      (local == 0 ? classes.get(names.peek()).methods : top.local).put(name, parameters);
      bodies++;
      super.visitMethod(tree, null);
      bodies--;
      variables.pop();
      return null;
    }

    @Override
    public Void visitVariable(VariableTree tree, Void unused) {
      // A class in the initializer of a field is not a member class.
      bodies++;
      super.visitVariable(tree, null);
      bodies--;
      return null;
    }

    @Override
    public Void visitBlock(BlockTree tree, Void unused) {
      bodies++;
      super.visitBlock(tree, null);
      bodies--;
      return null;
    }

    /** Declares the members that javac adds, and whether Lombok adds any. */
    private void declare(ClassTree tree, Body body) {
      body.generated |=
          tree.getModifiers().getAnnotations().stream()
              .map(annotation -> name(annotation.getAnnotationType()))
              .anyMatch(ImmutableSet.of("Data", "Value", "Builder", "Getter", "Setter")::contains);
      if (tree.getKind() == Tree.Kind.ENUM) {
        body.methods.put("values", List.of());
        body.methods.put("valueOf", List.of("String"));
      } else if (tree.getKind() == Tree.Kind.RECORD) {
        tree.getMembers().stream()
            .flatMap(member -> member instanceof VariableTree field ? Stream.of(field) : null)
            .forEach(field -> body.methods.put(field.getName().toString(), List.of()));
        body.methods.put("hashCode", List.of());
        body.methods.put("toString", List.of());
        body.methods.put("equals", List.of("Object"));
      }
    }

    private static Set<String> names(List<? extends TypeParameterTree> parameters) {
      Set<String> names = new HashSet<>();
      parameters.forEach(parameter -> names.add(parameter.getName().toString()));
      return names;
    }

    private String name(Tree type) {
      if (type instanceof ArrayTypeTree array) {
        return name(array.getType()) + "[]";
      }
      if (type instanceof ParameterizedTypeTree generic) {
        return name(generic.getType());
      }
      if (type instanceof AnnotatedTypeTree annotated) {
        return name(annotated.getUnderlyingType());
      }
      if (type instanceof MemberSelectTree select) {
        return select.getIdentifier().toString();
      }
      if (type instanceof IdentifierTree identifier) {
        String name = identifier.getName().toString();
        return variables.stream().anyMatch(scope -> scope.contains(name)) ? ANY : name;
      }
      return type instanceof PrimitiveTypeTree primitive
          ? primitive.getPrimitiveTypeKind().name().toLowerCase(Locale.ROOT)
          : ANY;
    }
  }
}
