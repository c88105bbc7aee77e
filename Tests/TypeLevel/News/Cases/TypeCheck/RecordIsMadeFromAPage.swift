/// A list is printed without the cursor of the next page.
///
/// Stated by ``StoryListRecord``.
private func record(of page: StoryPage) {
  _ = StoryListRecord(page.headlines)  // expected-error {{[cannot_convert_argument_value]}}
  _ = StoryListRecord(page)
}
