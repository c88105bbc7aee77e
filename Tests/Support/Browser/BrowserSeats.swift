private import Foundation

/// Limits the number of browsers that run at once. Tests run in parallel, but many browsers at once
/// take longer than the same browsers in turns.
actor BrowserSeats {
  /// The seats of all tests, as many as there are processors.
  static let shared = BrowserSeats(ProcessInfo.processInfo.activeProcessorCount)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = count
  }

  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Passes the seat on to the task that has waited longest.
  func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
