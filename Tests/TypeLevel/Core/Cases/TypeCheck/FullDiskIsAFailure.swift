/// A feature has no failure for a full disk, so the user tries again and again.
///
/// Stated by ``FeatureFailure``.

private enum LetterFailure {
  #if FAIL
  case lost
  #else
  case store(StoreFailure)
  #endif
}

extension LetterFailure: FeatureFailure {}  // expected-FAIL-error {{[type_does_not_conform]}}
