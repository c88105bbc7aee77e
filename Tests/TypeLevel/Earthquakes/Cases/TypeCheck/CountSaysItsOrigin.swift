/// A number from last week looks like a fresh number of the service.
///
/// Stated by ``QuakeCount/origin``.
private func answer(_ query: QuakeQuery, _ origin: QuakeOrigin) {
  _ = QuakeCount(query: query, count: 3)  // expected-error {{[missing_argument_named]}}
  _ = QuakeCount(query: query, count: 3, origin: origin)
}
