/**
 * What is known of the APIs of the JDK and of libraries: is a method pure, does it cost anything,
 * does it read or write a collection, does a framework call it per request?
 *
 * <p>Exact facts are rows of the tables beside the classes of this package, each with its source;
 * {@code ApiFact.LIFECYCLE.holdsFor(method)} looks one up. Conditions by name, such as {@link
 * io.github.uncontended.analysis.library.MethodName}, are code. Uses {@code analysis.syntax} and
 * {@code options}.
 */
package io.github.uncontended.analysis.library;
