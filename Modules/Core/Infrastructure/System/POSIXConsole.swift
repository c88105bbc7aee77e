public import CoreDomain
import Glibc

/// The standard input, output and error of the process.
///
/// A reader that goes away (`seams recipes list | head -1`) ends the process by SIGPIPE, as it
/// ends every program of the command line.
///
/// What was read of the standard input and not yet asked for is kept by the console that read it:
/// a program has one console.
public struct POSIXConsole: Console {
  private let input = LineInput()

  public init() {}

  public func write(_ bytes: [UInt8], to channel: ConsoleChannel) throws(FileFailure) {
    do throws(SystemCallFailure) {
      switch channel {
      case .output: try FileDescriptor.standardOutput.write(bytes)
      case .error: try FileDescriptor.standardError.write(bytes)
      }
    } catch {
      throw .unwritable(path: channel.name, reason: error.reason)
    }
  }

  public func isTerminal(_ channel: ConsoleChannel) -> Bool {
    switch channel {
    case .output: FileDescriptor.standardOutput.isTerminal()
    case .error: FileDescriptor.standardError.isTerminal()
    }
  }

  public func columns(of channel: ConsoleChannel) -> Int? {
    switch channel {
    case .output: FileDescriptor.standardOutput.columns()
    case .error: FileDescriptor.standardError.columns()
    }
  }

  public func readLine() async throws(FileFailure) -> String? {
    try await input.next(limit: Self.lineLimit)
  }

  public func readSecretLine(prompt: String) async throws(FileFailure) -> String? {
    try await input.next(limit: Self.lineLimit, secretly: prompt)
  }
}
