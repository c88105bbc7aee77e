/// A record that is built manually prints its date in a different format from all other commands.
///
/// Stated by ``NoteRecord``.

import NotesDomain

private func record(of note: Note) -> NoteRecord {
  #if FAIL
  // expected-FAIL-error@+2 {{[extra_argument_named]}}
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  NoteRecord(id: note.id.raw, createdAt: "21/11/2026")
  #else
  NoteRecord(note)
  #endif
}
