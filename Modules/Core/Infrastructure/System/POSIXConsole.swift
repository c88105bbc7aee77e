public import CoreDomain
import Glibc

/// The standard input, output and error of the process.
///
/// If the program that reads the output exits (`seams … | head -1`), SIGPIPE ends this process, as
/// with other command-line programs. A process that runs a server, such as a demo, ignores SIGPIPE.
/// There, the write throws ``FileFailure/readerGone(path:)``.
///
/// The console buffers unread input, so a program must have only one console.
public struct POSIXConsole: Console {
  private let input = LineInput()
  private let pager = Pager()

  public init() {}

  public func write(_ bytes: [UInt8], to channel: ConsoleChannel) throws(FileFailure) {
    do throws(SystemCallFailure) {
      switch channel {
      case .output:
        guard try !pager.write(bytes) else { return }
        try FileDescriptor.standardOutput.writeUnlessCancelled(bytes)
      case .error: try FileDescriptor.standardError.write(bytes)
      }
    } catch {
      throw error.failure(writing: channel)
    }
  }

  public func isTerminal(_ channel: ConsoleChannel) -> Bool {
    switch channel {
    case .output: FileDescriptor.standardOutput.isTerminal()
    case .error: FileDescriptor.standardError.isTerminal()
    }
  }

  public var isInputTerminal: Bool { FileDescriptor.standardInput.isTerminal() }

  public func columns(of channel: ConsoleChannel) -> Int? {
    switch channel {
    case .output: FileDescriptor.standardOutput.columns()
    case .error: FileDescriptor.standardError.columns()
    }
  }

  public func page(through pager: [String]) {
    if isTerminal(.output), !pager.isEmpty { self.pager.use(pager) }
  }

  public func endPaging() {
    pager.end()
  }

  public func readLine() async throws(FileFailure) -> String? {
    try await input.next(limit: Self.lineLimit)
  }

  public func readLine(
    prompt: String, completing words: [String]
  ) async throws(FileFailure) -> String? {
    let line: String?
    if LineEditor.isAvailable {
      line = try await input.next(limit: Self.lineLimit, editedAfter: prompt, completing: words)
    } else {
      try write(Array(prompt.utf8), to: .output)
      line = try await self.readLine()
    }
    // At the end of the input, the cursor is still in the line of the prompt.
    if line == nil, isTerminal(.output) { try? write([UInt8(ascii: "\n")], to: .output) }
    return line
  }

  public func readSecretLine(prompt: String) async throws(FileFailure) -> String? {
    try await input.next(limit: Self.lineLimit, secretly: prompt)
  }
}
