/// Unchecked text is stored as a title, and is too long for every page.
///
/// Stated by ``Note/title``.

import CoreDomain
import NotesDomain

private func note(
  _ id: Note.ID, _ typed: String, at now: Timestamp
) throws(NoteFailure) -> Note {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  Note(id: id, title: typed, createdAt: now)
  #else
  Note(id: id, title: try NoteTitle(typed), createdAt: now)
  #endif
}
