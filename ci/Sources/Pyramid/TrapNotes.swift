public import Toolbox

/// What the trap of the unit tests (`ci/iotrap`) noted.
public struct TrapNotes: Hashable, Sendable {
  /// The program that the tests ran in.
  public var runner: String
  public var notes: [TrapNote]

  /// Reads the trap’s file.
  ///
  /// - Throws: ``ToolFailure`` when the trap was never set.
  public init(text: String) throws(ToolFailure) {
    let armed = "armed "
    let lines = text.split(separator: "\n")
    guard let first = lines.first(where: { $0.hasPrefix(armed) }) else {
      throw ToolFailure("The trap was not set: its file does not say “armed”.")
    }
    runner = String(first.dropFirst(armed.count))
    notes = lines.compactMap { TrapNote(line: $0) }
  }
}

/// A call that a unit test must not make.
public struct TrapNote: Hashable, Sendable {
  /// The function of the C library.
  public var call: String
  /// A path, a host, a program.
  public var subject: String
  /// Offsets in the runner, in hexadecimal with `0x`; the innermost first.
  public var stack: [String]
  /// Offsets of what waits for the async function on the stack, the innermost first; among them are
  /// some that are none.
  public var callers: [String]

  public init(call: String, subject: String, stack: [String], callers: [String] = []) {
    self.call = call
    self.subject = subject
    self.stack = stack
    self.callers = callers
  }

  fileprivate init?(line: Substring) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let frames = parts[2].split(separator: " ").map(String.init)
    self.init(
      call: String(parts[0]), subject: String(parts[1]),
      stack: frames.filter { !$0.hasPrefix("~") },
      callers: frames.filter { $0.hasPrefix("~") }.map { String($0.dropFirst()) })
  }

  /// What was reached for.
  var kind: Kind {
    switch call {
    case "socket", "connect", "bind", "getaddrinfo": .network
    case "fork", "system", "popen": .process
    case _ where call.hasPrefix("exec") || call.hasPrefix("posix_spawn"): .process
    default: .file
    }
  }

  enum Kind {
    case file, network, process

    /// What a test does that makes the call.
    var deed: String {
      switch self {
      case .file: "reaches for the file"
      case .network: "opens a socket"
      case .process: "starts the process"
      }
    }

    /// What to do instead.
    var instead: String {
      switch self {
      case .file:
        "give it InMemoryFileSystem, or the text; with a real file it is an integration test."
      case .network:
        "use StubHTTPClient or InMemoryHTTPClient; over a socket it is an integration test."
      case .process:
        "call what the program calls; a program that is started is an end-to-end test."
      }
    }
  }
}
