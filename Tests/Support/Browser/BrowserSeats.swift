private import Foundation

/// How many browsers run at once: tests run side by side, and browsers that do are slower than browsers
/// that take turns.
actor BrowserSeats {
  /// The seats of all tests, as many as there are processors.
  static let shared = BrowserSeats(ProcessInfo.processInfo.activeProcessorCount)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = count
  }

  /// Takes a seat, as soon as there is one.
  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Gives it to who has waited longest.
  func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
