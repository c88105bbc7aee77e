/// A search finds ドカベン and not どかべん.
///
/// Stated by ``ComicSearchKey``.
private func key(_ typed: String, _ folding: any TextFolding) {
  _ = ComicSearchKey(typed)  // expected-error {{[missing_argument_named]}}
  _ = ComicSearchKey(typed, folding: folding)
}
