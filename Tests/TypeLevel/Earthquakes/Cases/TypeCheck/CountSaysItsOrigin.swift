/// A number from last week looks like a fresh number of the service.
///
/// Stated by ``QuakeCount/origin``.
private func answer(_ query: QuakeQuery, _ origin: QuakeOrigin) -> QuakeCount {
  #if FAIL
  QuakeCount(query: query, count: 3)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  QuakeCount(query: query, count: 3, origin: origin)
  #endif
}
