/// Which connections are open, and which of them are closed when there are too many.
///
/// A connection waits while the client owes the server bytes: a head, or the rest of a body. A client
/// is a stranger until a request of its connection has shown the access token. Strangers that wait
/// are closed first, so that silent connections keep nobody out:
///
/// - An address beyond this machine has up to ``strangersOfOneNetwork`` strangers.
/// - While there are more than ``scarcity`` connections, strangers wait no longer than ``silence``.
/// - When all places of strangers are taken, the one that waits longest is closed.
///
/// The last ``reserve`` places are for those who show the token. Each operation takes as many steps
/// as there are connections.
struct ConnectionTable<ID: Hashable & Sendable>: Sendable {
  private var connections: [ID: Connection] = [:]
  private let strangers: Int

  private struct Connection {
    /// `nil` if the client is not limited by its address.
    let network: String?
    /// Since when the server waits for the client; `nil` while it works on a request.
    var waitsSince: ContinuousClock.Instant?
    var isStranger = true
  }

  /// - Parameter hasToken: whether the server has an access token.
  init(hasToken: Bool) {
    strangers = ConnectionLimits.all - (hasToken ? ConnectionLimits.reserve : 0)
  }

  /// How many connections are open.
  var count: Int { connections.count }

  /// Notes a new connection.
  ///
  /// - Returns: the connections to be closed, possibly the new one. They are noted as closed.
  mutating func open(
    _ id: ID, from address: ClientAddress?, at now: ContinuousClock.Instant
  ) -> [ID] {
    let network = address.flatMap { $0.isLoopback ? nil : $0.network }
    connections[id] = Connection(network: network, waitsSince: now)
    var closed: [ID] = []
    if let network, hasTooMany(of: network) {
      closed += longestWaiting { $0.network == network }.map { [$0] } ?? [id]
    }
    if connections.count > ConnectionLimits.scarcity {
      closed += waiting.filter { now - $0.since >= ConnectionLimits.silence }.map(\.id)
    }
    if closed.isEmpty, strangerCount > strangers {
      closed += longestWaiting { _ in true }.map { $0 == id ? [] : [$0] } ?? []
    }
    for id in closed { connections[id] = nil }
    return closed
  }

  /// Notes that a request has come.
  ///
  /// - Returns: whether it is answered. A stranger's is not while strangers take the places that are
  ///   reserved.
  mutating func begin(_ id: ID, isStranger: Bool) -> Bool {
    connections[id]?.isStranger = isStranger
    return !isStranger || strangerCount <= strangers
  }

  /// Notes since when the server waits for bytes of the client; `nil` means that it works.
  mutating func wait(_ id: ID, since start: ContinuousClock.Instant?) {
    connections[id]?.waitsSince = start
  }

  mutating func close(_ id: ID) {
    connections[id] = nil
  }

  private var strangerCount: Int { connections.values.count(where: \.isStranger) }

  private var waiting: [(id: ID, since: ContinuousClock.Instant)] {
    connections.compactMap { id, connection in
      connection.isStranger ? connection.waitsSince.map { (id, $0) } : nil
    }
  }

  private func hasTooMany(of network: String) -> Bool {
    connections.values.count { $0.isStranger && $0.network == network }
      > ConnectionLimits.strangersOfOneNetwork
  }

  private func longestWaiting(_ isMeant: (Connection) -> Bool) -> ID? {
    waiting.filter { connections[$0.id].map(isMeant) ?? false }.min { $0.since < $1.since }?.id
  }
}

/// How many connections there may be, and how long they may be silent.
enum ConnectionLimits {
  /// How many connections are open at most.
  static let all = 512

  /// How many of them are for those who show the access token.
  static let reserve = 64

  /// How many strangers of one address there may be.
  static let strangersOfOneNetwork = 64

  /// From how many connections on strangers have to be quick.
  static let scarcity = 384

  /// How long a stranger may be silent then.
  static let silence = Duration.seconds(2)

  /// How many connections are accepted while others are being closed.
  static let spare = 64
}
