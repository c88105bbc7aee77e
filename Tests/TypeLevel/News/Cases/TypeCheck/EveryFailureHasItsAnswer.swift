/// A full disk is reported like an invalid input, and the user corrects an input that is valid.
///
/// Stated by ``StoryFailure``.
private func isWorthAnotherTry(_ failure: StoryFailure) -> Bool {
  switch failure {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .form, .noLink, .notFound, .linkNotFound, .ambiguous: false
  case .notCarried, .unknownFeed, .ambiguousFeed, .unknownFilter, .tooMany,
    .knownFeed:
    false
  case .choice, .noFeed, .unreadable, .list, .file: false
  case .source, .cancelled: true
  #if !FAIL
  case .store: true
  #endif
  }
}
