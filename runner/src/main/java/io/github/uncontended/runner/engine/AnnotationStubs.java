package io.github.uncontended.runner.engine;

import static java.util.stream.Collectors.joining;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.sun.source.tree.AnnotatedTypeTree;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCAssign;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCLiteral;
import com.sun.tools.javac.util.ListBuffer;
import java.io.IOException;
import java.lang.annotation.ElementType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;

/**
 * Declares annotation types that are neither in the sources nor on the class path, so that code
 * with such annotations can be attributed.
 *
 * <p>A published POM often omits the artifacts of annotations, since they are not needed at run
 * time. The declarations are written as source files below a folder that javac searches. They have
 * elements for arguments that are literals; other arguments are removed from the syntax tree.
 */
final class AnnotationStubs {
  private static final CharMatcher UPPER_CASE = CharMatcher.inRange('A', 'Z');

  /** A missing type, with the types nested in it. */
  private static final class Stub {
    private final Map<String, Stub> nested = new TreeMap<>();
    private final Map<String, String> elements = new TreeMap<>();
    private final List<JCAnnotation> uses = new ArrayList<>();
    private boolean isTypeUse;
  }

  private final JavaFileManager files;
  private final int release;

  /** The qualified names of the top-level types in the sources. */
  private final Set<String> declared = new HashSet<>();

  /** The simple names of all types in the sources, which nested types can shadow. */
  private final Set<String> declaredNames = new HashSet<>();

  private final Map<String, Set<String>> packages = new HashMap<>();
  private final Map<String, Stub> stubs = new TreeMap<>();

  private AnnotationStubs(JavaFileManager files, int release) {
    this.files = files;
    this.release = release;
  }

  /**
   * Declares the missing annotation types of sources.
   *
   * @param units the parsed sources, before they are entered
   * @param folder the folder to write the declarations to
   */
  static void write(
      Collection<CompilationUnitTree> units, JavaFileManager files, int release, Path folder)
      throws IOException {
    AnnotationStubs stubs = new AnnotationStubs(files, release);
    units.forEach(stubs::declare);
    for (CompilationUnitTree unit : units) {
      stubs.collect(unit);
    }
    for (Map.Entry<String, Stub> stub : stubs.stubs.entrySet()) {
      stubs.write(stub.getKey(), stub.getValue(), folder);
    }
  }

  private void declare(CompilationUnitTree unit) {
    String prefix =
        unit.getPackageName() == null ? "" : nameOf((JCTree) unit.getPackageName()) + ".";
    for (Tree type : unit.getTypeDecls()) {
      if (type instanceof ClassTree declaration) {
        declared.add(prefix + declaration.getSimpleName());
      }
    }
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitClass(ClassTree type, Void unused) {
        declaredNames.add(type.getSimpleName().toString());
        return super.visitClass(type, null);
      }
    }.scan(unit, null);
  }

  private void collect(CompilationUnitTree unit) {
    Map<String, String> imports = new HashMap<>();
    Set<String> onDemand = new LinkedHashSet<>();
    for (ImportTree declaration : unit.getImports()) {
      String name = nameOf((JCTree) declaration.getQualifiedIdentifier());
      String last = name.substring(name.lastIndexOf('.') + 1);
      if (last.equals("*")) {
        onDemand.add(name.substring(0, name.length() - 2));
      } else if (!declaration.isStatic()) {
        imports.put(last, name);
      }
    }
    String own = unit.getPackageName() == null ? "" : nameOf((JCTree) unit.getPackageName());
    new TreeScanner<Void, Boolean>() {
      @Override
      public Void visitAnnotation(AnnotationTree tree, Boolean isTypeUse) {
        JCAnnotation annotation = (JCAnnotation) tree;
        String name = nameOf(annotation.annotationType);
        missing(name, own, imports, onDemand).ifPresent(it -> use(it, annotation, isTypeUse));
        return super.visitAnnotation(tree, isTypeUse);
      }

      @Override
      public Void visitAnnotatedType(AnnotatedTypeTree tree, Boolean isTypeUse) {
        scan(tree.getAnnotations(), true);
        return scan(tree.getUnderlyingType(), false);
      }
    }.scan(unit, false);
  }

  /** Returns the qualified name of an annotation type if it is missing; empty if it is not. */
  private Optional<String> missing(
      String name, String own, Map<String, String> imports, Set<String> onDemand) {
    int dot = name.indexOf('.');
    String first = dot < 0 ? name : name.substring(0, dot);
    String rest = dot < 0 ? "" : name.substring(dot);
    if (imports.containsKey(first)) {
      return Optional.of(imports.get(first) + rest).filter(it -> !exists(it));
    }
    boolean known =
        declaredNames.contains(first)
            || exists("java.lang." + first)
            || exists(own.isEmpty() ? first : own + "." + first)
            || onDemand.stream().anyMatch(it -> exists(it + "." + first));
    if (known) {
      return Optional.empty();
    }
    if (dot > 0 && !UPPER_CASE.matches(first.charAt(0))) {
      return Optional.of(name).filter(it -> !exists(it));
    }
    List<String> candidates = onDemand.stream().filter(it -> classesIn(it).isEmpty()).toList();
    return candidates.size() == 1 ? Optional.of(candidates.get(0) + "." + name) : Optional.empty();
  }

  private void use(String qualifiedName, JCAnnotation annotation, boolean isTypeUse) {
    String topLevel = topLevel(qualifiedName);
    Stub stub = stubs.computeIfAbsent(topLevel, name -> new Stub());
    String nested = qualifiedName.substring(topLevel.length());
    for (String part : Splitter.on('.').omitEmptyStrings().split(nested)) {
      stub = stub.nested.computeIfAbsent(part, name -> new Stub());
    }
    stub.uses.add(annotation);
    stub.isTypeUse |= isTypeUse;
  }

  /** Whether the sources, the class path or the JDK have a type or a type that encloses it. */
  private boolean exists(String qualifiedName) {
    String topLevel = topLevel(qualifiedName);
    int dot = topLevel.lastIndexOf('.');
    return declared.contains(topLevel)
        || classesIn(dot < 0 ? "" : topLevel.substring(0, dot))
            .contains(topLevel.substring(dot + 1))
        || isInRunningJdk(topLevel);
  }

  /** By convention, a package starts with a small letter and a type with a capital one. */
  private static int startOfType(String qualifiedName) {
    int start = 0;
    while (start < qualifiedName.length() && !UPPER_CASE.matches(qualifiedName.charAt(start))) {
      int dot = qualifiedName.indexOf('.', start);
      if (dot < 0) {
        return start;
      }
      start = dot + 1;
    }
    return start;
  }

  private static String topLevel(String qualifiedName) {
    int end = qualifiedName.indexOf('.', startOfType(qualifiedName));
    return end < 0 ? qualifiedName : qualifiedName.substring(0, end);
  }

  private Set<String> classesIn(String packageName) {
    return packages.computeIfAbsent(
        packageName,
        name -> {
          Set<String> classes = new HashSet<>();
          try {
            for (StandardLocation location :
                EnumSet.of(StandardLocation.CLASS_PATH, StandardLocation.PLATFORM_CLASS_PATH)) {
              for (JavaFileObject file :
                  files.list(location, name, EnumSet.of(JavaFileObject.Kind.CLASS), false)) {
                classes.add(files.inferBinaryName(location, file).substring(name.length() + 1));
              }
            }
          } catch (IOException e) {
            return Set.of();
          }
          return classes;
        });
  }

  private static boolean isInRunningJdk(String name) {
    try {
      Class.forName(name, false, ClassLoader.getPlatformClassLoader());
      return true;
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  private void write(String qualifiedName, Stub stub, Path folder) throws IOException {
    int dot = qualifiedName.lastIndexOf('.');
    String simpleName = qualifiedName.substring(dot + 1);
    Path file = folder.resolve(qualifiedName.replace('.', '/') + ".java");
    Files.createDirectories(file.getParent());
    String header = dot < 0 ? "" : "package " + qualifiedName.substring(0, dot) + ";\n";
    Files.writeString(file, header + declaration(simpleName, stub));
  }

  private String declaration(String name, Stub stub) {
    stub.uses.forEach(use -> retainLiterals(use, stub));
    StringBuilder text = new StringBuilder();
    text.append(
        Stream.of(ElementType.values())
            .filter(target -> isAllowed(target, stub))
            .map(target -> "java.lang.annotation.ElementType." + target)
            .collect(joining(", ", "@java.lang.annotation.Target({", "})\n")));
    if (release >= 8) {
      text.append("@java.lang.annotation.Repeatable(").append(name).append(".Stubs.class)\n");
    }
    text.append("public @interface ").append(name).append(" {\n");
    stub.elements.forEach(
        (element, type) ->
            text.append(type)
                .append(' ')
                .append(element)
                .append("() default ")
                .append(defaultOf(type))
                .append(";\n"));
    stub.nested.forEach((nested, it) -> text.append(declaration(nested, it)));
    if (release >= 8) {
      text.append("@interface Stubs { ").append(name).append("[] value(); }\n");
    }
    return text.append("}\n").toString();
  }

  /** Whether annotations may stand at a place, in the release to compile for. */
  private boolean isAllowed(ElementType target, Stub stub) {
    return switch (target) {
      case TYPE_PARAMETER -> release >= 8;
      case TYPE_USE -> release >= 8 && stub.isTypeUse;
      case TYPE, FIELD, METHOD, PARAMETER, CONSTRUCTOR, LOCAL_VARIABLE, ANNOTATION_TYPE, PACKAGE ->
          true;
      default -> false;
    };
  }

  /** Removes the arguments of an annotation that are no literals. */
  private static void retainLiterals(JCAnnotation annotation, Stub stub) {
    ListBuffer<JCExpression> retained = new ListBuffer<>();
    for (JCExpression argument : annotation.args) {
      boolean named = argument instanceof JCAssign assign && assign.lhs instanceof JCIdent;
      String element = named ? ((JCIdent) ((JCAssign) argument).lhs).name.toString() : "value";
      JCExpression value = named ? ((JCAssign) argument).rhs : argument;
      String type = value instanceof JCLiteral literal ? typeOf(literal) : "";
      if (!type.isEmpty() && stub.elements.merge(element, type, (a, b) -> a).equals(type)) {
        retained.append(argument);
      }
    }
    annotation.args = retained.toList();
  }

  private static String typeOf(JCLiteral literal) {
    if (literal.typetag == TypeTag.CLASS) {
      return "String";
    }
    return literal.typetag.isSubRangeOf(TypeTag.DOUBLE) || literal.typetag == TypeTag.BOOLEAN
        ? literal.typetag.name().toLowerCase(Locale.ROOT)
        : "";
  }

  private static String defaultOf(String type) {
    return switch (type) {
      case "String" -> "\"\"";
      case "boolean" -> "false";
      default -> "0";
    };
  }

  /** The source of a qualified name. */
  private static String nameOf(JCTree tree) {
    if (tree instanceof JCFieldAccess select) {
      return nameOf(select.selected) + "." + select.name;
    }
    return tree instanceof JCIdent ident ? ident.name.toString() : "";
  }
}
