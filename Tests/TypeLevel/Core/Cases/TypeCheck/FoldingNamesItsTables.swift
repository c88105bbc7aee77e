/// Tables of a newer Unicode fold a word otherwise, and the index of yesterday finds it no more.
///
/// Stated by ``TextFolding/version``.

import CoreDomain

private struct Lowercase: TextFolding {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  let name = "lower case"
  #else
  let version = "lower case"
  #endif

  func folded(_ text: String) -> String { text.lowercased() }
}
