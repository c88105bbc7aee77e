/// The tab for all stories has no name, and crashes the program.
///
/// Stated by ``NewsTab``.
private func title(of tab: NewsTab) {
  let _: String = tab.category.name  // expected-error {{[optional_base_not_unwrapped]}}
  let _: String = tab.category?.name ?? "All"
}
