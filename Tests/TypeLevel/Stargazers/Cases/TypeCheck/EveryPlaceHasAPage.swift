/// A link to a stargazer opens the list.
///
/// Stated by ``StargazersDestination``.
private func title(of place: StargazersDestination) -> String {
  switch place {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .form, .list: "List"
  #if FAIL
  case .history: "History"
  #else
  case .history, .detail: "History"
  #endif
  }
}
