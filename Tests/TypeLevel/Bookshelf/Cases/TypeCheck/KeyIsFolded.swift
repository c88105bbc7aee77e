/// A search finds ドカベン and not どかべん.
///
/// Stated by ``ComicSearchKey``.
private func key(_ typed: String, _ folding: any TextFolding) -> ComicSearchKey {
  #if FAIL
  ComicSearchKey(typed)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  ComicSearchKey(typed, folding: folding)
  #endif
}
