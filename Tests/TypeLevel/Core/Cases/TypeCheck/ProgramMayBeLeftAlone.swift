/// A program that takes the end of its listening for a request stops without being told to.
///
/// Stated by ``Interruptions``.

import CoreDomain

private func cause(of interruptions: any Interruptions) async -> Interruption? {
  var requests = interruptions.first().makeAsyncIterator()
  #if FAIL
  let request: Interruption = await requests.next()  // expected-FAIL-error {{[optional_not_unwrapped]}}
  #else
  let request: Interruption? = await requests.next()
  #endif
  return request
}
