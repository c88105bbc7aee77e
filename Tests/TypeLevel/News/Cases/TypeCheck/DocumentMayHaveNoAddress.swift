/// The relative links of a file have no base address.
///
/// Stated by ``FeedDocument``.

import CoreDomain
import NewsDomain

private func base(of document: FeedDocument) -> String {
  #if FAIL
  document.address.text  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  document.address?.text ?? ""
  #endif
}
