/// A link to the account opens the shelf.
///
/// Stated by ``BookshelfDestination``.
private func isOwn(_ place: BookshelfDestination) -> Bool {
  switch place {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .list, .search, .detail, .page, .catalogue: false
  #if !FAIL
  case .account, .progress: true
  #endif
  }
}
