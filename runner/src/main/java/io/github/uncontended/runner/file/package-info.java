/**
 * Files on disk: how are they written without leaving half a file, and how are paths and small text
 * files read that the user names?
 *
 * <p>May use the JDK only.
 */
package io.github.uncontended.runner.file;
