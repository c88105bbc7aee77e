/// A filter by age searches the titles of stories.
///
/// Stated by ``NewsFilter/Test``.
private func field(of test: NewsFilter.Test) -> String {
  switch test {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .title: "title"
  case .author, .address: "origin"
  #if !FAIL
  case .age: "age"
  #endif
  }
}
