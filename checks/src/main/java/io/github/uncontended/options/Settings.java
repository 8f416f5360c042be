package io.github.uncontended.options;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.ErrorProneFlags;
import com.google.errorprone.VisitorState;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.Log;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The {@code -XepOpt:Uncontended:…} options of a compilation, read once.
 *
 * <p>An option that does not exist and a value that does not parse are reported once, as a warning
 * that names the nearest option; the default then holds. A profile that cannot be read is an error.
 */
public final class Settings {
  /** Whether unsafe fixes are attached: {@code true} or {@code false}, the default. */
  public static final String UNSAFE_FIXES = "Uncontended:UnsafeFixes";

  /**
   * Methods that are hot: {@code fully.qualified.Class#method}, comma-separated, with {@code *}.
   */
  public static final String HOT_METHODS = "Uncontended:HotMethods";

  /** Fully qualified names of further annotations that mark a method as hot. */
  public static final String HOT_ANNOTATIONS = "Uncontended:HotAnnotations";

  /** Fully qualified names of further annotations that mark a method as cold. */
  public static final String COLD_ANNOTATIONS = "Uncontended:ColdAnnotations";

  /** Feature release of the JDK that will run the code, such as {@code 17}. */
  public static final String TARGET_RUNTIME = "Uncontended:TargetRuntime";

  /**
   * Whether rules that need evidence of heat report places without it, too: {@code true} or {@code
   * false}, the default.
   */
  public static final String UNKNOWN_HEAT = "Uncontended:UnknownHeat";

  /**
   * Whether the compilation always has all sources of its module, so that what they do not show, as
   * few as they may be, is not there: {@code true} or {@code false}, the default.
   */
  public static final String WHOLE_MODULE = "Uncontended:WholeModule";

  /** Address of the page that holds {@code docs/rules.md}; a finding links to its section there. */
  public static final String DOCS_URL = "Uncontended:DocsUrl";

  /** File that {@code uncontended profile} made of recordings of the running program. */
  public static final String PROFILE = "Uncontended:Profile";

  /** From how many bytes on a buffer is large: a number, by default 65536. */
  public static final String BUFFER_BYTES = "OversizedEagerBuffer:Bytes";

  /**
   * Methods that create large buffers: {@code fully.qualified.Class#method}, as for hot methods.
   */
  public static final String BUFFER_FACTORIES = "OversizedEagerBuffer:Factories";

  /**
   * The driver whose connections cache no prepared statements, as the program is configured: {@code
   * mysql} or {@code postgresql}. The command line reads it from configuration files.
   */
  public static final String UNCACHED_DRIVER = "RepeatedPrepareStatement:UncachedDriver";

  private static final ImmutableSet<String> DATABASES = ImmutableSet.of("mysql", "postgresql");
  private static final long DEFAULT_BUFFER_BYTES = 65_536;

  private static final ImmutableSet<String> NAMES =
      ImmutableSet.of(
          UNSAFE_FIXES,
          HOT_METHODS,
          HOT_ANNOTATIONS,
          COLD_ANNOTATIONS,
          TARGET_RUNTIME,
          UNKNOWN_HEAT,
          WHOLE_MODULE,
          DOCS_URL,
          PROFILE,
          BUFFER_BYTES,
          BUFFER_FACTORIES,
          UNCACHED_DRIVER);

  private static final Splitter LIST = Splitter.on(',').trimResults().omitEmptyStrings();
  private static final Context.Key<Settings> KEY = new Context.Key<>();

  private final Log log;
  private final List<String> problems = new ArrayList<>();
  private final boolean unsafeFixes;
  private final boolean unknownHeat;
  private final boolean wholeModule;
  private final ImmutableList<String> hotMethods;
  private final ImmutableSet<String> hotAnnotations;
  private final ImmutableSet<String> coldAnnotations;
  private final Optional<Integer> targetRuntime;
  private final Optional<String> docsUrl;
  private final Optional<Profile> profile;
  private final long bufferBytes;
  private final ImmutableList<String> bufferFactories;
  private final Optional<String> uncachedDriver;

  /** Every option of the compilation, those of other checks included. */
  private final ImmutableMap<String, String> given;

  private boolean reported;

  /** Why the profile cannot be read: nobody should believe in findings without it. */
  private Optional<String> failure = Optional.empty();

  private Settings(ErrorProneFlags flags, Log log) {
    this.log = log;
    this.unsafeFixes = bool(flags, UNSAFE_FIXES);
    this.unknownHeat = bool(flags, UNKNOWN_HEAT);
    this.wholeModule = bool(flags, WHOLE_MODULE);
    this.hotMethods = methodPatterns(flags, HOT_METHODS);
    this.hotAnnotations = ImmutableSet.copyOf(list(flags, HOT_ANNOTATIONS));
    this.coldAnnotations = ImmutableSet.copyOf(list(flags, COLD_ANNOTATIONS));
    this.targetRuntime = feature(flags);
    this.docsUrl = flags.get(DOCS_URL);
    this.profile = readProfile(flags);
    this.bufferBytes = bytes(flags);
    this.bufferFactories = methodPatterns(flags, BUFFER_FACTORIES);
    this.uncachedDriver = database(flags);
    this.given = ImmutableMap.copyOf(flags.getFlagsMap());
  }

  /** The settings of the running compilation. */
  public static Settings of(VisitorState state) {
    Settings settings = state.context.get(KEY);
    if (settings == null) {
      settings = new Settings(state.errorProneOptions().getFlags(), Log.instance(state.context));
      state.context.put(KEY, settings);
    }
    return settings;
  }

  /**
   * What is wrong with the options of a compilation, before it starts; a sentence each.
   *
   * @param rules the names of the rules, which may be prefixes of options
   */
  public static ImmutableList<String> problems(ErrorProneFlags flags, ImmutableSet<String> rules) {
    Settings settings = new Settings(flags, Log.instance(new Context()));
    settings.checkNames(() -> rules);
    return ImmutableList.copyOf(settings.problems);
  }

  /** Whether the plugin attaches unsafe fixes. */
  public boolean unsafeFixes() {
    return unsafeFixes;
  }

  /** Whether rules that need evidence of heat report places without it, too. */
  public boolean unknownHeat() {
    return unknownHeat;
  }

  /** Whether the compilation has all sources of its module, however few they are. */
  public boolean wholeModule() {
    return wholeModule;
  }

  /** The user's patterns of hot methods, {@code Class#method} each. */
  public ImmutableList<String> hotMethods() {
    return hotMethods;
  }

  /** Further annotations that mark a method as hot, fully qualified. */
  public ImmutableSet<String> hotAnnotations() {
    return hotAnnotations;
  }

  /** Further annotations that mark a method as cold, fully qualified. */
  public ImmutableSet<String> coldAnnotations() {
    return coldAnnotations;
  }

  /** Feature release of the JDK that will run the code, where the user says so. */
  public Optional<Integer> targetRuntime() {
    return targetRuntime;
  }

  /** Where the documentation of a rule is, if the user named its page. */
  public Optional<String> docsUrl(String rule) {
    return docsUrl.map(page -> page + "#" + rule.toLowerCase(java.util.Locale.ROOT));
  }

  /** What recordings of the running program say; empty without the option. */
  public Optional<Profile> profile() {
    return profile;
  }

  /** From how many bytes on a buffer is large. */
  public long bufferBytes() {
    return bufferBytes;
  }

  /** The user's patterns of methods that create large buffers, {@code Class#method} each. */
  public ImmutableList<String> bufferFactories() {
    return bufferFactories;
  }

  /** The database, as in JDBC URLs, of the driver that caches no prepared statements. */
  public Optional<String> uncachedDriver() {
    return uncachedDriver;
  }

  /**
   * Warns of each wrong option, the first time that it is called. A profile that cannot be read is
   * an error.
   *
   * @param rules gives the names of the rules, which may be prefixes of options
   */
  public void reportProblems(Supplier<ImmutableSet<String>> rules) {
    if (reported) {
      return;
    }
    reported = true;
    checkNames(rules);
    if (failure.isPresent()) {
      log.error(new JCDiagnostic.Error("compiler", "proc.messager", failure.get()));
    }
    for (String problem : problems) {
      log.printRawLines(Log.WriterKind.WARNING, "warning: " + problem);
    }
  }

  private static ImmutableList<String> list(ErrorProneFlags flags, String name) {
    return ImmutableList.copyOf(LIST.split(flags.get(name).orElse("")));
  }

  private boolean bool(ErrorProneFlags flags, String name) {
    String value = flags.get(name).orElse("false");
    if (!value.equals("true") && !value.equals("false")) {
      problems.add("-XepOpt:" + name + " is true or false, not '" + value + "'");
    }
    return value.equals("true");
  }

  private long bytes(ErrorProneFlags flags) {
    Optional<String> value = flags.get(BUFFER_BYTES);
    if (value.isEmpty()) {
      return DEFAULT_BUFFER_BYTES;
    }
    if (value.get().matches("[1-9][0-9]{0,17}")) {
      return Long.parseLong(value.get());
    }
    problems.add(
        "-XepOpt:"
            + BUFFER_BYTES
            + " is a number of bytes such as 65536, not '"
            + value.get()
            + "'");
    return DEFAULT_BUFFER_BYTES;
  }

  private ImmutableList<String> methodPatterns(ErrorProneFlags flags, String option) {
    ImmutableList.Builder<String> patterns = ImmutableList.builder();
    for (String pattern : list(flags, option)) {
      int hash = pattern.indexOf('#');
      if (hash <= 0 || hash == pattern.length() - 1 || hash != pattern.lastIndexOf('#')) {
        problems.add(
            "-XepOpt:"
                + option
                + " takes fully.qualified.Class#method, with * as wildcard, not '"
                + pattern
                + "'");
      } else {
        patterns.add(pattern);
      }
    }
    return patterns.build();
  }

  private Optional<Profile> readProfile(ErrorProneFlags flags) {
    Optional<String> file = flags.get(PROFILE);
    if (file.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(Profile.read(Path.of(file.get())));
    } catch (InvalidPathException e) {
      failure = Optional.of("-XepOpt:" + PROFILE + ": '" + file.get() + "' is no path");
    } catch (ProfileException e) {
      failure = Optional.of("-XepOpt:" + PROFILE + ": " + e.getMessage());
    }
    return Optional.empty();
  }

  private Optional<Integer> feature(ErrorProneFlags flags) {
    Optional<String> value = flags.get(TARGET_RUNTIME);
    if (value.isEmpty()) {
      return Optional.empty();
    }
    String text = value.get().startsWith("1.") ? value.get().substring(2) : value.get();
    // Digits only: Integer.parseInt also takes a sign.
    if (text.matches("[0-9]{1,3}") && Integer.parseInt(text) >= 5) {
      return Optional.of(Integer.valueOf(text));
    }
    problems.add(
        "-XepOpt:" + TARGET_RUNTIME + " is a JDK release such as 17, not '" + value.get() + "'");
    return Optional.empty();
  }

  private Optional<String> database(ErrorProneFlags flags) {
    Optional<String> value = flags.get(UNCACHED_DRIVER);
    if (value.isPresent() && !DATABASES.contains(value.get())) {
      problems.add(
          "-XepOpt:" + UNCACHED_DRIVER + " is mysql or postgresql, not '" + value.get() + "'");
      return Optional.empty();
    }
    return value;
  }

  private void checkNames(Supplier<ImmutableSet<String>> ruleNames) {
    if (NAMES.containsAll(given.keySet())) {
      return;
    }
    ImmutableSet<String> rules = ruleNames.get();
    for (String name : given.keySet()) {
      if (NAMES.contains(name)) {
        continue;
      }
      int colon = name.indexOf(':');
      String owner = colon < 0 ? name : name.substring(0, colon);
      if (owner.equalsIgnoreCase("Uncontended")
          || rules.contains(owner)
          || NAMES.stream().anyMatch(known -> EditDistance.within(2, known, name))) {
        problems.add(
            "-XepOpt:"
                + name
                + " is no option of Uncontended; the nearest is -XepOpt:"
                + EditDistance.nearest(name, NAMES));
      }
    }
  }
}
