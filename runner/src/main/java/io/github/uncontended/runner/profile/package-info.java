/**
 * Profiles: folds the events of a recording by kind, application method, callee and lock class;
 * adds profiles up; prints them; and compares them with the sources.
 *
 * <p>{@link io.github.uncontended.runner.profile.Folding} is the entry point. It reads recordings
 * through {@code profile.jfr}. {@link io.github.uncontended.runner.profile.RecordingFold} adds up
 * the events of one recording. Three classes decide what a stack trace means: {@link
 * io.github.uncontended.runner.profile.ApplicationCode} which frames belong to the application,
 * {@link io.github.uncontended.runner.profile.ParkFilter} which parked threads wait for a lock,
 * {@link io.github.uncontended.runner.profile.NormalizedNames} how a method is named in every
 * recording alike. The text form of a profile and its reader are in {@code uncontended.profile} of
 * the checks, which must not depend on the runner.
 */
package io.github.uncontended.runner.profile;
