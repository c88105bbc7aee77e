/// An incomplete reply ends the count with a network error that no screen can show.
///
/// Stated by ``QuakeSource``.
private struct Silent: QuakeSource {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = HTTPFailure
  #else
  typealias Failure = QuakeSourceFailure
  #endif

  func count(_ query: QuakeQuery, in period: QuakePeriod?) async throws(Failure) -> Int { 0 }
  func rows(
    _ query: QuakeQuery, in period: QuakePeriod
  ) async -> (quakes: [Quake], skipped: Int) { ([], 0) }
  func quakes(_ query: QuakeQuery, order: QuakeServiceOrder, limit: Int) async -> [Quake] {
    []
  }
  func quake(_ id: Quake.ID) async throws(QuakeSourceFailure) -> Quake { throw .unknown(id) }
}
