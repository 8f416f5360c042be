package io.github.uncontended.edit;

import com.google.common.collect.ImmutableList;

/**
 * A name that the file of a fix imports, and of which the fix replaces uses. When fixes have
 * replaced all of them, nothing needs the import.
 *
 * @param qualifiedName as the import declares it
 * @param isStatic whether it is the name of a static member
 * @param uses the offsets of all uses in the file
 */
public record ImportedName(String qualifiedName, boolean isStatic, ImmutableList<Integer> uses) {
  /** The name that the uses have. */
  String simpleName() {
    return qualifiedName.substring(qualifiedName.lastIndexOf('.') + 1);
  }
}
