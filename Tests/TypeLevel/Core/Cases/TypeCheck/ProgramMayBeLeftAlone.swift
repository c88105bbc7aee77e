/// A program that treats the end of its listening as a request stops without a signal.
///
/// Stated by ``Interruptions``.

private func stop(_ request: Interruption) {}

private func listen(to interruptions: any Interruptions) async {
  var requests = interruptions.first().makeAsyncIterator()
  #if FAIL
  stop(await requests.next())  // expected-FAIL-error {{[optional_not_unwrapped]}}
  #else
  if let request = await requests.next() { stop(request) }
  #endif
}
