/// A list is printed without the cursor of the next page.
///
/// Stated by ``StoryListRecord``.
private func record(of page: StoryPage) -> StoryListRecord {
  #if FAIL
  StoryListRecord(page.headlines)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  StoryListRecord(page)
  #endif
}
