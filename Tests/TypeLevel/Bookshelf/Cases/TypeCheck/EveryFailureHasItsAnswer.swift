/// A full disk is reported like an invalid input, and the user corrects an input that is valid.
///
/// Stated by ``ComicFailure``.
private func isWorthAnotherTry(_ failure: ComicFailure) -> Bool {
  switch failure {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .form, .unknownSeries, .unknownComic, .unreadable: false
  case .notForSale, .alreadyOwned, .priceChanged, .nameTaken, .wrongPassword: false
  case .signInNeeded, .noCatalogue, .catalogue, .cancelled, .file: false
  case .source, .storefront, .orderIsOpen: true
  #if !FAIL
  case .store: true
  #endif
  }
}
