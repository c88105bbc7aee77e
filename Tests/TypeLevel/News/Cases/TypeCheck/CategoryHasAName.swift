/// A tab without a name cannot be chosen.
///
/// Stated by ``NewsCategory``.
private func tab(_ name: String) -> NewsTab {
  #if FAIL
  NewsTab(category: name, unread: 0)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  NewsTab(category: NewsCategory(name), unread: 0)
  #endif
}
