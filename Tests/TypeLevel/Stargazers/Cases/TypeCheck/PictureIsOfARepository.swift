/// The image shows the history of another repository.
///
/// Stated by ``StarHistoryPictureIntent``.
private func intent(_ repository: String) {
  let _: StarHistoryPictureIntent = .draw()  // expected-error {{[missing_argument_named]}}
  let _: StarHistoryPictureIntent = .draw(repository: repository)
}
