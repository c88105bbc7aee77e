/// Code that passes a title instead of an identifier removes nothing, and reports no error.
///
/// Stated by ``NoteRepository/remove(_:)``.

import CoreDomain
import NotesDomain

private func remove(_ note: Note, from repository: any NoteRepository) async throws(NoteFailure) {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  try await repository.remove(note.title.text)
  #else
  try await repository.remove(note.id)
  #endif
}
