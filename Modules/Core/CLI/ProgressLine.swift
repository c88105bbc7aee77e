import CoreDomain

/// A line on the terminal that shows the progress of long work. It appears after a delay, is
/// updated in place, and disappears when the work is done.
package struct ProgressLine {
  private let console: any Console
  private let clock: any WallClock
  private let isShown: Bool
  private let patience: Int64
  private let columns: Int
  private var next: Timestamp?
  private var isThere = false

  /// Creates a line for work that starts now.
  ///
  /// - Parameters:
  ///   - patience: The delay before the line appears, in milliseconds.
  ///   - columns: The width of the terminal. A longer line is shortened, because it could not be
  ///     removed.
  init(
    console: any Console, clock: any WallClock, isShown: Bool,
    patience: Int64 = Self.usualPatience, columns: Int = Display.usualColumns
  ) {
    self.console = console
    self.clock = clock
    self.isShown = isShown
    self.patience = patience
    self.columns = columns
    next = Self.moment(patience, after: clock.now)
  }

  /// Shows the progress, unless the line was updated recently or its delay is not over yet.
  ///
  /// - Parameter stays: Whether no update will follow for a while. If so, the line is updated
  ///   immediately, because otherwise the previous text would remain.
  mutating func show(_ text: String, stays: Bool = false) {
    let now = clock.now
    guard isShown, let next, stays || now >= next else { return }
    // If the terminal is closed, the work continues.
    let line = text.harmless.fitted(to: columns - 1)
    try? console.write("\r\(line)\u{1B}[K", to: .error)
    isThere = true
    self.next = Self.moment(Self.pause, after: now)
  }

  /// Removes the line and restarts the delay for the next work.
  mutating func clear() {
    next = Self.moment(patience, after: clock.now)
    guard isThere else { return }
    try? console.write("\r\u{1B}[K", to: .error)
    isThere = false
  }

  private static func moment(_ milliseconds: Int64, after time: Timestamp) -> Timestamp? {
    Timestamp(millisecondsSince1970: time.millisecondsSince1970 + milliseconds)
  }

  /// The default delay in milliseconds.
  static let usualPatience: Int64 = 500

  /// The minimum time between updates in milliseconds.
  private static let pause: Int64 = 100
}

extension CommandContext {
  /// A progress line without a delay, for work that starts with a network request.
  package var spinner: ProgressLine {
    ProgressLine(
      console: console, clock: clock, isShown: showsProgress, patience: 0,
      columns: progressColumns)
  }
}
