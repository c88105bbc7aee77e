/// A destination without a page responds with an error.
///
/// Stated by ``BookmarksDestination``.
private func page(_ destination: BookmarksDestination) -> String {
  switch destination {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .detail, .change, .tags, .duplicates: "page"
  #if FAIL
  case .list, .editor: "page"
  #else
  case .list, .editor, .transfer: "page"
  #endif
  }
}
