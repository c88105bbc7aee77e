/// A normal form that was not made from its address lets one page be bookmarked twice.

import BookmarksDomain

private func address(_ text: String) throws(BookmarkFailure) -> BookmarkAddress {
  #if FAIL
  // expected-FAIL-error@+1 {{[extra_arguments_in_call]}}
  BookmarkAddress(typed: text, normal: text, scheme: "https")
  #else
  try BookmarkAddress(text)
  #endif
}
