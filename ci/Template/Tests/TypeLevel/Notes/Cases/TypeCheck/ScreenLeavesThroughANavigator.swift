/// A screen that was given no navigator cannot be left when its work is done.
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
