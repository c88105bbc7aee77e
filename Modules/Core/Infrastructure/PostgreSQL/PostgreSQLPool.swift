import CoreDomain
import Synchronization

/// A limited number of sessions, each of which is lent to one transaction at a time.
final class PostgreSQLPool: Sendable {
  private let make: @Sendable (Int) -> PostgreSQLSession
  private let limit: Int
  private let patience: Duration
  private let state = Mutex(State())

  private struct State {
    /// The unused sessions. The most recently used session is lent first, so that few stay
    /// connected.
    var idle: [PostgreSQLSession] = []
    var count = 0
    /// The tasks that wait for a session, in order.
    var waiting: [(number: Int, continuation: CheckedContinuation<PostgreSQLSession?, Never>)] = []
    /// The number of the last task that waited.
    var number = 0
  }

  /// - Parameter patience: The timeout of a task that waits for a session.
  init(limit: Int, patience: Duration, _ make: @escaping @Sendable (Int) -> PostgreSQLSession) {
    self.limit = limit
    self.patience = patience
    self.make = make
  }

  /// Lends a session during a closure. Waits for one if all are in use.
  ///
  /// - Throws: ``SQLFailure/cancelled`` if the task is cancelled while it waits, and
  ///   ``SQLFailure/busy`` after the timeout.
  func withSession<Value: Sendable>(
    _ body: (PostgreSQLSession) async throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value {
    guard let session = await take() else {
      throw Task.isCancelled ? SQLFailure.cancelled : SQLFailure.busy
    }
    defer { giveBack(session) }
    return try await body(session)
  }

  private func take() async -> PostgreSQLSession? {
    let number = state.withLock { state in
      state.number += 1
      return state.number
    }
    return await withTaskCancellationHandler {
      var timer: Task<Void, Never>?
      defer { timer?.cancel() }
      return await withCheckedContinuation { continuation in
        let answer: PostgreSQLSession?? = state.withLock { state in
          if Task.isCancelled { return .some(nil) }
          if let session = state.idle.popLast() { return session }
          guard state.count < limit else {
            state.waiting.append((number, continuation))
            return nil
          }
          state.count += 1
          return make(state.count)
        }
        if let answer { continuation.resume(returning: answer) } else { timer = self.timer(number) }
      }
    } onCancel: {
      endWait(number)
    }
  }

  /// Ends the wait of a task after ``patience``.
  private func timer(_ number: Int) -> Task<Void, Never> {
    Task {
      try? await Task.sleep(for: patience)
      endWait(number)
    }
  }

  /// Ends the wait of a task without a session, unless it has ended already.
  private func endWait(_ number: Int) {
    let waiting = state.withLock { state in
      state.waiting.firstIndex { $0.number == number }.map { state.waiting.remove(at: $0) }
    }
    waiting?.continuation.resume(returning: nil)
  }

  private func giveBack(_ session: PostgreSQLSession) {
    let next = state.withLock { state in
      if state.waiting.isEmpty {
        state.idle.append(session)
        return nil as CheckedContinuation<PostgreSQLSession?, Never>?
      }
      return state.waiting.removeFirst().continuation
    }
    next?.resume(returning: session)
  }
}
