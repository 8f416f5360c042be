package io.github.uncontended.runner.profile.jfr;

/** Receives the contents of a recording, one chunk after the other. */
public interface RecordingVisitor {
  /**
   * Starts a chunk.
   *
   * @param constants resolves the ids in the chunk's events; valid until {@link #endChunk}
   * @param durationNanos how long the chunk was recorded
   */
  void beginChunk(ChunkConstants constants, long durationNanos);

  /**
   * Visits an event. Its ids are those of the current chunk.
   *
   * @param event the same object on every call, so it must not be stored
   */
  void visitEvent(Event event);

  /**
   * Visits a setting that decides which events of a type were recorded.
   *
   * @param nanos the shortest duration that was recorded, or the sampling interval
   */
  void visitThreshold(EventType type, long nanos);

  /**
   * Visits the version of the JVM that was recorded.
   *
   * @param version as the JVM writes it, such as {@code 17.0.15+6}, or a longer text
   */
  void visitJvm(String version);

  /** Ends a chunk, even if a part of it could not be read. */
  void endChunk();
}
