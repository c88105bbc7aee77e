/// An address that was refused ends the program, or passes for one that was accepted.

import BookmarksDomain

private func address(_ text: String) -> BookmarkAddress? {
  #if FAIL
  BookmarkAddress(text)  // expected-FAIL-error {{[tryless_throwing_call_unhandled]}}
  #else
  try? BookmarkAddress(text)
  #endif
}
