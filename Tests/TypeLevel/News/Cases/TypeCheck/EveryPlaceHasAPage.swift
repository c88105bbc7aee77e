/// A link to the filters opens the list.
///
/// Stated by ``NewsDestination``.
private func title(of place: NewsDestination) -> String {
  switch place {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .list, .detail, .bookmark: "Stories"
  case .feeds, .transfer, .preview: "Feeds"
  #if !FAIL
  case .filters: "Filters"
  #endif
  }
}
