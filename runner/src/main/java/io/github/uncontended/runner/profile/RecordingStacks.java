package io.github.uncontended.runner.profile;

import io.github.uncontended.profile.Descriptors;
import io.github.uncontended.profile.ProfileFrame;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.runner.profile.jfr.EventType;
import io.github.uncontended.runner.profile.jfr.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The stacks of a recording by what was measured. They have the names of classes and methods, as a
 * profile has them, and nothing else.
 */
public final class RecordingStacks {
  /** Of deeper stacks, only the innermost frames are kept. */
  private static final int MAX_DEPTH = 256;

  /** What the JVM locks as an array of ints. */
  private static final String INITIALIZATION = "(class initialization)";

  /** The frames of methods; empty for those that are not shown. */
  private final Map<Method, Optional<StackTree.Frame>> known = new HashMap<>();

  private final StackTree blocked = new StackTree();
  private final StackTree waited = new StackTree();
  private final StackTree samples = new StackTree();
  private final StackTree cpuTimeSamples = new StackTree();

  /** Adds the time or the samples of a stack trace, given the innermost frame first. */
  void add(
      EventType type,
      ProfileKind kind,
      List<Method> stackTrace,
      String object,
      long amount,
      ApplicationCode application) {
    if (kind == ProfileKind.ALLOC) {
      return;
    }
    List<StackTree.Frame> frames = new ArrayList<>();
    if (kind.isBlocking() && !object.isEmpty()) {
      String lock = object.equals(ProfileRow.CLASS_INITIALIZATION) ? INITIALIZATION : object;
      frames.add(new StackTree.Frame(lock, StackTree.Kind.LOCK));
    }
    for (Method method : stackTrace) {
      if (frames.size() < MAX_DEPTH) {
        known.computeIfAbsent(method, each -> frame(each, application)).ifPresent(frames::add);
      }
    }
    Collections.reverse(frames);
    StackTree tree =
        switch (kind) {
          case MONITOR, PARK, PINNED -> blocked;
          case WAIT -> waited;
          case CPU, ALLOC -> type == EventType.CPU_TIME_SAMPLE ? cpuTimeSamples : samples;
        };
    tree.add(frames, amount);
  }

  private static Optional<StackTree.Frame> frame(Method method, ApplicationCode application) {
    String type = NormalizedNames.ofClass(method.type());
    if (type.isEmpty()
        || method.name().isEmpty()
        || NormalizedNames.isGlue(type)
        || NormalizedNames.isLambdaClass(type)
        || !Descriptors.isMethod(method.descriptor())) {
      return Optional.empty();
    }
    ProfileFrame name = NormalizedNames.ofMethod(type, method.name(), method.descriptor());
    StackTree.Kind kind =
        switch (application.originOf(type)) {
          case APPLICATION -> StackTree.Kind.APPLICATION;
          case LIBRARY, GENERATED -> StackTree.Kind.LIBRARY;
          case JDK -> StackTree.Kind.JDK;
        };
    return Optional.of(new StackTree.Frame(nameOf(name), kind));
  }

  /** The name that frames of a method have here. */
  public static String nameOf(ProfileFrame frame) {
    if (!frame.isLambda()) {
      return frame.type() + '#' + frame.method();
    }
    boolean known = !frame.method().equals(ProfileFrame.ANY);
    return frame.type() + '#' + (known ? frame.method() + " (lambda)" : "(lambda)");
  }

  /** Time for which threads were blocked by locks or pinned to a carrier, in nanoseconds. */
  public StackTree blocked() {
    return blocked;
  }

  /** Time for which threads waited for others within tasks, in nanoseconds. */
  public StackTree waited() {
    return waited;
  }

  /** Whether there is no stack of any kind. */
  public boolean isEmpty() {
    return blocked.isEmpty() && waited.isEmpty() && cpu().isEmpty();
  }

  /** CPU time; only its shares are comparable. */
  public StackTree cpu() {
    return cpuTimeSamples.isEmpty() ? samples : cpuTimeSamples;
  }
}
