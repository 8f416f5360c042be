/**
 * How source text is edited: replacements, names and imports that are free to use, new members, and
 * which fixes can be applied together.
 *
 * <p>A {@link io.github.uncontended.edit.Fix} is the unit: edits, imports, and claims on the code
 * around them. {@link io.github.uncontended.edit.Patcher} applies a list of fixes to a text, {@link
 * io.github.uncontended.edit.PatchRound} hands them to Error Prone's patch mode; both ask {@link
 * io.github.uncontended.edit.Conflicts} which fixes have to wait for the next round. {@link
 * io.github.uncontended.edit.Members}, {@link io.github.uncontended.edit.FreeNames}, {@link
 * io.github.uncontended.edit.Imports}, {@link io.github.uncontended.edit.TypeNames} and {@link
 * io.github.uncontended.edit.SourceStyle} write code that fits the file.
 *
 * <p>May use {@code options} and {@code analysis}. Knows no rule and no particular rewriting: what
 * a conflict is follows from the edits and the claims alone.
 */
package io.github.uncontended.edit;
