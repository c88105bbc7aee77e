/// A tab without a name cannot be chosen.
///
/// Stated by ``NewsCategory``.
private func tab(_ name: String) {
  _ = NewsTab(category: name, unread: 0)  // expected-error {{[cannot_convert_argument_value]}}
  _ = NewsTab(category: NewsCategory(name), unread: 0)
}
