/// Content of a newer type is drawn as pages.
///
/// Stated by ``ComicEpisode/ContentType``.
private func isKnown(_ content: ComicEpisode.ContentType) -> Bool {
  switch content {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .pages, .strip: true
  #if !FAIL
  case .other: false
  #endif
  }
}
