/// An image of stored data is saved as a file, and does not show its age.
///
/// Stated by ``StarHistoryPicture``.
private func picture(_ svg: String, _ history: StarHistory) {
  _ = StarHistoryPicture(svg: svg)  // expected-error {{[missing_argument_named]}}
  _ = StarHistoryPicture(svg: svg, history: history)
}
