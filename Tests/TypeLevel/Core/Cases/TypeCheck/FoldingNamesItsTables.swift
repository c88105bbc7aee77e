/// A newer version of Unicode folds a word differently, and the old index no longer finds it.
///
/// Stated by ``TextFolding/version``.
private struct Lowercase: TextFolding {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  let name = "lower case"
  #else
  let version = "lower case"
  #endif

  func folded(_ text: String) -> String { text.lowercased() }
}
