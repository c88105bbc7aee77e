import CoreDomain
import EarthquakesCLI
import EarthquakesDomain
import EarthquakesViewModel
import Synchronization
import Testing
import ViewTestSupport

@testable import CoreCLI

/// A terminal with a simulated user, who sees only what is shown and taps buttons by their labels.
///
/// It displays what a terminal does: both channels on one screen, with lines rewritten in place.
/// All waiting is for events, without timers.
final class CLIQuakeTerminal: Console {
  private struct State {
    var screen = CLIQuakeScreenText()
    /// The first line that was written since the user's last input.
    var news = 0
    var spins = 0
  }

  private let state = Mutex(State())
  private let typed = AsyncStream.makeStream(of: String.self)
  private let asked = AsyncStream.makeStream(of: Void.self)
  private let written = AsyncStream.makeStream(of: Void.self)

  let isInputTerminal = true

  func isTerminal(_ channel: ConsoleChannel) -> Bool { true }

  func write(_ bytes: [UInt8], to channel: ConsoleChannel) throws(FileFailure) {
    let text = String(decoding: bytes, as: UTF8.self)
    state.withLock { state in
      if text.contains(Self.spinner) { state.spins += 1 }
      state.screen.take(text)
    }
    written.continuation.yield()
  }

  func readLine() async throws(FileFailure) -> String? {
    asked.continuation.yield()
    for await line in typed.stream { return line }
    return nil
  }

  func readSecretLine(prompt: String) async throws(FileFailure) -> String? {
    try write(prompt, to: .error)
    return try await readLine()
  }

  private static let spinner = "Counting…"
}

extension CLIQuakeTerminal {
  /// The text that was shown since the user's last input.
  var text: String {
    state.withLock { $0.screen.lines[$0.news...].joined(separator: "\n") }
  }

  /// Whether a spinner is visible anywhere on the screen.
  var isSpinning: Bool {
    state.withLock { $0.screen.lines.contains { $0.contains(Self.spinner) } }
  }

  /// How many spinners have appeared.
  var spins: Int { state.withLock { $0.spins } }

  /// Finds a button by its label and presses its key; waits until the program asks for input again.
  func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    guard let key = key(of: label) else {
      Issue.record("Nothing says “\(label)” here:\n\(text)", sourceLocation: sourceLocation)
      return
    }
    await type(key)
  }

  /// Types a line; waits until the program asks for input again.
  func type(_ line: String) async {
    state.withLock { state in
      state.screen.take(line + "\n")
      state.news = state.screen.lines.count - 1
    }
    typed.continuation.yield(line)
    await rest()
  }

  /// Waits until the program asks for input or ends.
  func rest() async {
    for await _ in asked.stream { return }
  }

  /// Waits until a text is shown.
  func shows(_ text: String) async {
    if self.text.contains(text) { return }
    for await _ in written.stream where self.text.contains(text) { return }
  }

  /// Ends the input.
  func leave() { typed.continuation.finish() }

  /// Tells all waiting callers that the program has ended.
  func end() {
    asked.continuation.finish()
    written.continuation.finish()
  }

  /// Returns the key in front of a label, as in `   c  Count`.
  private func key(of label: String) -> String? {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 1)
      let says = words.last?.drop { $0 == " " }
      return words.count == 2 && says.map(String.init) == label ? String(words[0]) : nil
    }.last
  }
}

/// The visible text of a terminal: a carriage return moves to the start of the line, and `ESC [ K`
/// erases the rest of it.
struct CLIQuakeScreenText {
  private(set) var lines = [""]
  private var column = 0

  mutating func take(_ text: String) {
    for piece in text.replacing("\u{1B}[K", with: "\u{0}").unicodeScalars {
      let line = lines.count - 1
      switch piece {
      case "\n":
        lines.append("")
        column = 0
      case "\r": column = 0
      case "\u{0}": lines[line] = String(lines[line].prefix(column))
      default:
        lines[line] =
          String(lines[line].prefix(column)) + String(piece) + lines[line].dropFirst(column + 1)
        column += 1
      }
    }
  }
}

/// Runs a browse session of earthquakes with the real view models and a simulated user.
func withCLIQuakeScreen(
  over repository: any QuakeRepository, on terminal: CLIQuakeTerminal = CLIQuakeTerminal(),
  _ body: (CLIQuakeTerminal) async throws -> Void
) async throws {
  let screens = DefaultEarthquakesScreens(repository: repository)
  let display = Display(isTerminal: true, colors: .never, environment: [:])
  let context = CommandContext.fixture(console: terminal, display: display)
  async let status = {
    let status = await EarthquakesCLIFeature().walk(through: screens, in: context)
    terminal.end()
    return status
  }()
  await terminal.rest()
  try await body(terminal)
  terminal.leave()
  #expect(await status == .success)
}
