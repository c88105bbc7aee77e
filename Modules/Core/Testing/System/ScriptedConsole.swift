public import CoreDomain
private import Synchronization

/// A console that returns given input lines and records the output.
public final class ScriptedConsole: Console {
  private struct State {
    var lines: ArraySlice<String>
    var written: [ConsoleChannel: [UInt8]] = [:]
    var pagers: [[String]] = []
    var completions: [[String]] = []
    var isFull = false
  }

  private let state: Mutex<State>
  private let terminals: Set<ConsoleChannel>
  public let isInputTerminal: Bool

  /// - Parameters:
  ///   - lines: The input lines. After the last one, the input ends.
  ///   - terminals: The channels that are connected to a terminal.
  ///   - isInputTerminal: Whether the input is a terminal; by default, if any channel is.
  public init(
    lines: [String] = [], terminals: Set<ConsoleChannel> = [], isInputTerminal: Bool? = nil
  ) {
    state = Mutex(State(lines: lines[...]))
    self.terminals = terminals
    self.isInputTerminal = isInputTerminal ?? !terminals.isEmpty
  }

  public var output: String { written(to: .output) }

  public var error: String { written(to: .error) }

  public var remainingLines: [String] {
    state.withLock { Array($0.lines) }
  }

  public var pagers: [[String]] {
    state.withLock { $0.pagers }
  }

  /// The completion words that were passed with each prompt, in the order of the prompts.
  public var completions: [[String]] {
    state.withLock { $0.completions }
  }

  /// Makes every later write to the standard output fail, as on a full disk. The standard error
  /// still works.
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

  public func page(through pager: [String]) {
    state.withLock { $0.pagers.append(pager) }
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

  public func readLine(
    prompt: String, completing words: [String]
  ) async throws(FileFailure) -> String? {
    state.withLock { $0.completions.append(words) }
    try write(prompt, to: .output)
    return try await self.readLine()
  }

  /// Reads a line. Prints the prompt and a line break to the standard error if the input is a
  /// terminal.
  public func readSecretLine(prompt: String) async throws(FileFailure) -> String? {
    if isInputTerminal { try write(prompt, to: .error) }
    defer { if isInputTerminal { try? write("\n", to: .error) } }
    return try await self.readLine()
  }

  private func written(to channel: ConsoleChannel) -> String {
    String(decoding: state.withLock { $0.written[channel] ?? [] }, as: UTF8.self)
  }
}
