import ForecastDomain
import Synchronization

/// A source that answers when a test tells it to, and counts the requests.
actor HeldSource: ForecastSource {
  private(set) var calls = 0
  private var waiting: [CheckedContinuation<Result<String, ForecastFailure>, Never>] = []
  private var next: Result<String, ForecastFailure>?
  private var watchers: [CheckedContinuation<Void, Never>] = []

  func forecast() async throws(ForecastFailure) -> String {
    calls += 1
    for watcher in watchers { watcher.resume() }
    watchers = []
    if let next { return try next.get() }
    return try await withCheckedContinuation { waiting.append($0) }.get()
  }

  /// Returns as soon as a caller waits for a forecast.
  func isAsked() async {
    if waiting.isEmpty { await withCheckedContinuation { watchers.append($0) } }
  }

  /// Answers all later requests.
  func willAnswerAtOnce(_ answer: Result<String, ForecastFailure>) { next = answer }

  /// Answers all callers that wait.
  func answer(_ answer: Result<String, ForecastFailure>) {
    for one in waiting { one.resume(returning: answer) }
    waiting = []
  }
}

/// Records each state, in order.
final class StateLog: Sendable {
  private let seen = Mutex<[ForecastState]>([])

  var states: [ForecastState] { seen.withLock { $0 } }

  func add(_ state: ForecastState) { seen.withLock { $0.append(state) } }
}
