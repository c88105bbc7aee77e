/// A service that limits requests is asked again at once, until it blocks the user.
///
/// Stated by ``QuakeSourceFailure``.
private func isWorthAnotherTry(_ query: QuakeQuery, _ source: any QuakeSource) async -> Bool {
  do throws(QuakeSourceFailure) {
    _ = try await source.count(query, in: nil)
    return false
  } catch {
    switch error {  // expected-FAIL-error {{[non_exhaustive_switch]}}
    case .unreachable, .outOfOrder: return true
    #if FAIL
    case .refused, .unreadable, .tooMany, .unknown, .deleted, .cancelled: return false
    #else
    case .refused, .unreadable, .tooMany, .unknown, .deleted, .cancelled, .tooOften: return false
    #endif
    }
  }
}
