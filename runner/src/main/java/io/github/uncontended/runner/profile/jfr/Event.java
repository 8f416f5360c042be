package io.github.uncontended.runner.profile.jfr;

/** The fields of an event that profiles use. A reader has one, which it fills for each event. */
public final class Event {
  private EventType type = EventType.JAVA_MONITOR_ENTER;
  private int stackTrace;
  private long startNanos;
  private long durationNanos;
  private long amount;
  private long threadId;
  private long classId;
  private long stateId;

  Event() {}

  void set(
      EventType type,
      int stackTrace,
      long startNanos,
      long durationNanos,
      long amount,
      long[] values) {
    this.type = type;
    this.stackTrace = stackTrace;
    this.startNanos = startNanos;
    this.durationNanos = durationNanos;
    this.amount = amount;
    this.threadId = values[EventLayout.THREAD];
    this.classId = values[EventLayout.CLASS];
    this.stateId = values[EventLayout.STATE];
  }

  /** The type of the event. */
  public EventType type() {
    return type;
  }

  /** Index of the stack trace, for {@link ChunkConstants#stackTrace}. */
  public int stackTrace() {
    return stackTrace;
  }

  /** When the event started, in nanoseconds since the start of its chunk; may be negative. */
  public long startNanos() {
    return startNanos;
  }

  /** How long the thread was blocked, parked or pinned; 0 for samples. */
  public long durationNanos() {
    return durationNanos;
  }

  /** Bytes allocated, or nanoseconds of CPU time that the sample stands for; otherwise 0. */
  public long amount() {
    return amount;
  }

  /** Id of the thread; 0 if unknown. */
  public long threadId() {
    return threadId;
  }

  /** Id of the lock's or allocated object's class, for {@link ChunkConstants#className}. */
  public long classId() {
    return classId;
  }

  /**
   * Id of the state of the thread, if the event is a sample, for {@link
   * ChunkConstants#threadState}.
   */
  public long stateId() {
    return stateId;
  }
}
