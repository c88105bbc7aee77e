public import CoreDomain
private import Synchronization

/// A console at which a script sits: it types given lines, and remembers what it is shown.
public final class ScriptedConsole: Console {
  private struct State {
    var lines: ArraySlice<String>
    var written: [ConsoleChannel: [UInt8]] = [:]
    var secrets: [String] = []
    var isFull = false
  }

  private let state: Mutex<State>
  private let terminals: Set<ConsoleChannel>

  /// - Parameters:
  ///   - lines: what is typed, line by line; then the input is at its end.
  ///   - terminals: the channels at which a person sits.
  public init(lines: [String] = [], terminals: Set<ConsoleChannel> = []) {
    state = Mutex(State(lines: lines[...]))
    self.terminals = terminals
  }

  /// What was written to the standard output.
  public var output: String { written(to: .output) }

  /// What was written to the standard error.
  public var error: String { written(to: .error) }

  /// The lines that nobody has asked for yet.
  public var remainingLines: [String] {
    state.withLock { Array($0.lines) }
  }

  /// The lines that were asked for as secrets, in order.
  public var secretLines: [String] {
    state.withLock { $0.secrets }
  }

  /// Takes no output from now on, as a full disk does.
  public func refuseOutput() {
    state.withLock { $0.isFull = true }
  }

  public func write(_ bytes: [UInt8], to channel: ConsoleChannel) throws(FileFailure) {
    let isRefused = state.withLock { state in
      if channel == .output && state.isFull { return true }
      state.written[channel, default: []] += bytes
      return false
    }
    guard !isRefused else {
      throw .unwritable(path: channel.name, reason: "No space left on device")
    }
  }

  public func isTerminal(_ channel: ConsoleChannel) -> Bool {
    terminals.contains(channel)
  }

  public func readLine() async throws(FileFailure) -> String? {
    guard !Task.isCancelled else {
      throw .unreadable(path: "standard input", reason: "the work was cancelled")
    }
    guard let line = state.withLock({ $0.lines.popFirst() }) else { return nil }
    guard line.utf8.count <= Self.lineLimit else {
      throw .tooLarge(path: "standard input", limit: Self.lineLimit)
    }
    return line
  }

  /// Shows the prompt where a person sits at any channel, as they do who type.
  public func readSecretLine(prompt: String) async throws(FileFailure) -> String? {
    let isShown = !terminals.isEmpty
    if isShown { try write(prompt, to: .error) }
    defer { if isShown { try? write("\n", to: .error) } }
    let line = try await self.readLine()
    state.withLock { $0.secrets += line.map { [$0] } ?? [] }
    return line
  }

  private func written(to channel: ConsoleChannel) -> String {
    String(decoding: state.withLock { $0.written[channel] ?? [] }, as: UTF8.self)
  }
}
