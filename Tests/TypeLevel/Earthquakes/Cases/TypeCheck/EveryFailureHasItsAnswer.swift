/// A full disk is reported like an invalid input, and the user corrects an input that is valid.
///
/// Stated by ``QuakeFailure``.
private func status(of repository: any QuakeRepository, _ query: QuakeQuery) async -> Int {
  do throws(QuakeFailure) {
    _ = try await repository.count(query)
    return 0
  } catch {
    switch error {  // expected-FAIL-error {{[non_exhaustive_switch]}}
    case .form: return 64
    case .notFound, .tooMany: return 65
    case .source: return 69
    #if !FAIL
    case .store: return 74
    #endif
    }
  }
}
