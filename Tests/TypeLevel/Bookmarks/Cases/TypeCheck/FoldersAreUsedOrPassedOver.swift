/// A reader that handles only one use of folders drops their names.
///
/// Stated by ``FolderUse``.
private func tags(of folders: [String], _ use: FolderUse) -> [String] {
  switch use {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .ignore: []
  #else
  case .ignore, .tags: use == .tags ? folders : []
  #endif
  }
}
