package io.github.uncontended.analysis.unit;

import com.google.common.collect.Streams;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
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
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Whether javac finds no member that a reflective look-up names, so that each call of it throws.
 *
 * <p>{@code getMethod}, {@code getField} and {@code getConstructor} find public members, {@code
 * getDeclaredMethod} and the like any member of the class itself. Class files may lack private
 * members, such as those in the {@code ct.sym} of the JDK, so that look-ups of declared members are
 * decided for sources only. Nothing is claimed where a type is missing, or where Lombok or another
 * compiler may add members.
 */
public final class MissingMember {
  private final String lookup;
  private final List<? extends ExpressionTree> arguments;
  private final boolean isDeclared;
  private final ClassSymbol target;
  private final VisitorState state;

  private MissingMember(MethodInvocationTree call, ClassSymbol target, VisitorState state) {
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
  public static Optional<String> of(MethodInvocationTree call, VisitorState state) {
    try {
      return KnownClass.literal(ASTHelpers.getReceiver(call), state) instanceof ClassType type
              && type.tsym instanceof ClassSymbol target
          ? new MissingMember(call, target, state).find()
          : Optional.empty();
    } catch (CompletionFailure e) {
      // A class of an optional dependency is missing.
      return Optional.empty();
    }
  }

  private Optional<String> find() {
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
    // Constructors of enums and inner classes have parameters that the source does not show.
    boolean hasHidden =
        (target.flags() & Flags.ENUM) != 0
            || target.hasOuterInstance()
            || (target.owner.kind != Kind.PCK && target.owner.kind != Kind.TYP);
    return hasHidden
        ? Optional.empty()
        : missing("constructor ", target.getSimpleName().toString(), "<init>", arguments);
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
