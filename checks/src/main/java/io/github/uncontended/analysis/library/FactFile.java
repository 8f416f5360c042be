package io.github.uncontended.analysis.library;

import com.google.common.base.Ascii;

/** The files of facts, which lie beside this class. */
enum FactFile {
  /** What annotations do with fields. */
  ANNOTATIONS,
  /** When methods run the functions that they are given. */
  CALLBACKS,
  /** What methods do with collections. */
  COLLECTIONS,
  /** What threads contend for, and what keeps a thread waiting. */
  CONTENTION,
  /** What is cheap. */
  COSTS,
  /** What has side effects, and what only computes. */
  EFFECTS,
  /** What takes a value for the case that there is none; nearly every compilation asks for it. */
  FALLBACKS,
  /** What many threads run, and what runs seldom. */
  HEAT,
  /** What takes a lock. */
  LOCKS,
  /** What logs. */
  LOGGERS,
  /** What reads and writes a database, and what pools connections to it. */
  PERSISTENCE,
  /** Which types are immutable, and which are functions. */
  TYPES;

  String fileName() {
    return Ascii.toLowerCase(name()) + ".tsv";
  }
}
