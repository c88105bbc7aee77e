import TeaTimer

/// A kettle with prepared behaviour, which records the calls.
final class StubKettle: Kettle, @unchecked Sendable {
  // Only one test at a time uses it.
  var isEmpty = false
  private(set) var boiled: [Int] = []

  func boil(cups: Int) async throws(KettleFailure) {
    boiled.append(cups)
    if isEmpty { throw .empty }
  }
}
