internal import CoreDomain
private import Dispatch
private import Synchronization

/// The inbox of the one thread that calls libcurl.
///
/// Any thread can add orders and wake the engine's thread; only the engine's thread takes orders
/// out. The handles live on that thread's stack (``CurlLoop``), so only the inbox needs a lock.
final class CurlEngine: Sendable {
  private enum Phase {
    case asleep, awake, closing, ended
  }

  private struct Inbox {
    var phase = Phase.asleep
    var orders: [CurlOrder] = []
    var waker: CurlWaker?
    /// Whether the thread is asleep or about to sleep. Waking the thread costs a system call on
    /// both sides. A thread that is awake need not be woken, because it checks the inbox before it
    /// sleeps.
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

  /// Queues an exchange. The exchange always ends eventually.
  func start(_ exchange: CurlExchange) {
    let phase = inbox.withLock { inbox in
      let phase = inbox.phase
      guard phase == .asleep || phase == .awake else { return phase }
      inbox.phase = .awake
      inbox.orders.append(.start(exchange))
      inbox.wake()
      return phase
    }
    switch phase {
    case .asleep: launch()
    case .awake: break
    case .closing, .ended: exchange.end(.failure(.cancelled))
    }
  }

  /// Cancels a running exchange. Does nothing if it has ended.
  func cancel(_ id: CurlExchange.ID) {
    inbox.withLock { inbox in
      guard inbox.phase == .awake else { return }
      inbox.orders.append(.cancel(id))
      inbox.wake()
    }
  }

  /// Requests the end of the thread and of all exchanges.
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

  /// Ends the thread and all exchanges, and returns when they have ended.
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
  /// Starts the engine's thread. A private serial queue runs a single block, which occupies one
  /// thread until the engine is closed. Dispatch blocks all signals on its threads, so a peer that
  /// hangs up cannot raise SIGPIPE here. With CURLOPT_NOSIGNAL, libcurl leaves this to the caller.
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

  /// Runs until the engine is closed, then frees the handles.
  private func runLoop() {
    var loop = CurlLoop(settings)
    let waker = loop.waker
    inbox.withLock { $0.waker = waker }
    while let orders = takeOrders() {
      loop.turn(orders)
      if mayRest() { loop.rest() }
    }
    // After this block, no other thread can wake the handle, which is about to be freed.
    let left = inbox.withLock { inbox in
      inbox.waker = nil
      return inbox.orders
    }
    loop.cancelAll(left)
  }

  /// Whether the inbox is empty. After this returns `true`, adding an order wakes the thread.
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
