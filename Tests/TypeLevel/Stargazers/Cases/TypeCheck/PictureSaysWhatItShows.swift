/// An image of stored data is saved as a file, and does not show its age.
///
/// Stated by ``StarHistoryPicture``.
private func picture(_ svg: String, _ history: StarHistory) -> StarHistoryPicture {
  #if FAIL
  StarHistoryPicture(svg: svg)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  StarHistoryPicture(svg: svg, history: history)
  #endif
}
