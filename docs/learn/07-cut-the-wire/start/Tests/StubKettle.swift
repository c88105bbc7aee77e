import TeaTimer

/// A kettle that does what it is told to, and remembers what it was asked for.
final class StubKettle: Kettle, @unchecked Sendable {
  // It is used from one test at a time, and by nobody else.
  var isEmpty = false
  private(set) var boiled: [Int] = []

  func boil(cups: Int) async throws(KettleFailure) {
    boiled.append(cups)
    if isEmpty { throw .empty }
  }
}
