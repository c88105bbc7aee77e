import CoreTesting
import HTTPTypes
import Testing

@testable import CoreWeb
@testable import seams_server

@Suite struct ServerConnectionTableTests {
  private let start = ContinuousClock.now
  private let home = ClientAddress("127.0.0.1")

  @Test func closesTheLongestWaitingStrangerIfTheTableIsFull() {
    var table = ConnectionTable<Int>(hasToken: false)
    for id in 0..<ConnectionLimits.all { #expect(open(id, in: &table).isEmpty) }
    #expect(open(ConnectionLimits.all, in: &table) == [0])
    #expect(table.count == ConnectionLimits.all)
    #expect(begin(ConnectionLimits.all, isStranger: true, in: &table))
  }

  @Test func keepsActiveConnectionsAndThoseWithTheToken() {
    var table = ConnectionTable<Int>(hasToken: true)
    for id in 0..<ConnectionLimits.all - ConnectionLimits.reserve {
      _ = open(id, in: &table)
      if id > 1 { _ = begin(id, isStranger: true, in: &table) }
    }
    #expect(begin(0, isStranger: false, in: &table))
    table.wait(0, since: start)
    _ = open(-1, in: &table)
    #expect(open(-2, in: &table) == [1])
  }

  @Test func reservesTheLastPlacesForClientsWithTheToken() {
    var table = ConnectionTable<Int>(hasToken: true)
    for id in 0..<ConnectionLimits.all - ConnectionLimits.reserve {
      _ = open(id, in: &table)
      _ = begin(id, isStranger: true, in: &table)
    }
    #expect(open(-1, in: &table).isEmpty)
    #expect(!begin(-1, isStranger: true, in: &table))
    #expect(begin(-1, isStranger: false, in: &table))
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
      #expect(open(id, from: far, in: &table).isEmpty)
    }
    #expect(open(-1, from: ClientAddress("192.0.2.8"), in: &table).isEmpty)
    #expect(open(-2, from: far, in: &table) == [0])
    for id in 1..<ConnectionLimits.strangersOfOneNetwork {
      _ = begin(id, isStranger: true, in: &table)
    }
    _ = begin(-2, isStranger: true, in: &table)
    #expect(open(-3, from: far, in: &table) == [-3])
  }

  @Test func doesNotLimitTheConnectionsOfATrustedProxy() throws {
    let proxy = try #require(ClientAddress("192.0.2.7"))
    var table = ConnectionTable<Int>(hasToken: true, proxies: TrustedProxies([proxy]))
    for id in 0...ConnectionLimits.strangersOfOneNetwork {
      #expect(open(id, from: proxy, in: &table).isEmpty)
    }
  }

  @Test func aClosedConnectionFreesItsPlace() {
    var table = ConnectionTable<Int>(hasToken: false)
    for id in 0..<ConnectionLimits.all { _ = open(id, in: &table) }
    table.close(5)
    #expect(open(-1, in: &table).isEmpty)
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

@Suite struct ServerClientWaitTests {
  private let start = ContinuousClock.now

  @Test func doesNotCountWhileTheServerProcessesAPiece() {
    var wait = reading([(.head, 1), (.body, 2)])
    wait.read(false, at: second(2))
    #expect(wait.since == nil)
    #expect(wait.time(at: second(100)) == .zero)
    wait.read(true, at: second(100))
    #expect(wait.since == second(100))
    #expect(wait.time(at: second(107)) == .seconds(7))
  }

  /// The parts that came at these seconds, and the second since which the server waits.
  @Test(
    arguments: [
      ("a silent connection", [], 0), ("a body that stops", [(.head, 1), (.body, 2)], 2),
      ("the next piece of a body", [(.head, 1), (.body, 20), (.body, 40)], 40),
      ("a reply in progress", [(.head, 1), (.end, 1)], nil),
      ("the time after a reply", [(.head, 1), (.end, 1), (.reply, 50)], 50),
      ("a queued request", [(.head, 1), (.end, 1), (.head, 1), (.end, 1), (.reply, 2)], nil),
      ("a body that is left after the reply", [(.head, 1), (.reply, 2)], 2),
    ] as [(String, [(ClientWait.Part, Int)], Int?)])
  func countsWhileTheClientStillHasToSendBytes(
    _ reason: String, _ parts: [(ClientWait.Part, Int)], _ since: Int?
  ) {
    let wait = reading(parts)
    #expect(wait.since == since.map(second))
    #expect(wait.time(at: second(100)) == .seconds(since.map { 100 - $0 } ?? 0))
  }

  @Test func bytesOfAHeaderDoNotRestartTheTime() {
    var wait = reading([])
    for number in 1...10 {
      wait.read(false, at: second(number))
      wait.read(true, at: second(number))
    }
    #expect(wait.since == start)
    #expect(wait.time(at: second(30)) == .seconds(30))
  }

  @Test func countsUntilTheConnectionEndsDespiteLaterBytes() {
    var wait = reading([(.last, 1), (.head, 2), (.end, 2)])
    wait.read(false, at: second(3))
    #expect(wait.since == second(1))
    #expect(wait.time(at: second(31)) == .seconds(30))
  }

  /// The wait of a connection on which the server has read since ``start``, with each part of a
  /// request or reply at its second.
  private func reading(_ parts: [(ClientWait.Part, Int)]) -> ClientWait {
    var wait = ClientWait()
    wait.read(true, at: start)
    for (part, number) in parts { wait.note(part, at: second(number)) }
    return wait
  }

  private func second(_ number: Int) -> ContinuousClock.Instant { start + .seconds(number) }
}

@Suite struct ServerClientAddressTests {
  @Test(arguments: [
    ("192.0.2.7", "192.0.2.7", false), ("127.0.0.1", "127.0.0.1", true),
    ("::ffff:192.0.2.7", "192.0.2.7", false), ("::1", "0:0:0:0::/64", true),
    ("::ffff:c000:207", "192.0.2.7", false), ("0:0:0:0:0:FFFF:7f00:1", "127.0.0.1", true),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", false),
    ("2001:db8::1", "2001:db8:0:0::/64", false),
    ("2001::1:2:3:4:5:6", "2001:0:1:2::/64", false), ("fe80::", "fe80:0:0:0::/64", false),
  ])
  func countsAnIPv6NetworkAsOneClient(_ text: String, _ network: String, _ isLoopback: Bool) throws
  {
    let address = try #require(ClientAddress(text))
    #expect(address.network == network)
    #expect(address.isLoopback == isLoopback)
  }

  @Test(arguments: [
    "", "localhost", "1.2.3", "1.2.3.4:80", "1:2", "1:2:3:4:5:6:7:8:9", "::1::2", "1:2:3:4:5:6:7:g",
    "1::2:3:4:5:6:7:8", "+1::2", "1.2.3.4\n",
  ])
  func isNilForAnInvalidAddress(_ text: String) {
    #expect(ClientAddress(text) == nil)
  }

  @Test(arguments: [
    ("127.0.0.1", "192.0.2.7", "192.0.2.7"), ("127.0.0.1", "10.0.0.1, 192.0.2.7", "192.0.2.7"),
    ("127.0.0.1", "unknown", "127.0.0.1"),
    ("198.51.100.1", "192.0.2.7", "192.0.2.7"), ("::ffff:198.51.100.1", "192.0.2.7", "192.0.2.7"),
    ("2001:db8::5", "192.0.2.7", "192.0.2.7"), ("2001:db8::6", "192.0.2.7", "2001:db8::6"),
    ("198.51.100.1", "10.0.0.1, 192.0.2.7, 2001:db8:0::5", "192.0.2.7"),
    ("198.51.100.1", "192.0.2.7, unknown", "198.51.100.1"),
    ("198.51.100.2", "192.0.2.7", "198.51.100.2"),
    // A forwarded address may have a port.
    ("127.0.0.1", "192.0.2.7:4711", "192.0.2.7"),
    ("127.0.0.1", "[2001:db8::1]:99", "2001:db8::1"),
    ("127.0.0.1", "[2001:db8::1]", "2001:db8::1"), ("127.0.0.1", "192.0.2.7:x", "127.0.0.1"),
    ("127.0.0.1", "[2001:db8::1", "127.0.0.1"),
  ])
  func trustsOnlyProxiesOnThisMachineOrInTheSettings(
    _ peer: String, _ forwarded: String, _ text: String
  ) {
    let proxies = ["198.51.100.1", "2001:DB8:0:0::5"].compactMap(ClientAddress.init)
    let client = { (takesForwarded: Bool) in
      ClientAddress(
        peer: peer, of: .fixture(fields: [.xForwardedFor: forwarded]),
        takesForwarded: takesForwarded, trusting: TrustedProxies(proxies))
    }
    #expect(client(true)?.text == text)
    #expect(client(false) == ClientAddress(peer))
  }
}

@Suite struct ServerLastWordTests {
  @Test func isReportedOnce() {
    let said = Recorder<Int>()
    do {
      let word = LastWord(said.remember)
      word.say(7)
      word.say(8)
    }
    #expect(said.all == [7])
  }

  @Test func isReportedWhenTheLastReferenceIsReleased() {
    let said = Recorder<Int>()
    do { _ = LastWord(said.remember) }
    #expect(said.all == [0])
  }
}
