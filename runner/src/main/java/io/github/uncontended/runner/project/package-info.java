/**
 * Projects: which modules does a Maven or Gradle build have, and what does compiling their main
 * sources take?
 *
 * <p>Uses {@code maven} to resolve dependencies and {@code source} for the files. No code of the
 * project runs, except a Gradle build's own scripts.
 */
package io.github.uncontended.runner.project;
