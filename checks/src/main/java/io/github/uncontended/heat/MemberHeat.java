package io.github.uncontended.heat;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.collections.QueueOrder;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.heat.HeatAnnotations.Kind;
import io.github.uncontended.options.Settings;
import io.github.uncontended.profile.Wildcard;
import java.util.Optional;
import java.util.stream.Stream;

/** What a member says of its own heat, before anyone asks who calls it. */
final class MemberHeat {
  /** Last words of the names of classes that a program builds once, or once for each server. */
  private static final ImmutableSet<String> BUILT_ONCE =
      ImmutableSet.of(
          "Application",
          "Bootstrap",
          "Config",
          "Configuration",
          "Configurer",
          "DataSource",
          "Metrics",
          "Plugin",
          "Pool",
          "Registry",
          "Server",
          "Settings");

  private static final String BUILDER = "Builder";

  /** What stands for all methods in an option. */
  private static final String ALL = "*";

  private static final Supplier<Type> QUEUE =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Queue"));

  private final Member member;
  private final VisitorState state;
  private final HeatAnnotations annotations;

  private MemberHeat(Member member, VisitorState state) {
    this.member = member;
    this.state = state;
    this.annotations = HeatAnnotations.of(state);
  }

  /**
   * The member's own heat.
   *
   * @param deferred whether to answer for a lambda in the member that runs later, of which a cold
   *     method says nothing
   */
  static HeatEvidence of(Member member, boolean deferred, VisitorState state) {
    return new MemberHeat(member, state).heat(deferred);
  }

  /** That a member builds what a program has few of, by the class's name; empty for all else. */
  static Optional<HeatEvidence> ofConstruction(Member member) {
    if (!member.constructs()) {
      return Optional.empty();
    }
    String type = member.type().getSimpleName().toString();
    String built =
        type.endsWith(BUILDER) ? type.substring(0, type.length() - BUILDER.length()) : type;
    return BUILT_ONCE.stream().anyMatch(built::endsWith)
        ? Optional.of(HeatEvidence.cold("construction of " + type + ", which is built once"))
        : Optional.empty();
  }

  private HeatEvidence heat(boolean deferred) {
    return declared(deferred)
        .or(this::coldClass)
        .or(this::failureHandler)
        .or(() -> coldMethod().map(cold -> deferred ? HeatEvidence.NONE : cold))
        .or(this::entryPoint)
        .orElse(HeatEvidence.NONE);
  }

  private Optional<HeatEvidence> declared(boolean deferred) {
    if (member.kind() == Member.Kind.STATIC_INITIALIZER && !deferred) {
      return Optional.empty();
    }
    Optional<HeatEvidence> own = declared(member.type(), member.method());
    if (own.isEmpty() && member.isMethodProper() && member.type().isAnonymous()) {
      // Nobody can name it but by what it implements, as in the body of an enum's constant.
      for (MethodSymbol each : overridden()) {
        own = own.or(() -> declared(each.enclClass(), each));
      }
    }
    return own;
  }

  private Optional<HeatEvidence> declared(ClassSymbol type, MethodSymbol method) {
    return mark(method, Kind.HOT)
        .or(() -> ofClass(type, method))
        .map(HeatEvidence::marked)
        .or(() -> hotMethods(type).map(HeatEvidence::declared))
        .or(() -> mark(method, Kind.BENCHMARK).map(HeatEvidence::benchmark));
  }

  /**
   * What marks the class of a method as hot, in words: not a description for people, which a hot
   * class has, too.
   */
  private Optional<String> ofClass(ClassSymbol type, MethodSymbol method) {
    return isDescription(method)
        ? Optional.empty()
        : annotations.find(type, Kind.HOT).map(it -> namedClass(it, type));
  }

  private static boolean isDescription(MethodSymbol method) {
    return method != null && method.name.contentEquals("toString") && method.params().isEmpty();
  }

  /** Whether the team marks a whole class as hot. */
  static boolean isDeclared(ClassSymbol type, VisitorState state) {
    return HeatAnnotations.of(state).find(type, Kind.HOT).isPresent()
        || Settings.of(state).hotMethods().stream()
            .anyMatch(pattern -> isOfClass(pattern) && matches(pattern, ALL, type));
  }

  /** Whether a pattern is for all methods of a class. */
  private static boolean isOfClass(String pattern) {
    return pattern.endsWith("#" + ALL);
  }

  /** The annotation of a kind on a method, in words; empty for initializers. */
  private Optional<String> mark(MethodSymbol method, Kind kind) {
    return method == null ? Optional.empty() : annotations.find(method, kind).map(this::named);
  }

  private Optional<String> hotMethods(ClassSymbol type) {
    for (String pattern : Settings.of(state).hotMethods()) {
      if (matches(pattern, member.name(), type)
          && !(isOfClass(pattern) && isDescription(member.method()))) {
        return Optional.of("-XepOpt:" + Settings.HOT_METHODS + "=" + pattern);
      }
    }
    return Optional.empty();
  }

  private static boolean matches(String pattern, String method, ClassSymbol owner) {
    int hash = pattern.indexOf('#');
    String type = pattern.substring(0, hash);
    return Wildcard.matches(pattern.substring(hash + 1), method)
        && (Wildcard.matches(type, owner.flatName().toString())
            || Wildcard.matches(type, owner.getQualifiedName().toString()));
  }

  private Optional<HeatEvidence> coldClass() {
    if (state.errorProneOptions().isTestOnlyTarget()
        || TestCode.of(state).contains(member.type())) {
      return cold("test code");
    }
    if (Management.isForAdministrators(member.type(), state)
        && !(saysLessThanCallers() && entryPoint().isEmpty())) {
      return seldom("administration class " + member.type().getSimpleName());
    }
    return annotations
        .find(member.type(), Kind.COLD)
        .map(it -> namedClass(it, member.type()))
        .flatMap(MemberHeat::cold);
  }

  /**
   * Whether the name of the class says less of a method than what calls it: code that is not for
   * administrators, or, of a private method, its own class.
   */
  private boolean saysLessThanCallers() {
    return member.isMethodProper()
        && CompilationIndex.of(state).calls(member.method()).stream()
            .anyMatch(
                call ->
                    member.isPrivate()
                        || !Management.isForAdministrators(
                            ASTHelpers.getSymbol(
                                ASTHelpers.findEnclosingNode(call, ClassTree.class)),
                            state));
  }

  /** That a method handles failures; what it creates for later runs as seldom. */
  private Optional<HeatEvidence> failureHandler() {
    return FailureHandler.is(member, state)
        ? seldom("handler of failures " + member.name() + "()")
        : Optional.empty();
  }

  private Optional<HeatEvidence> coldMethod() {
    if (member.kind() == Member.Kind.STATIC_INITIALIZER) {
      return cold("static initializer");
    }
    if (ASTHelpers.isSubtype(member.type().type, state.getSymtab().throwableType, state)) {
      return cold("exception class " + member.type().getSimpleName());
    }
    if (member.method() == null) {
      return Optional.empty();
    }
    Optional<Attribute.Compound> annotation = annotations.find(member.method(), Kind.COLD);
    if (annotation.isPresent()) {
      return cold(named(annotation.get()));
    }
    Optional<String> setUp = Lifecycle.setUpType(member, state);
    if (setUp.isPresent()) {
      return cold("set-up code, by " + setUp.get());
    }
    if (Lifecycle.hearsOfStart(member, state)) {
      return cold("start-up event");
    }
    if (isScheduled()) {
      return Optional.of(HeatEvidence.onTimer("a timer runs it"));
    }
    String name = member.name();
    if (isMain(member)) {
      return cold("main()");
    }
    if (isDescription(member.method())) {
      return cold("toString()");
    }
    if (Lifecycle.isNameOf(name) && !isEntered(name)) {
      // A pool gets its connections back by close(): that is no shutdown.
      return name.equals("close") && (EntryPoints.isJdbc(member.type(), state) || givesItselfBack())
          ? Optional.of(HeatEvidence.NONE)
          : cold("lifecycle method " + name + "()");
    }
    if (ApiFact.SELDOM.isMethodName(name)
        && overridden().stream().anyMatch(ApiFact.SELDOM::holdsFor)) {
      return seldom(name + "(), which runs seldom");
    }
    if ((name.equals("initialValue") && overridesMethodOf("ThreadLocal"))
        || (name.equals("computeValue") && overridesMethodOf("ClassValue"))) {
      return cold(name + "()");
    }
    return Optional.empty();
  }

  /** Whether the method puts its own object into a queue, from which it is taken again. */
  private boolean givesItselfBack() {
    return member.hasPart(
        part -> part instanceof MethodInvocationTree call && queuesThis(call), state);
  }

  private boolean queuesThis(MethodInvocationTree call) {
    return call.getArguments().stream().anyMatch(Expressions::isThis)
        && call.getMethodSelect() instanceof MemberSelectTree select
        && QueueOrder.adds(select.getIdentifier().toString())
        && ASTHelpers.isSubtype(
            ASTHelpers.getType(select.getExpression()), QUEUE.get(state), state);
  }

  /** Whether a method with a name of set-up is called for each use, as that of a login is. */
  private boolean isEntered(String name) {
    return ApiFact.ENTRY_POINT.isMethodName(name)
        && overridden().stream().anyMatch(ApiFact.ENTRY_POINT::holdsFor);
  }

  private Optional<HeatEvidence> entryPoint() {
    MethodSymbol method = member.method();
    if (method == null || method.isConstructor()) {
      return Optional.empty();
    }
    return entryAnnotation().or(() -> EntryPoints.overridden(member, state));
  }

  private Optional<HeatEvidence> entryAnnotation() {
    // Controllers may take their routes from an interface.
    return Stream.concat(Stream.of(member.method()), overridden().stream())
        .flatMap(
            each ->
                annotations.find(each, Kind.ENTRY_POINT).flatMap(it -> entered(each, it)).stream())
        .findFirst();
  }

  private Optional<HeatEvidence> entered(MethodSymbol marked, Attribute.Compound annotation) {
    if (member.isPrivate() && HeatAnnotations.measures(annotation)) {
      return Optional.empty();
    }
    if (isStartUp(annotation)) {
      return cold("start-up event");
    }
    if (Management.asksFor(member, annotation)) {
      return seldom("administrators' or probes' " + named(annotation));
    }
    return Optional.of(
        annotations.isForChanges(marked)
            ? HeatEvidence.costly(named(annotation))
            : HeatEvidence.request(named(annotation)));
  }

  /** One thread at a time runs a job, even if it is measured like a request. */
  private boolean isScheduled() {
    return member.method().getAnnotationMirrors().stream()
        .anyMatch(
            each -> ApiFact.ON_TIMER.holdsForType(each.type.tsym.getQualifiedName().toString()));
  }

  /** Whether an event listener hears of the application's own start and stop only. */
  private boolean isStartUp(Attribute.Compound annotation) {
    for (VarSymbol parameter : member.method().getParameters()) {
      if (Lifecycle.isStartUpEvent(parameter.type)) {
        return true;
      }
    }
    return annotation.values.stream().anyMatch(value -> isStartUp(value.snd));
  }

  private static boolean isStartUp(Attribute value) {
    if (value instanceof Attribute.Array array) {
      for (Attribute each : array.values) {
        if (isStartUp(each)) {
          return true;
        }
      }
    }
    return value instanceof Attribute.Class type && Lifecycle.isStartUpEvent(type.classType);
  }

  /** Netty, Lucene, Dubbo and others have thread locals of their own, of the same form. */
  private boolean overridesMethodOf(String lastWords) {
    return overridden().stream()
        .anyMatch(each -> each.owner.getSimpleName().toString().endsWith(lastWords));
  }

  private ImmutableSet<MethodSymbol> overridden() {
    return CompilationIndex.of(state).overridden(member.method());
  }

  /** Whether a member is the method that the JVM starts a program with. */
  static boolean isMain(Member member) {
    return member.isMethodProper()
        && member.name().equals("main")
        && member.method().isStatic()
        && member.method().getParameters().size() == 1
        && member.method().getParameters().head.type.toString().equals("java.lang.String[]");
  }

  private static Optional<HeatEvidence> cold(String reason) {
    return Optional.of(HeatEvidence.cold(reason));
  }

  private static Optional<HeatEvidence> seldom(String reason) {
    return Optional.of(HeatEvidence.seldom(reason));
  }

  private String named(Attribute.Compound annotation) {
    return simpleName(annotation) + " " + callable();
  }

  private String callable() {
    return (member.isConstructor() ? member.type().getSimpleName() : member.name()) + "()";
  }

  private static String namedClass(Attribute.Compound annotation, ClassSymbol type) {
    return simpleName(annotation) + " class " + type.getSimpleName();
  }

  private static String simpleName(Attribute.Compound annotation) {
    return "@" + annotation.type.tsym.getSimpleName();
  }
}
