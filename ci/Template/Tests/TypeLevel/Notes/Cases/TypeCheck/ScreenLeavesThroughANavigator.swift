/// A screen without a navigator cannot navigate away after its work.
///
/// Stated by ``NotesScreens/list(navigator:)``.

import CoreDomain
import NotesDomain

private func list(
  of screens: any NotesScreens, _ navigator: any Navigator
) -> any NoteListScreen {
  #if FAIL
  screens.list()  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  screens.list(navigator: navigator)
  #endif
}
