internal import CoreDomain
private import Dispatch
private import Synchronization

/// The inbox of the one thread that speaks with libcurl.
///
/// Any thread puts orders in and wakes the engine's thread; only that thread takes them out. The
/// handles live on the thread's own stack (``CurlLoop``), so nothing here has to be guarded but
/// the inbox.
final class CurlEngine: Sendable {
  private enum Phase {
    case asleep, awake, closing, ended
  }

  private struct Inbox {
    var phase = Phase.asleep
    var orders: [CurlOrder] = []
    var waker: CurlWaker?
    /// Whether the thread sleeps, or is about to. To wake it costs a call of the system on both
    /// sides, and one that is awake looks into the inbox before it sleeps.
    var isResting = false
    var lastID: CurlExchange.ID = 0
    var waitingForEnd: [CheckedContinuation<Void, Never>] = []

    mutating func wake() {
      guard isResting else { return }
      isResting = false
      waker?.wake()
    }
  }

  private let inbox = Mutex(Inbox())
  private let settings: CurlSettings

  init(_ settings: CurlSettings) {
    self.settings = settings
  }

  func newExchangeID() -> CurlExchange.ID {
    inbox.withLock { inbox in
      inbox.lastID += 1
      return inbox.lastID
    }
  }

  /// Takes an exchange, and ends it sooner or later.
  func start(_ exchange: CurlExchange) {
    let phase = inbox.withLock { inbox in
      let phase = inbox.phase
      switch phase {
      case .asleep:
        inbox.phase = .awake
        inbox.orders.append(.start(exchange))
      case .awake:
        inbox.orders.append(.start(exchange))
        inbox.wake()
      case .closing, .ended:
        break
      }
      return phase
    }
    switch phase {
    case .asleep: launch()
    case .awake: break
    case .closing, .ended: exchange.end(.failure(.cancelled))
    }
  }

  /// Ends an exchange that is on its way; nothing happens when it has ended.
  func cancel(_ id: CurlExchange.ID) {
    inbox.withLock { inbox in
      guard inbox.phase == .awake else { return }
      inbox.orders.append(.cancel(id))
      inbox.wake()
    }
  }

  /// Ends the thread and every exchange, soon.
  func close() {
    inbox.withLock { inbox in
      switch inbox.phase {
      case .asleep: inbox.phase = .ended
      case .awake:
        inbox.phase = .closing
        inbox.wake()
      case .closing, .ended: break
      }
    }
  }

  /// Ends the thread and every exchange, and returns when that is done.
  func closed() async {
    close()
    await withCheckedContinuation { continuation in
      let hasEnded = inbox.withLock { inbox in
        if inbox.phase == .ended { return true }
        inbox.waitingForEnd.append(continuation)
        return false
      }
      if hasEnded { continuation.resume() }
    }
  }
}

extension CurlEngine {
  /// Starts the thread. A serial queue of its own is a thread of its own as long as its one block
  /// runs, and Dispatch blocks all signals on its threads: a peer that hangs up cannot raise
  /// SIGPIPE here, which CURLOPT_NOSIGNAL leaves to the caller.
  /// https://curl.se/libcurl/c/CURLOPT_NOSIGNAL.html
  private func launch() {
    DispatchQueue(label: "seams.curl").async { self.run() }
  }

  private func run() {
    runLoop()
    let waiting = inbox.withLock { inbox in
      inbox.phase = .ended
      return inbox.waitingForEnd
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Runs until the engine is closed; the handles are freed when this returns.
  private func runLoop() {
    var loop = CurlLoop(settings)
    let waker = loop.waker
    inbox.withLock { $0.waker = waker }
    while let orders = takeOrders() {
      loop.turn(orders)
      if mayRest() { loop.rest() }
    }
    // From here on nobody may wake a handle that is about to be freed.
    let left = inbox.withLock { inbox in
      inbox.waker = nil
      return inbox.orders
    }
    loop.cancelAll(left)
  }

  /// Whether there is nothing to take. From then on whoever puts something in wakes the thread.
  private func mayRest() -> Bool {
    inbox.withLock { inbox in
      inbox.isResting = inbox.orders.isEmpty && inbox.phase == .awake
      return inbox.isResting
    }
  }

  private func takeOrders() -> [CurlOrder]? {
    inbox.withLock { inbox in
      inbox.isResting = false
      guard inbox.phase == .awake else { return nil }
      defer { inbox.orders = [] }
      return inbox.orders
    }
  }
}
