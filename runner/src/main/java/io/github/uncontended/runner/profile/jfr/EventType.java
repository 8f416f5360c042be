package io.github.uncontended.runner.profile.jfr;

import java.util.Arrays;
import java.util.Optional;

/** The event types that a {@link RecordingVisitor} receives. */
public enum EventType {
  /** A thread was blocked until it entered a monitor. */
  JAVA_MONITOR_ENTER("jdk.JavaMonitorEnter"),
  /** A thread waited in {@code Object.wait}. */
  JAVA_MONITOR_WAIT("jdk.JavaMonitorWait"),
  /** A thread was parked by {@code LockSupport}. */
  THREAD_PARK("jdk.ThreadPark"),
  /** A virtual thread blocked without releasing its carrier thread. */
  VIRTUAL_THREAD_PINNED("jdk.VirtualThreadPinned"),
  /** A thread was sampled while it ran. */
  EXECUTION_SAMPLE("jdk.ExecutionSample"),
  /** A thread was sampled by CPU time, since JDK 25. */
  CPU_TIME_SAMPLE("jdk.CPUTimeSample"),
  /** A sampled allocation, since JDK 16. */
  OBJECT_ALLOCATION_SAMPLE("jdk.ObjectAllocationSample"),
  /** An allocation that started a new thread-local allocation buffer. */
  OBJECT_ALLOCATION_IN_NEW_TLAB("jdk.ObjectAllocationInNewTLAB"),
  /** An allocation outside of thread-local allocation buffers. */
  OBJECT_ALLOCATION_OUTSIDE_TLAB("jdk.ObjectAllocationOutsideTLAB");

  private final String typeName;

  EventType(String typeName) {
    this.typeName = typeName;
  }

  /** The name of the type in a recording's metadata. */
  public String typeName() {
    return typeName;
  }

  /** The event type of a name in the metadata; empty for types that are skipped. */
  static Optional<EventType> of(String typeName) {
    return Arrays.stream(values()).filter(type -> type.typeName.equals(typeName)).findFirst();
  }
}
