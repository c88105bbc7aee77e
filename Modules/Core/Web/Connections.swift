import NIOCore
import Synchronization

/// The connections of the server. This type closes the connections that the ``ConnectionTable``
/// selects.
final class Connections: Sendable {
  private struct State {
    var table: ConnectionTable<ObjectIdentifier>
    var channels: [ObjectIdentifier: any Channel] = [:]
    /// The connections whose last reply was sent, and that will be closed.
    var ending: Set<ObjectIdentifier> = []
  }

  private let state: Mutex<State>
  let now: @Sendable () -> ContinuousClock.Instant

  init(
    hasToken: Bool, proxies: TrustedProxies, now: @escaping @Sendable () -> ContinuousClock.Instant
  ) {
    state = Mutex(State(table: ConnectionTable(hasToken: hasToken, proxies: proxies)))
    self.now = now
  }

  var isEmpty: Bool { state.withLock { $0.table.count == 0 } }

  func open(_ channel: any Channel) {
    let id = ObjectIdentifier(channel)
    let address = channel.remoteAddress?.ipAddress.flatMap(ClientAddress.init)
    let closed = state.withLock { state in
      state.channels[id] = channel
      return state.table.open(id, from: address, at: now()).compactMap { state.channels[$0] }
    }
    for channel in closed { channel.close(promise: nil) }
    channel.closeFuture.whenComplete { [weak self] _ in self?.forget(id) }
  }

  func begin(_ channel: any Channel, isStranger: Bool) -> Bool {
    state.withLock { $0.table.begin(ObjectIdentifier(channel), isStranger: isStranger) }
  }

  func end(_ channel: any Channel) {
    let id = ObjectIdentifier(channel)
    state.withLock { state in
      // A closed connection is already forgotten, and a new one may get its identifier.
      guard state.channels[id] != nil else { return }
      state.ending.insert(id)
    }
  }

  /// Whether the connection has its last reply, so that further requests must not be processed.
  func isEnding(_ channel: any Channel) -> Bool {
    state.withLock { $0.ending.contains(ObjectIdentifier(channel)) }
  }

  /// Records when the wait for the client started; `nil` means that the server works.
  func wait(_ channel: any Channel, since: ContinuousClock.Instant?) {
    state.withLock { $0.table.wait(ObjectIdentifier(channel), since: since) }
  }

  private func forget(_ id: ObjectIdentifier) {
    state.withLock { state in
      state.channels[id] = nil
      state.ending.remove(id)
      state.table.close(id)
    }
  }
}
