/// The image shows the history of another repository.
///
/// Stated by ``StarHistoryPictureIntent``.
private func intent(_ repository: String) -> StarHistoryPictureIntent {
  #if FAIL
  .draw()  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  .draw(repository: repository)
  #endif
}
