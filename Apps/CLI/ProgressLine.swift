import CoreDomain

/// A line on the terminal that says how far long work has come: it appears half a second after the
/// work began, or at once, is rewritten in its place, and is gone when the work is done.
struct ProgressLine {
  private let console: any Console
  private let clock: any WallClock
  private let isShown: Bool
  private let patience: Int64
  private var next: Timestamp?
  private var isThere = false

  /// Makes a line for work that begins now.
  ///
  /// - Parameters:
  ///   - isShown: whether there is a terminal to show it on.
  ///   - patience: how many milliseconds work takes before it is said to take long.
  init(
    console: any Console, clock: any WallClock, isShown: Bool,
    patience: Int64 = Self.usualPatience
  ) {
    self.console = console
    self.clock = clock
    self.isShown = isShown
    self.patience = patience
    next = Self.moment(patience, after: clock.now)
  }

  /// Shows how far the work has come, when it is time to.
  ///
  /// - Parameter stays: whether nothing will be told for a while. Then it is time now, since what is shown
  ///   instead would be read for as long.
  mutating func show(_ text: String, stays: Bool = false) {
    let now = clock.now
    guard isShown, let next, stays || now >= next else { return }
    // A terminal that is closed meanwhile is no reason to stop the work.
    try? console.write("\r\(text.harmless)\u{1B}[K", to: .error)
    isThere = true
    self.next = Self.moment(Self.pause, after: now)
  }

  /// Takes the line away. What comes next is other work, and has all its time again.
  mutating func clear() {
    next = Self.moment(patience, after: clock.now)
    guard isThere else { return }
    try? console.write("\r\u{1B}[K", to: .error)
    isThere = false
  }

  private static func moment(_ milliseconds: Int64, after time: Timestamp) -> Timestamp? {
    Timestamp(millisecondsSince1970: time.millisecondsSince1970 + milliseconds)
  }

  /// The patience with work that says often how far it has come.
  static let usualPatience: Int64 = 500

  /// How many milliseconds a text stays at least.
  private static let pause: Int64 = 100
}

extension CommandContext {
  /// A line that turns up at once: for work that begins with a wait for somebody else.
  var spinner: ProgressLine {
    ProgressLine(console: console, clock: clock, isShown: showsProgress, patience: 0)
  }
}
