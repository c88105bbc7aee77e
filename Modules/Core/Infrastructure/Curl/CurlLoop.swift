private import CCurl
internal import CoreDomain

/// A request to the engine's thread.
enum CurlOrder: Sendable {
  case start(CurlExchange)
  case cancel(CurlExchange.ID)
}

/// The transfers of one thread. Some transfers run; the other transfers wait for a free easy
/// handle.
///
/// Only the engine's thread creates, uses and frees it.
struct CurlLoop: ~Copyable {
  /// The maximum number of concurrent transfers, idle handles and connections. Further transfers
  /// wait in order, and their timeout includes the wait.
  static let transfersAtOnce = 64

  private let multi: CurlMultiHandle
  private let settings: CurlSettings
  private var waiting: [CurlExchange] = []
  private var running: [CurlEasyHandle.ID: CurlTransfer] = [:]
  private var idle: [CurlEasyHandle] = []
  private let kept = CurlKeptSockets(limit: transfersAtOnce)

  init(_ settings: CurlSettings) {
    self.settings = settings
    multi = CurlMultiHandle(connections: Self.transfersAtOnce)
  }

  /// Wakes ``rest()`` from another thread while this loop exists.
  var waker: CurlWaker { multi.waker }

  /// Handles orders and advances every transfer.
  mutating func turn(_ orders: [CurlOrder]) {
    for order in orders {
      switch order {
      case .start(let exchange): waiting.append(exchange)
      case .cancel(let id): cancel(id)
      }
    }
    failLateOnes()
    startTransfers()
    multi.perform()
    finishTransfers()
    startTransfers()
  }

  /// Sleeps until a socket or timer is ready or the waker is called.
  func rest() {
    let nextDeadline = waiting.lazy.map(\.deadline).min()
    multi.poll(atMost: nextDeadline.map { ContinuousClock.now.duration(to: $0) })
  }

  /// Cancels all exchanges, including the exchanges in the given orders.
  mutating func cancelAll(_ orders: [CurlOrder]) {
    for case .start(let exchange) in orders { waiting.append(exchange) }
    for transfer in running.values {
      multi.remove(transfer.handle)
      transfer.exchange.end(.failure(.cancelled))
    }
    for exchange in waiting { exchange.end(.failure(.cancelled)) }
    running = [:]
    waiting = []
  }
}

extension CurlLoop {
  private mutating func cancel(_ id: CurlExchange.ID) {
    if let index = waiting.firstIndex(where: { $0.id == id }) {
      waiting.remove(at: index).end(.failure(.cancelled))
    } else if let transfer = running.values.first(where: { $0.exchange.id == id }) {
      multi.remove(transfer.handle)
      end(transfer, .failure(.cancelled))
    }
  }

  private mutating func finishTransfers() {
    while let (id, code) = multi.nextFinished() {
      guard let transfer = running[id] else { continue }
      kept.keep(transfer.handle)
      multi.remove(transfer.handle)
      do throws(HTTPFailure) {
        if let reply = try transfer.finish(code) {
          end(transfer, .success(reply))
        } else {
          try multi.add(transfer.handle)
        }
      } catch {
        end(transfer, .failure(error))
      }
    }
  }

  /// Fails the exchanges that timed out while they waited.
  private mutating func failLateOnes() {
    guard !waiting.isEmpty else { return }
    let now = ContinuousClock.now
    for exchange in waiting where exchange.deadline <= now {
      exchange.end(.failure(.timedOut(exchange.limits.total)))
    }
    waiting.removeAll { $0.deadline <= now }
  }

  private mutating func startTransfers() {
    while case let room = min(Self.transfersAtOnce - running.count, waiting.count), room > 0 {
      let next = Array(waiting.prefix(room))
      waiting.removeFirst(room)
      for exchange in next { start(exchange) }
    }
  }

  private mutating func start(_ exchange: CurlExchange) {
    let transfer = CurlTransfer(
      exchange, on: idle.popLast() ?? CurlEasyHandle(), settings: settings, kept: kept)
    running[transfer.handle.id] = transfer
    do throws(HTTPFailure) {
      try transfer.prepare()
      try multi.add(transfer.handle)
    } catch {
      end(transfer, .failure(error))
    }
  }

  private mutating func end(_ transfer: CurlTransfer, _ outcome: CurlExchange.Outcome) {
    running[transfer.handle.id] = nil
    if idle.count < Self.transfersAtOnce {
      transfer.handle.forgetBody()
      idle.append(transfer.handle)
    }
    transfer.exchange.end(outcome)
  }
}
