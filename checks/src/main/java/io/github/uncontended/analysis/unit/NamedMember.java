package io.github.uncontended.analysis.unit;

import com.google.common.collect.Streams;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ClassType;
import io.github.uncontended.analysis.library.EffectiveRuntime;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/**
 * Whether javac finds the member that a reflective look-up names: each call of it throws where the
 * member is missing.
 *
 * <p>{@code getMethod}, {@code getField} and {@code getConstructor} find public members, {@code
 * getDeclaredMethod} and the like any member of the class itself. Class files may lack private
 * members, such as those in the {@code ct.sym} of the JDK, so that look-ups of declared members are
 * decided for sources only. Nothing is claimed where a type is missing, or where Lombok or another
 * compiler may add members.
 *
 * <p>A member that javac finds is there at run time if the source of the same artifact declares it,
 * or if it is a part of the API of the oldest JDK that the code is compiled for. Another artifact
 * may have another version, and a newer JDK more members, than the compiler sees or than the
 * program runs on.
 */
public final class NamedMember {
  private final String lookup;
  private final List<? extends ExpressionTree> arguments;
  private final boolean isDeclared;
  private final ClassSymbol target;
  private final VisitorState state;

  private NamedMember(MethodInvocationTree call, ClassSymbol target, VisitorState state) {
    this.lookup = Expressions.simpleName(call.getMethodSelect());
    this.isDeclared = lookup.startsWith("getDeclared");
    this.arguments = Expressions.spreadArguments(call);
    this.target = target;
    this.state = state;
  }

  /**
   * What the look-up cannot find, such as {@code public method trim(int) in String}; empty if it
   * may find its member.
   *
   * @param call of a method of {@code Class} that looks up a member
   */
  public static Optional<String> missing(MethodInvocationTree call, VisitorState state) {
    return of(call, state, Optional.empty(), NamedMember::missing);
  }

  /**
   * Where a member may be that javac does not find: an end of a sentence that says what happens
   * without it; empty if it is nowhere.
   *
   * @param call that {@link #missing} holds for
   */
  public static String unlessElsewhere(MethodInvocationTree call, VisitorState state) {
    return of(
        call,
        state,
        "",
        lookup ->
            Bodies.isOfThisCompilation(lookup.target, state)
                ? ""
                : isOfJdk(lookup.target)
                    ? ", unless the JDK at run time is newer than the one it is compiled for"
                    : ", unless the class path at run time has another version of the class");
  }

  /**
   * Whether the member that a look-up names exists wherever the code runs.
   *
   * @param call of a method of {@code Class} that looks up a member
   */
  public static boolean exists(MethodInvocationTree call, VisitorState state) {
    return of(call, state, false, NamedMember::exists);
  }

  private static <T> T of(
      MethodInvocationTree call, VisitorState state, T unknown, Function<NamedMember, T> answer) {
    try {
      return KnownClass.literal(ASTHelpers.getReceiver(call), state) instanceof ClassType type
              && type.tsym instanceof ClassSymbol target
          ? answer.apply(new NamedMember(call, target, state))
          : unknown;
    } catch (CompletionFailure e) {
      // A class of an optional dependency is missing.
      return unknown;
    }
  }

  private boolean exists() {
    // A class whose supertype is missing does not load.
    if ((isDeclared && !isOfSameArtifact(target))
        || !supertypes().stream().allMatch(type -> isOfSameArtifact(type) || isOfJdk(type))) {
      return false;
    }
    String kind = lookup.replace("Declared", "");
    boolean isConstructor = kind.equals("getConstructor");
    String name = !isConstructor ? name() : hasHiddenParameters() ? null : "<init>";
    List<? extends ExpressionTree> parameters =
        kind.equals("getMethod") ? arguments.subList(1, arguments.size()) : arguments;
    List<Type> types = parameters.stream().<Type>map(Expressions::classLiteral).toList();
    return name != null
        && members(name)
            .anyMatch(
                it ->
                    isFound(it)
                        && isCertain(it)
                        && (kind.equals("getField")
                            ? it.kind == Kind.VAR
                            : it instanceof MethodSymbol method
                                && !types.contains(null)
                                && takes(method, types)));
  }

  /** Whether code that is compiled for this release finds a member on each runtime. */
  private boolean isCertain(Symbol member) {
    ClassSymbol owner = member.enclClass();
    return isOfSameArtifact(owner)
        || (isOfJdk(owner)
            && EffectiveRuntime.isApiOfOldest(state)
            && (member.flags() & Flags.DEPRECATED_REMOVAL) == 0);
  }

  /** Whether the package may not be that of another artifact, which the JVM rejects. */
  private static boolean isOfJdk(TypeSymbol type) {
    return type.flatName().toString().startsWith("java.");
  }

  /** Whether a class is in the same folder of sources as the code. */
  private boolean isOfSameArtifact(TypeSymbol type) {
    ClassSymbol outermost = type.outermostClass();
    ClassSymbol own =
        ASTHelpers.getSymbol(ASTHelpers.findEnclosingNode(state.getPath(), ClassTree.class))
            .outermostClass();
    return outermost == own
        || (type instanceof ClassSymbol declared
            && Bodies.isOfThisCompilation(declared, state)
            && folder(outermost).isPresent()
            && folder(outermost).equals(folder(own)));
  }

  /** The folder of sources that the package of a class is in. */
  private static Optional<String> folder(ClassSymbol outermost) {
    JavaFileObject file = outermost.sourcefile;
    String path = file == null ? "" : file.toUri().toString();
    String home = KnownTypes.packageOf(outermost).replace('.', '/');
    int end = path.lastIndexOf('/');
    return end >= 0 && path.substring(0, end).endsWith("/" + home)
        ? Optional.of(path.substring(0, end - home.length()))
        : Optional.empty();
  }

  private Optional<String> missing() {
    if ((isDeclared && !Bodies.isOfThisCompilation(target, state)) || !isComplete()) {
      return Optional.empty();
    }
    return (switch (lookup.replace("Declared", "")) {
          case "getConstructor" -> missingConstructor();
          case "getField" -> missingField();
          default -> missingMethod();
        })
        .map(member -> (isDeclared ? "" : "public ") + member + " in " + target.getSimpleName());
  }

  private Optional<String> missingConstructor() {
    return hasHiddenParameters()
        ? Optional.empty()
        : missing("constructor ", target.getSimpleName().toString(), "<init>", arguments);
  }

  /** Constructors of enums and inner classes have parameters that the source does not show. */
  private boolean hasHiddenParameters() {
    return (target.flags() & Flags.ENUM) != 0
        || target.hasOuterInstance()
        || (target.owner.kind != Kind.PCK && target.owner.kind != Kind.TYP);
  }

  private Optional<String> missingMethod() {
    String name = name();
    return name == null
        ? Optional.empty()
        : missing("method ", name, name, arguments.subList(1, arguments.size()));
  }

  private Optional<String> missingField() {
    String name = name();
    return name == null || members(name).anyMatch(it -> it.kind == Kind.VAR && isFound(it))
        ? Optional.empty()
        : Optional.of("field " + name);
  }

  /** The name of the member; null if it is not known, or if a compiler may have made it up. */
  private String name() {
    String name = ASTHelpers.constValue(arguments.get(0), String.class);
    return name == null || name.contains("$") ? null : name;
  }

  private Optional<String> missing(
      String kind, String shown, String name, List<? extends ExpressionTree> parameters) {
    List<Type> types = parameters.stream().<Type>map(Expressions::classLiteral).toList();
    if (types.stream().anyMatch(type -> type == null || type.isErroneous())
        || members(name).anyMatch(it -> isFound(it) && takes((MethodSymbol) it, types))) {
      return Optional.empty();
    }
    return Optional.of(
        kind
            + shown
            + parameters.stream()
                .map(parameter -> Source.of(parameter, state).replace(".class", ""))
                .collect(Collectors.joining(", ", "(", ")")));
  }

  /** Whether the parameters are those types, or may be for a type that is missing. */
  private boolean takes(MethodSymbol method, List<Type> types) {
    List<Type> parameters = method.erasure(state.getTypes()).getParameterTypes();
    if (parameters.size() != types.size()) {
      return false;
    }
    for (int i = 0; i < types.size(); i++) {
      Type parameter = parameters.get(i);
      if (!parameter.isErroneous()
          && !state.getTypes().isSameType(parameter, state.getTypes().erasure(types.get(i)))) {
        return false;
      }
    }
    return true;
  }

  /** The members with a name in the class and its supertypes. */
  private Stream<Symbol> members(String name) {
    return supertypes().stream()
        .flatMap(type -> Streams.stream(type.members().getSymbolsByName(state.getName(name))));
  }

  /** The class and its supertypes, with {@code Object} for classes only. */
  private List<TypeSymbol> supertypes() {
    return state.getTypes().closure(target.type).stream()
        .<TypeSymbol>map(type -> type.tsym)
        .filter(type -> !target.isInterface() || type != state.getSymtab().objectType.tsym)
        .toList();
  }

  /** Whether the look-up finds a member with the right name and parameters. */
  private boolean isFound(Symbol member) {
    boolean isOwn = member.owner == target;
    if (isDeclared) {
      // A bridge method has the parameters of a supertype's method.
      return isOwn || (member.kind == Kind.MTH && !member.isConstructor());
    }
    return (member.flags() & Flags.PUBLIC) != 0
        && (isOwn
            || (!member.isConstructor()
                && !(member instanceof MethodSymbol
                    && ASTHelpers.isStatic(member)
                    && member.owner.isInterface())));
  }

  /** Whether all members are known: no type is missing, and no annotation may add a member. */
  private boolean isComplete() {
    return supertypes().stream()
        .allMatch(
            type ->
                state.getTypes().directSupertypes(type.type).stream().noneMatch(Type::isErroneous)
                    && Stream.concat(Stream.of(type), Streams.stream(type.members().getSymbols()))
                        .flatMap(symbol -> symbol.getAnnotationMirrors().stream())
                        .noneMatch(it -> mayAddMembers(it.type)));
  }

  private static boolean mayAddMembers(Type annotation) {
    return annotation.isErroneous()
        || annotation.tsym.getQualifiedName().toString().startsWith("lombok.");
  }
}
