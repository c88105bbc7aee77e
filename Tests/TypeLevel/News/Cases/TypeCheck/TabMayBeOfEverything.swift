/// The tab for all stories has no name, and crashes the program.
///
/// Stated by ``NewsTab``.
private func title(of tab: NewsTab) -> String {
  #if FAIL
  tab.category.name  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  tab.category?.name ?? "All"
  #endif
}
