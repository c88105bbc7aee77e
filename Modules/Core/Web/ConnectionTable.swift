/// Keeps the open connections. If there are too many, decides which connections to close.
///
/// A connection waits while the client still has to send bytes: a head, or the rest of a body. A
/// client is a stranger until a request on its connection has carried the access token, or the
/// cookie of a browser that has sent the token. The connections of waiting strangers are closed
/// first, so that silent connections cannot lock out other clients:
///
/// - A ``ClientAddress/network`` may have up to ``ConnectionLimits/strangersOfOneNetwork``
///   strangers. This limit does not apply to clients on this machine and to trusted proxies.
/// - If a connection opens while there are more than ``ConnectionLimits/scarcity``, the strangers
///   that have waited longer than ``ConnectionLimits/silence`` are closed.
/// - When strangers occupy all their places, the connection of the stranger that has waited
///   longest is closed.
///
/// If the server has a token, the last ``ConnectionLimits/reserve`` places are for the other
/// clients. Each operation is linear in the number of connections.
struct ConnectionTable<ID: Hashable & Sendable>: Sendable {
  private var connections: [ID: Connection] = [:]
  private let strangers: Int
  private let proxies: TrustedProxies

  private struct Connection {
    /// The network of the client; `nil` if the number of its connections is not limited.
    let network: String?
    /// When the wait for the client started; `nil` while the server works on a request.
    var waitsSince: ContinuousClock.Instant?
    var isStranger = true
  }

  init(hasToken: Bool, proxies: TrustedProxies = TrustedProxies()) {
    self.proxies = proxies
    strangers = ConnectionLimits.all - (hasToken ? ConnectionLimits.reserve : 0)
  }

  var count: Int { connections.count }

  /// - Returns: The connections to close, possibly including the new one. They have left the table.
  mutating func open(
    _ id: ID, from address: ClientAddress?, at now: ContinuousClock.Instant
  ) -> [ID] {
    let network = address.flatMap { proxies.contain($0) ? nil : $0.network }
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

  /// Records a new request.
  ///
  /// - Returns: Whether to answer the request. A stranger's request is refused while strangers
  ///   occupy some of the reserved places.
  mutating func begin(_ id: ID, isStranger: Bool) -> Bool {
    connections[id]?.isStranger = isStranger
    return !isStranger || strangerCount <= strangers
  }

  /// Records when the wait for the client started; `nil` means that the server works.
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

/// The limits on the number of connections and on their silence.
enum ConnectionLimits {
  /// The maximum number of open connections.
  static let all = 512

  /// The number of places reserved for clients with the access token.
  static let reserve = 64

  /// The maximum number of connections from one network that have not sent the access token.
  static let strangersOfOneNetwork = 64

  /// The number of connections above which ``silence`` applies.
  static let scarcity = 384

  /// How long the server waits for a client without the access token when there are more than
  /// ``scarcity`` connections.
  static let silence = Duration.seconds(2)

  /// The number of connections that are accepted while other connections are being closed.
  static let spare = 64
}
