package io.github.uncontended.runner.profile;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.profile.CallPath;
import io.github.uncontended.profile.Descriptors;
import io.github.uncontended.profile.ProfileFrame;
import io.github.uncontended.runner.profile.jfr.Method;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/**
 * Reduces stack traces to the frames that a row keeps: the innermost application frame and what it
 * called, the innermost library frame and what it called, and the frame of the JDK that waits.
 */
final class StackFolder {
  private static final String TAKES_INT = "(I)";

  private final ApplicationCode application;

  /** By identity: a chunk has one object per method. */
  private final IdentityHashMap<Method, Frame> frames = new IdentityHashMap<>();

  /** A frame; {@code name} is empty for native frames and for glue between frames. */
  private record Frame(Optional<ProfileFrame> name, ApplicationCode.Origin origin) {
    static final Frame SKIPPED = new Frame(Optional.empty(), ApplicationCode.Origin.GENERATED);
  }

  StackFolder(ApplicationCode application) {
    this.application = application;
  }

  /** Folds a stack trace, given the innermost frame first. */
  FoldedStack fold(List<Method> stackTrace) {
    Fold fold = new Fold();
    for (Method method : stackTrace) {
      Frame frame = frames.computeIfAbsent(method, this::frame);
      if (frame.name().isPresent()) {
        fold.add(frame.name().get(), frame.origin());
      }
    }
    return fold.result();
  }

  private Frame frame(Method method) {
    String type = NormalizedNames.ofClass(method.type());
    boolean java = !type.isEmpty() && !method.name().isEmpty();
    // The descriptor of a native frame in a recording of async-profiler is no method descriptor.
    if (!java
        || NormalizedNames.isGlue(type)
        || method.name().startsWith("access$")
        || !Descriptors.isMethod(method.descriptor())) {
      return Frame.SKIPPED;
    }
    ProfileFrame name = NormalizedNames.ofMethod(type, method.name(), method.descriptor());
    return new Frame(Optional.of(name), application.originOf(type));
  }

  /** The fold of one stack trace, frame by frame. */
  private final class Fold {
    private final ImmutableList.Builder<String> calls = ImmutableList.builder();
    private final WorkerLoop worker = new WorkerLoop();
    private Optional<ProfileFrame> previous = Optional.empty();
    private Optional<ProfileFrame> holder = Optional.empty();
    private Optional<ProfileFrame> library = Optional.empty();
    private Optional<ProfileFrame> entry = Optional.empty();
    private Optional<ProfileFrame> site = Optional.empty();
    private Optional<ProfileFrame> callee = Optional.empty();

    void add(ProfileFrame name, ApplicationCode.Origin origin) {
      worker.add(name, origin);
      if (site.isPresent()) {
        return;
      }
      if (NormalizedNames.isLambdaClass(name.type())) {
        // A lambda body has a frame of its own before this one; a method reference has none.
        String host = NormalizedNames.hostOf(name.type());
        if (previous.isPresent()
            && application.originOf(host) == ApplicationCode.Origin.APPLICATION) {
          site = Optional.of(new ProfileFrame(host, ProfileFrame.ANY, ProfileFrame.LAMBDA));
          callee = previous;
        }
        return;
      }
      switch (origin) {
        case APPLICATION -> {
          site = Optional.of(name);
          callee = previous;
          return;
        }
        case LIBRARY -> {
          if (library.isEmpty()) {
            library = Optional.of(name);
            entry = previous;
          }
        }
        case JDK -> {
          if (library.isEmpty() && holder.isEmpty() && !LockImplementation.contains(name)) {
            holder = Optional.of(name);
          }
        }
        case GENERATED -> {}
      }
      previous = Optional.of(name);
      String parameters = name.descriptor().startsWith(TAKES_INT) ? TAKES_INT : "";
      calls.add(name.type() + '#' + name.method() + parameters);
    }

    FoldedStack result() {
      Optional<CallPath> path =
          site.isPresent()
              ? Optional.of(new CallPath(site.get(), callee, library, entry, holder))
              : library.map(
                  only -> new CallPath(only, entry, Optional.empty(), Optional.empty(), holder));
      return new FoldedStack(path, calls.build(), worker.isLoop());
    }
  }
}
