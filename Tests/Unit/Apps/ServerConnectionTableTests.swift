import Testing

@testable import CoreWeb
@testable import seams_server

/// Which connections are closed when there are too many.
@Suite struct ServerConnectionTableTests {
  private let start = ContinuousClock.now
  private let home = ClientAddress("127.0.0.1")

  @Test func closesTheLongestWaitingStrangerIfTheTableIsFull() {
    var table = ConnectionTable<Int>(hasToken: false)
    for id in 0..<ConnectionLimits.all {
      let closed = open(id, in: &table)
      #expect(closed.isEmpty)
    }
    let closedNext = open(ConnectionLimits.all, in: &table)
    #expect(closedNext == [0])
    #expect(table.count == ConnectionLimits.all)
    let isAnswered = begin(ConnectionLimits.all, isStranger: true, in: &table)
    #expect(isAnswered)
  }

  @Test func keepsActiveConnectionsAndThoseWithTheToken() {
    var table = ConnectionTable<Int>(hasToken: true)
    for id in 0..<ConnectionLimits.all - ConnectionLimits.reserve {
      _ = open(id, in: &table)
      if id > 1 { _ = begin(id, isStranger: true, in: &table) }
    }
    let isAnswered = begin(0, isStranger: false, in: &table)
    #expect(isAnswered)
    table.wait(0, since: start)
    _ = open(-1, in: &table)
    let closed = open(-2, in: &table)
    #expect(closed == [1])
  }

  @Test func reservesTheLastPlacesForClientsWithTheToken() {
    var table = ConnectionTable<Int>(hasToken: true)
    for id in 0..<ConnectionLimits.all - ConnectionLimits.reserve {
      _ = open(id, in: &table)
      _ = begin(id, isStranger: true, in: &table)
    }
    let closed = open(-1, in: &table)
    #expect(closed.isEmpty)
    let isAnswered = begin(-1, isStranger: true, in: &table)
    #expect(!isAnswered)
    let isAnsweredThen = begin(-1, isStranger: false, in: &table)
    #expect(isAnsweredThen)
  }

  @Test func closesSilentStrangersEarlierIfPlacesAreScarce() {
    var table = ConnectionTable<Int>(hasToken: false)
    for id in 0..<ConnectionLimits.scarcity {
      let closed = open(id, in: &table)
      #expect(closed.isEmpty)
    }
    _ = begin(7, isStranger: true, in: &table)
    let later = start + ConnectionLimits.silence + .seconds(1)
    let closed = table.open(-1, from: home, at: later)
    #expect(Set(closed) == Set(0..<ConnectionLimits.scarcity).subtracting([7]))
    #expect(table.count == 2)
  }

  @Test func limitsTheStrangersOfARemoteAddress() {
    var table = ConnectionTable<Int>(hasToken: true)
    let far = ClientAddress("192.0.2.7")
    for id in 0..<ConnectionLimits.strangersOfOneNetwork {
      let closed = open(id, from: far, in: &table)
      #expect(closed.isEmpty)
    }
    let closedNext = open(-1, from: ClientAddress("192.0.2.8"), in: &table)
    #expect(closedNext.isEmpty)
    let closedLast = open(-2, from: far, in: &table)
    #expect(closedLast == [0])
    for id in 1..<ConnectionLimits.strangersOfOneNetwork {
      _ = begin(id, isStranger: true, in: &table)
    }
    _ = begin(-2, isStranger: true, in: &table)
    let closedThen = open(-3, from: far, in: &table)
    #expect(closedThen == [-3])
  }

  @Test func aClosedConnectionFreesItsPlace() {
    var table = ConnectionTable<Int>(hasToken: false)
    for id in 0..<ConnectionLimits.all { _ = open(id, in: &table) }
    table.close(5)
    let closed = open(-1, in: &table)
    #expect(closed.isEmpty)
  }

  /// Starts to answer a complete request.
  private func begin(_ id: Int, isStranger: Bool, in table: inout ConnectionTable<Int>) -> Bool {
    table.wait(id, since: nil)
    return table.begin(id, isStranger: isStranger)
  }

  private func open(
    _ id: Int, from address: ClientAddress? = ClientAddress("::1"),
    in table: inout ConnectionTable<Int>
  ) -> [Int] {
    table.open(id, from: address, at: start + .microseconds(id < 0 ? 10_000 - id : id))
  }
}
