/**
 * Reads recordings in the format of JDK Flight Recorder, version 2 (JDK 9 and later), as written by
 * Flight Recorder and by async-profiler.
 *
 * <p>A recording is a sequence of <em>chunks</em>. Each chunk is complete in itself: a {@link
 * io.github.uncontended.runner.profile.jfr.ChunkHeader header} of fixed size, then events. Two of
 * the events describe the others: the {@link io.github.uncontended.runner.profile.jfr.Metadata
 * metadata event} declares the types of the chunk, and the <em>checkpoint events</em> hold the
 * {@link io.github.uncontended.runner.profile.jfr.ConstantPools constant pools}: stack traces,
 * methods, classes and strings, to which events refer by id. Integers are LEB128-encoded.
 *
 * <p>{@link io.github.uncontended.runner.profile.jfr.RecordingReader} passes the events of interest
 * to a {@link io.github.uncontended.runner.profile.jfr.RecordingVisitor}. It allocates no object
 * per event, checks every length and reference, and continues after damaged chunks. What the events
 * mean for a profile is decided in {@code runner.profile}, on which this package does not depend.
 * {@code docs/decisions.md} has the reasons for a reader of our own.
 */
package io.github.uncontended.runner.profile.jfr;
