package io.github.uncontended.runner.profile;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.profile.Descriptors;
import io.github.uncontended.profile.ProfileFrame;
import io.github.uncontended.runner.profile.jfr.Method;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/** Finds the innermost application frame of stack traces. */
final class StackFolder {
  private static final String TAKES_INT = "(I)";

  private final ApplicationCode application;

  /** By identity: a chunk has one object per method. */
  private final IdentityHashMap<Method, Frame> frames = new IdentityHashMap<>();

  /** A frame; {@code name} is empty for native frames and for glue between frames. */
  private record Frame(Optional<ProfileFrame> name, boolean application) {
    static final Frame SKIPPED = new Frame(Optional.empty(), false);
  }

  StackFolder(ApplicationCode application) {
    this.application = application;
  }

  /** Folds a stack trace, given the innermost frame first. */
  FoldedStack fold(List<Method> stackTrace) {
    ImmutableList.Builder<String> calls = ImmutableList.builder();
    Optional<ProfileFrame> callee = Optional.empty();
    for (Method method : stackTrace) {
      Frame frame = frames.computeIfAbsent(method, this::frame);
      if (frame.name().isEmpty()) {
        continue;
      }
      ProfileFrame name = frame.name().get();
      if (NormalizedNames.isLambdaClass(name.type())) {
        // A lambda body has a frame of its own before this one; a method reference has none.
        String host = NormalizedNames.hostOf(name.type());
        if (callee.isPresent() && application.contains(host)) {
          ProfileFrame site = new ProfileFrame(host, ProfileFrame.ANY, ProfileFrame.LAMBDA);
          return new FoldedStack(Optional.of(site), callee, calls.build());
        }
      } else if (frame.application()) {
        return new FoldedStack(frame.name(), callee, calls.build());
      } else {
        callee = frame.name();
        String parameters = name.descriptor().startsWith(TAKES_INT) ? TAKES_INT : "";
        calls.add(name.type() + '#' + name.method() + parameters);
      }
    }
    return new FoldedStack(Optional.empty(), callee, calls.build());
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
    return new Frame(Optional.of(name), application.contains(type));
  }
}
