package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.analysis.library.ArtifactVersion;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Document;
import io.github.uncontended.runner.configuration.tree.Entry;
import io.github.uncontended.runner.configuration.tree.FileKind;
import io.github.uncontended.runner.configuration.tree.Profile;
import io.github.uncontended.runner.configuration.tree.Setting;
import io.github.uncontended.runner.source.Source;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The configuration files of a project, its class path and its sources. */
final class Project {
  private final ImmutableList<ConfigurationFile> files;
  private final ImmutableSet<Path> classPath;
  private final ImmutableList<Source> sources;
  private final Modules modules;
  private final Map<String, Boolean> classes = new HashMap<>();
  private final Map<ModuleArtifact, ImmutableList<ArtifactVersion>> versions = new HashMap<>();
  private final Map<String, Boolean> mentions = new HashMap<>();
  private final Map<String, Boolean> codeMentions = new HashMap<>();
  private final Map<Optional<Path>, Boolean> servers = new HashMap<>();
  private final Map<Optional<Path>, SpringModule> springModules = new HashMap<>();
  private final Map<Profile, ImmutableList<Entry>> visible = new HashMap<>();
  private final Supplier<Beans> beans = Suppliers.memoize(() -> new Beans(this));

  Project(
      Collection<ConfigurationFile> files,
      Collection<Path> classPath,
      Collection<Source> sources,
      Modules modules) {
    this.files = ImmutableList.copyOf(files);
    this.classPath = ImmutableSet.copyOf(classPath);
    this.sources = ImmutableList.copyOf(sources);
    this.modules = modules;
  }

  /** An artifact on the class path of a module; on that of the project if there is none. */
  private record ModuleArtifact(String artifact, Optional<Path> module) {}

  /**
   * What some modules see of the project.
   *
   * @param judged the files of these modules
   */
  record View(Project project, Predicate<Source> judged) {}

  /**
   * The project as its modules see it: settings and code of another program are not for theirs.
   * Files outside of all modules may be for any.
   */
  ImmutableList<View> views() {
    ImmutableSet<ImmutableSet<Path>> views = modules.views();
    if (views.size() <= 1) {
      return ImmutableList.of(new View(this, file -> true));
    }
    ImmutableList.Builder<View> all = ImmutableList.builder();
    for (ImmutableSet<Path> seen : views) {
      Predicate<Source> isSeen = file -> modules.of(file).map(seen::contains).orElse(true);
      all.add(
          new View(
              new Project(
                  files.stream().filter(file -> isSeen.test(file.source())).toList(),
                  classPath,
                  sources.stream().filter(isSeen).toList(),
                  modules),
              file -> modules.of(file).filter(it -> modules.sees(it, seen)).isPresent()));
    }
    all.add(new View(this, file -> modules.of(file).isEmpty()));
    return all.build();
  }

  /**
   * Whether the sources are those of a program, of which the rules on code ask for evidence of
   * heat, and not a few files beside a configuration.
   */
  boolean isProgram() {
    return sources.size() >= CompilationIndex.FEW;
  }

  /** All files. */
  ImmutableList<ConfigurationFile> files() {
    return files;
  }

  /** The files of a kind. */
  ImmutableList<ConfigurationFile> files(FileKind kind) {
    return files.stream().filter(file -> file.kind() == kind).collect(toImmutableList());
  }

  /** The beans in Spring's XML files. */
  Beans beans() {
    return beans.get();
  }

  /** The settings of Spring applications, with a value, in all files and profiles. */
  Stream<Entry> springEntries() {
    return springEntries(files(FileKind.SPRING));
  }

  /** The Spring properties of the module that a file is in, and those outside of modules. */
  SpringModule springModule(ConfigurationFile file) {
    return springModules.computeIfAbsent(
        modules.of(file.source()),
        module ->
            SpringModule.of(
                files(FileKind.SPRING).stream()
                    .filter(it -> modules.of(it.source()).or(() -> module).equals(module))
                    .toList()));
  }

  private static Stream<Entry> springEntries(Collection<ConfigurationFile> settings) {
    return settings.stream()
        .flatMap(file -> file.documents().stream())
        .flatMap(document -> Entry.of(document).stream());
  }

  /**
   * The settings that hold where a profile is active: those of its documents, and those that always
   * apply and that it does not replace in the same module.
   */
  ImmutableList<Entry> visibleIn(Profile profile) {
    return visible.computeIfAbsent(profile, this::findVisible);
  }

  private ImmutableList<Entry> findVisible(Profile profile) {
    ImmutableList.Builder<Entry> found = ImmutableList.builder();
    for (ConfigurationFile file : files(FileKind.SPRING)) {
      ImmutableListMultimap<String, SpringSetting> settings = springModule(file).settings();
      for (Document document : file.documents()) {
        if (document.profile().includes(profile)) {
          Entry.of(document).stream()
              .filter(
                  entry ->
                      document.profile().equals(profile)
                          || settings.get(entry.path()).stream()
                              .noneMatch(other -> other.profile().equals(profile)))
              .forEach(found::add);
        }
      }
    }
    return found.build();
  }

  /**
   * All settings that may hold where a profile is active, in files of all kinds. Those of a bean
   * that has the URL of its database are about no other data source, nor are those of a pool's own
   * file.
   */
  Stream<Setting> settingsIn(Profile profile) {
    return Stream.concat(
        visibleIn(profile).stream().map(Entry::setting),
        files.stream()
            .filter(file -> file.kind() != FileKind.SPRING && !isOfOnePool(file))
            .flatMap(
                file ->
                    file.kind() == FileKind.BEANS
                        ? beans().outsideOf(file, Lineage::hasUrl)
                        : file.documents().stream().flatMap(it -> it.root().all())));
  }

  private static boolean isOfOnePool(ConfigurationFile file) {
    return (file.kind() == FileKind.HIKARI || file.kind() == FileKind.DRUID)
        && file.documents().stream()
            .flatMap(document -> document.root().all())
            .anyMatch(setting -> JdbcUrl.of(setting.value().orElse("").strip()).isPresent());
  }

  /** Whether the class path has a class. */
  boolean hasClass(String binaryName) {
    return classes.computeIfAbsent(binaryName, name -> hasClass(name, classPath));
  }

  private static boolean hasClass(String binaryName, Collection<Path> classPath) {
    return classPath.stream().anyMatch(path -> contains(path, binaryName + ".class"));
  }

  private static boolean contains(Path path, String entry) {
    if (Files.isDirectory(path)) {
      return Files.exists(path.resolve(entry));
    }
    try (ZipFile jar = new ZipFile(path.toFile())) {
      return jar.getEntry(entry) != null;
    } catch (IOException unreadable) {
      return false;
    }
  }

  /**
   * The versions of an artifact that a file is for, by the {@code pom.properties} of its jars:
   * those on the class path of the file's module, or else on that of any.
   *
   * @param artifact group and artifact, as {@code group/artifact}
   */
  ImmutableList<ArtifactVersion> versions(String artifact, ConfigurationFile file) {
    Optional<Path> module = modules.of(file.source());
    ImmutableList<ArtifactVersion> own = versions(artifact, module);
    return own.isEmpty() && module.isPresent() ? versions(artifact, Optional.empty()) : own;
  }

  private ImmutableList<ArtifactVersion> versions(String artifact, Optional<Path> module) {
    return versions.computeIfAbsent(
        new ModuleArtifact(artifact, module),
        key ->
            versions(artifact, module.<Collection<Path>>map(modules::classPath).orElse(classPath)));
  }

  private static ImmutableList<ArtifactVersion> versions(
      String artifact, Collection<Path> classPath) {
    String entry = "META-INF/maven/" + artifact + "/pom.properties";
    return classPath.stream()
        .flatMap(path -> version(path, entry).stream())
        .collect(toImmutableList());
  }

  private static Optional<ArtifactVersion> version(Path path, String entry) {
    if (!Files.isRegularFile(path)) {
      return Optional.empty();
    }
    try (ZipFile jar = new ZipFile(path.toFile())) {
      ZipEntry file = jar.getEntry(entry);
      if (file == null) {
        return Optional.empty();
      }
      try (InputStream in = jar.getInputStream(file)) {
        Properties properties = new Properties();
        properties.load(in);
        return Optional.ofNullable(properties.getProperty("version")).map(ArtifactVersion::parse);
      }
    } catch (IOException | IllegalArgumentException unreadable) {
      return Optional.empty();
    }
  }

  /** Whether code or configuration has a word: what one place leaves open, another may set. */
  boolean mentions(String word) {
    return mentions.computeIfAbsent(
        word, it -> files.stream().anyMatch(file -> file.text().contains(it)) || codeMentions(it));
  }

  /** Whether code has a word. */
  boolean codeMentions(String word) {
    return codeMentions.computeIfAbsent(
        word, it -> sources.stream().anyMatch(source -> contains(source, it)));
  }

  private static boolean contains(Source source, String word) {
    try {
      return source.text().contains(word);
    } catch (IOException unreadable) {
      return false;
    }
  }

  /**
   * Whether what a file configures serves requests, by its module's code, class path and settings;
   * by those of the whole project for a file outside of the modules with code.
   */
  boolean isServer(ConfigurationFile file) {
    return servers.computeIfAbsent(
        modules.of(file.source()),
        module ->
            module.isPresent()
                ? isServer(modules.classPath(module.get()), own -> modules.of(own).equals(module))
                : isServer(classPath, all -> true));
  }

  private boolean isServer(Collection<Path> itsClassPath, Predicate<Source> own) {
    return Servers.isOne(
        sources.stream().filter(own).toList(),
        springEntries(
                files(FileKind.SPRING).stream().filter(file -> own.test(file.source())).toList())
            .collect(toImmutableList()),
        name -> hasClass(name, itsClassPath));
  }
}
