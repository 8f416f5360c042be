package io.github.uncontended.edit;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Decides which fixes can be applied to the same text, and collects their edits. Both ways of
 * applying fixes use it: {@link Patcher} and {@link PatchRound}.
 *
 * <p>Fixes are admitted one after the other. A fix is rejected as a whole, and waits for the next
 * analysis of the patched text, if
 *
 * <ul>
 *   <li>one of its edits overlaps an edit of an admitted fix, or inserts text within a line next to
 *       one;
 *   <li>both insert text at one place, unless all of it is whole lines. Different lines then follow
 *       each other. Equal ones must be the same {@linkplain Claim.Kind#DECLARED declaration}, which
 *       is made once, at one place;
 *   <li>an edit of one contradicts a {@link Claim} of the other, or two of their claims contradict
 *       each other;
 *   <li>they import two types with the same simple name;
 *   <li>one writes a name whose import goes with the last use that the other replaces.
 * </ul>
 */
final class Conflicts {
  /** What becomes of several insertions at one place. */
  enum Insertions {
    /** Each is a line of its own, of which a fix can share one and add another. */
    SEPARATE,
    /**
     * Error Prone appends them to one text. It recognizes only the whole text: a fix can share all
     * of it or nothing.
     */
    JOINED
  }

  private final Insertions atOnePlace;
  private final List<Edit> replacements = new ArrayList<>();
  private final Map<Integer, Set<String>> insertions = new HashMap<>();
  private final List<Claim> claims = new ArrayList<>();
  private final Set<ImportedName> replaced = new LinkedHashSet<>();

  /** The qualified names of the imported types, by simple name. */
  private final Map<String, String> imports = new LinkedHashMap<>();

  /** Starts without a fix. */
  Conflicts(Insertions atOnePlace) {
    this.atOnePlace = atOnePlace;
  }

  /** Adds a fix if it fits the admitted ones; false, with nothing added, if it does not. */
  boolean admit(Fix fix) {
    List<Edit> edits = parts(fix);
    if (edits.stream().anyMatch(this::meetsReplacement)
        || edits.stream().anyMatch(this::meetsInsertion)
        || !insertionsFit(edits, fix)
        || fix.claims().stream().anyMatch(claim -> isDeclaredElsewhere(claim, edits))
        || contradictsClaims(edits, fix)
        || fix.imports().stream().anyMatch(this::hidesImport)
        || unused().stream().anyMatch(name -> isWritten(name, edits))) {
      return false;
    }
    for (Edit edit : edits) {
      if (edit.isInsertion()) {
        insertions.computeIfAbsent(edit.start(), at -> new LinkedHashSet<>()).add(edit.text());
      } else {
        replacements.add(edit);
      }
    }
    claims.addAll(fix.claims());
    replaced.addAll(fix.replaced());
    fix.imports().forEach(name -> imports.put(simpleName(name), name));
    return true;
  }

  /** The admitted edits that replace text. */
  List<Edit> replacements() {
    return Collections.unmodifiableList(replacements);
  }

  /** The admitted insertions, by position. */
  Map<Integer, Set<String>> insertions() {
    return Collections.unmodifiableMap(insertions);
  }

  /** The imported names of which the admitted fixes replace every use. */
  ImmutableSet<ImportedName> unused() {
    return replaced.stream()
        .filter(name -> name.uses().stream().allMatch(this::isReplaced))
        .filter(name -> !isWritten(name, replacements))
        .filter(
            name ->
                insertions.values().stream()
                    .flatMap(Set::stream)
                    .noneMatch(text -> NameUses.mentions(text, name.simpleName())))
        .collect(toImmutableSet());
  }

  private boolean isReplaced(int position) {
    return replacements.stream().anyMatch(edit -> edit.covers(position));
  }

  private static boolean isWritten(ImportedName name, List<Edit> edits) {
    return edits.stream().anyMatch(edit -> NameUses.mentions(edit.text(), name.simpleName()));
  }

  /** The qualified names of the types to import. */
  Collection<String> imports() {
    return Collections.unmodifiableCollection(imports.values());
  }

  /**
   * The edits of a fix, with its insertions at one place joined, unless they are lines that another
   * fix can share.
   */
  private static List<Edit> parts(Fix fix) {
    List<Edit> parts = new ArrayList<>();
    for (Edit edit : fix.edits()) {
      // An insertion sorts before a replacement with the same start.
      Edit last = parts.isEmpty() ? null : parts.get(parts.size() - 1);
      boolean joins =
          last != null
              && edit.isInsertion()
              && last.start() == edit.start()
              && !(last.isWholeLines() && edit.isWholeLines());
      if (joins) {
        parts.set(parts.size() - 1, last.append(edit.text()));
      } else {
        parts.add(edit);
      }
    }
    return parts;
  }

  private boolean meetsReplacement(Edit edit) {
    return replacements.stream()
        .anyMatch(
            earlier ->
                edit.isInsertion()
                    ? disturbs(edit, earlier)
                    : edit.start() < earlier.end() && earlier.start() < edit.end());
  }

  private boolean meetsInsertion(Edit edit) {
    return !edit.isInsertion()
        && insertions.entrySet().stream()
            .anyMatch(
                earlier ->
                    earlier.getValue().stream()
                        .map(text -> new Edit(earlier.getKey(), earlier.getKey(), text))
                        .anyMatch(insertion -> disturbs(insertion, edit)));
  }

  /** Whether an insertion is inside a replaced range, or within a line and next to it. */
  private static boolean disturbs(Edit insertion, Edit replacement) {
    int at = insertion.start();
    return insertion.isWholeLines()
        ? replacement.start() < at && at < replacement.end()
        : replacement.start() <= at && at <= replacement.end();
  }

  private boolean insertionsFit(List<Edit> edits, Fix fix) {
    return edits.stream()
        .filter(edit -> edit.isInsertion() && insertions.containsKey(edit.start()))
        .collect(groupingBy(Edit::start, toList()))
        .entrySet()
        .stream()
        .allMatch(place -> insertionsFit(place.getKey(), place.getValue(), fix));
  }

  private boolean insertionsFit(int position, List<Edit> added, Fix fix) {
    Set<String> earlier = insertions.get(position);
    List<Edit> shared = added.stream().filter(edit -> earlier.contains(edit.text())).toList();
    boolean lines =
        added.stream().allMatch(Edit::isWholeLines)
            && earlier.stream().allMatch(text -> new Edit(position, position, text).isWholeLines());
    boolean separable =
        atOnePlace == Insertions.SEPARATE
            || shared.isEmpty()
            || (shared.size() == added.size() && shared.size() == earlier.size());
    return lines && separable && shared.stream().allMatch(edit -> isSameDeclaration(edit, fix));
  }

  /** Whether an admitted fix makes the declaration that a fix inserts. */
  private boolean isSameDeclaration(Edit insertion, Fix fix) {
    return fix.claims().stream()
        .anyMatch(
            claim ->
                claim.kind() == Claim.Kind.DECLARED
                    && claim.declaration().equals(insertion.text())
                    && claims.contains(claim));
  }

  /** Whether an admitted fix makes the declaration that a claim is about, at another place. */
  private boolean isDeclaredElsewhere(Claim claim, List<Edit> edits) {
    return !claim.declaration().isEmpty()
        && claims.contains(claim)
        && edits.stream()
            .filter(edit -> edit.text().equals(claim.declaration()))
            .noneMatch(
                edit -> insertions.getOrDefault(edit.start(), Set.of()).contains(edit.text()));
  }

  private boolean contradictsClaims(List<Edit> edits, Fix fix) {
    return fix.claims().stream().anyMatch(this::contradicts)
        || claims.stream().anyMatch(claim -> edits.stream().anyMatch(claim::contradicts));
  }

  private boolean contradicts(Claim claim) {
    return claims.stream().anyMatch(claim::contradicts)
        || replacements.stream().anyMatch(claim::contradicts)
        || insertions.keySet().stream().anyMatch(at -> claim.contradicts(new Edit(at, at, "")));
  }

  private boolean hidesImport(String qualifiedName) {
    String known = imports.get(simpleName(qualifiedName));
    return known != null && !known.equals(qualifiedName);
  }

  private static String simpleName(String qualifiedName) {
    return qualifiedName.substring(qualifiedName.lastIndexOf('.') + 1);
  }
}
