/**
 * What did recordings of the running program measure, and where? A profile is a small text file,
 * with one row per kind of cost and place, which the runner writes and the checks read.
 *
 * <p>It uses nothing else of this project, and no JFR API: it is part of every compilation.
 *
 * <p>Example: {@code Profile.read(file).rowsIn("com.example.Catalog")}.
 */
package io.github.uncontended.profile;
