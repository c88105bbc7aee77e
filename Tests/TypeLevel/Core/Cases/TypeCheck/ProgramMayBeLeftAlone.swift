/// A program that treats the end of its listening as a request stops without a signal.
///
/// Stated by ``Interruptions``.

private func stop(_ request: Interruption) {}

private func listen(to interruptions: any Interruptions) async {
  var requests = interruptions.first().makeAsyncIterator()
  stop(await requests.next())  // expected-error {{[optional_not_unwrapped]}}
  if let request = await requests.next() { stop(request) }
}
