package io.github.uncontended.runner.maven;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.CannotDoException;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.maven.model.Model;
import org.apache.maven.model.Profile;
import org.apache.maven.model.building.DefaultModelBuilderFactory;
import org.apache.maven.model.building.DefaultModelBuildingRequest;
import org.apache.maven.model.building.ModelBuilder;
import org.apache.maven.model.building.ModelBuildingException;
import org.apache.maven.model.building.ModelBuildingRequest;
import org.apache.maven.model.building.ModelProblem;
import org.apache.maven.model.io.xpp3.MavenXpp3Reader;
import org.apache.maven.repository.internal.MavenWorkspaceReader;
import org.codehaus.plexus.util.xml.pull.XmlPullParserException;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.repository.WorkspaceRepository;

/**
 * The modules of a Maven build with their effective models.
 *
 * <p>It starts at the aggregator that a POM belongs to, so that a single module finds its siblings
 * as {@code mvn -pl module -am} does.
 */
public final class Reactor implements MavenWorkspaceReader {
  private static final String POM = "pom.xml";

  private final WorkspaceRepository repository = new WorkspaceRepository("reactor");
  private final ModelBuilder builder = new DefaultModelBuilderFactory().newInstance();

  /** POM files by {@code groupId:artifactId}, with the version as written. */
  private final Map<String, RawPom> raw = new LinkedHashMap<>();

  private final Map<Path, Model> models = new LinkedHashMap<>();
  private final Set<Path> selected = new LinkedHashSet<>();
  private final List<String> problems = new ArrayList<>();
  private final MavenContext context;
  private final RepositorySystemSession session;

  private record RawPom(Path file, String version) {
    boolean matches(String wanted) {
      return version.contains("${") || version.equals(wanted);
    }
  }

  private Reactor(MavenContext context) {
    this.context = context;
    this.session = context.session(this);
  }

  /**
   * Reads the builds that POM files belong to.
   *
   * @throws CannotDoException if one of the files cannot be read as a POM
   */
  public static Reactor read(Collection<Path> poms, MavenContext context) {
    Reactor reactor = new Reactor(context);
    for (Path pom : poms) {
      Path file = pom.toAbsolutePath().normalize();
      if (!Files.isRegularFile(file)) {
        throw new CannotDoException(pom + " does not exist");
      }
      Path root = reactor.rootOf(file);
      reactor.readRaw(root, new LinkedHashSet<>());
      reactor.readEffective(
          root, MavenConfig.of(root.getParent()), root.equals(file), file, new HashSet<>());
      if (!reactor.models.containsKey(file)) {
        throw new CannotDoException(
            reactor.problems.isEmpty()
                ? pom + " is not part of the build of " + root
                : String.join("; ", reactor.problems));
      }
    }
    return reactor;
  }

  /** The models of the modules of the POM files that were asked for. */
  public ImmutableList<Model> selected() {
    return selected.stream().map(models::get).collect(ImmutableList.toImmutableList());
  }

  /** The models of all modules of these builds. */
  public ImmutableList<Model> models() {
    return ImmutableList.copyOf(models.values());
  }

  /** Why some modules could not be read. */
  public ImmutableList<String> problems() {
    return ImmutableList.copyOf(problems);
  }

  /** The model of the module that an artifact is made of; empty for an artifact of others. */
  public Optional<Model> moduleOf(Artifact artifact) {
    return pomOf(artifact).map(models::get);
  }

  RepositorySystemSession session() {
    return session;
  }

  /** The outermost POM whose modules contain, directly or indirectly, a POM. */
  private Path rootOf(Path pom) {
    Path root = pom;
    for (Path folder = pom.getParent().getParent(); folder != null; folder = folder.getParent()) {
      Path candidate = folder.resolve(POM);
      if (!Files.isRegularFile(candidate)) {
        return root;
      }
      Path child = root;
      Optional<Model> model = rawModel(candidate);
      if (model.isEmpty() || !allModules(model.get(), candidate).contains(child)) {
        return root;
      }
      root = candidate;
    }
    return root;
  }

  private void readRaw(Path pom, Set<Path> seen) {
    Optional<Model> model = seen.add(pom) ? rawModel(pom) : Optional.empty();
    if (model.isEmpty()) {
      return;
    }
    Model it = model.get();
    String group =
        it.getGroupId() != null || it.getParent() == null
            ? it.getGroupId()
            : it.getParent().getGroupId();
    String version =
        it.getVersion() != null || it.getParent() == null
            ? it.getVersion()
            : it.getParent().getVersion();
    raw.put(group + ":" + it.getArtifactId(), new RawPom(pom, String.valueOf(version)));
    allModules(it, pom).forEach(module -> readRaw(module, seen));
  }

  private static Optional<Model> rawModel(Path pom) {
    try (InputStream in = Files.newInputStream(pom)) {
      return Optional.of(new MavenXpp3Reader().read(in, /* strict= */ false));
    } catch (IOException | XmlPullParserException e) {
      return Optional.empty();
    }
  }

  /** The POM files of a model's modules, including those of all its profiles. */
  private static Set<Path> allModules(Model model, Path pom) {
    Set<Path> files = new LinkedHashSet<>();
    Stream.concat(
            model.getModules().stream(),
            model.getProfiles().stream().map(Profile::getModules).flatMap(List::stream))
        .forEach(module -> moduleFile(pom, module).ifPresent(files::add));
    return files;
  }

  private static Optional<Path> moduleFile(Path pom, String module) {
    Path named = pom.getParent().resolve(module.strip().replace('\\', '/')).normalize();
    Path file = Files.isDirectory(named) ? named.resolve(POM) : named;
    return Optional.of(file).filter(Files::isRegularFile);
  }

  private void readEffective(
      Path pom, MavenConfig config, boolean inSelection, Path wanted, Set<Path> seen) {
    if (!seen.add(pom)) {
      return;
    }
    // Read before if another of the POMs belongs to the same build.
    Optional<Model> model = Optional.ofNullable(models.get(pom)).or(() -> effective(pom, config));
    if (model.isEmpty()) {
      return;
    }
    models.put(pom, model.get());
    boolean select = inSelection || pom.equals(wanted);
    if (select) {
      selected.add(pom);
    }
    for (String module : model.get().getModules()) {
      moduleFile(pom, module)
          .ifPresentOrElse(
              file -> readEffective(file, config, select, wanted, seen),
              () -> addProblem("module " + module + " of " + pom + " does not exist"));
    }
  }

  private Optional<Model> effective(Path pom, MavenConfig config) {
    ModelBuildingRequest request =
        new DefaultModelBuildingRequest()
            .setPomFile(pom.toFile())
            .setModelResolver(new PomResolver(context, session))
            .setValidationLevel(ModelBuildingRequest.VALIDATION_LEVEL_MINIMAL)
            .setProcessPlugins(true)
            .setSystemProperties(systemProperties())
            .setUserProperties(config.properties())
            .setActiveProfileIds(config.activeProfiles())
            .setInactiveProfileIds(config.inactiveProfiles());
    try {
      return Optional.of(builder.build(request).getEffectiveModel());
    } catch (ModelBuildingException e) {
      String reason =
          e.getProblems().stream()
              .filter(problem -> problem.getSeverity() != ModelProblem.Severity.WARNING)
              .findFirst()
              .map(ModelProblem::getMessage)
              .orElse(e.getMessage());
      addProblem(pom + " cannot be read: " + reason.lines().findFirst().orElse(reason));
      return Optional.empty();
    }
  }

  private void addProblem(String problem) {
    if (!problems.contains(problem)) {
      problems.add(problem);
    }
  }

  private static Properties systemProperties() {
    Properties properties = new Properties();
    System.getenv().forEach((name, value) -> properties.setProperty("env." + name, value));
    System.getProperties()
        .forEach((name, value) -> properties.setProperty(name.toString(), value.toString()));
    return properties;
  }

  private Optional<Path> pomOf(Artifact artifact) {
    return Optional.ofNullable(raw.get(artifact.getGroupId() + ":" + artifact.getArtifactId()))
        .filter(pom -> pom.matches(artifact.getVersion()))
        .map(RawPom::file);
  }

  @Override
  public WorkspaceRepository getRepository() {
    return repository;
  }

  /** A module's POM, or a folder that stands for its classes: they are compiled from source. */
  @Override
  public File findArtifact(Artifact artifact) {
    Optional<Path> pom = pomOf(artifact);
    if (pom.isEmpty()) {
      return null;
    }
    return artifact.getExtension().equals("pom")
        ? pom.get().toFile()
        : pom.get().getParent().toFile();
  }

  @Override
  public List<String> findVersions(Artifact artifact) {
    return pomOf(artifact).isPresent() && !artifact.getVersion().contains(",")
        ? List.of(artifact.getVersion())
        : List.of();
  }

  @Override
  public Model findModel(Artifact artifact) {
    return moduleOf(artifact).orElse(null);
  }
}
