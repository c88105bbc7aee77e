import CoreDomain
import CoreTesting
import Foundation
import Testing

@testable import CoreInfrastructure

/// Secrets typed at a pseudo terminal that replaces the process's standard streams.
extension FilesStandardStreamsTests {
  @Test(.timeLimit(.minutes(1)))
  func promptsForASecretAndDoesNotEchoIt() async throws {
    try await withTerminal { terminal in
      let console = POSIXConsole()
      #expect(console.isInputTerminal)
      async let typed = console.readSecretLine(prompt: "Password: ")
      let prompt = await terminal.shown(upTo: "Password: ")
      #expect(prompt.hasSuffix("Password: "))
      #expect(!terminal.showsTyping)
      try terminal.type("correct hörse\n")
      #expect(try await typed == "correct hörse")
      #expect(terminal.showsTyping)
      // The typed text is not shown. The stream belongs to the process, so output of other tests
      // may appear.
      try console.write("end of it", to: .error)
      let rest = await terminal.shown(upTo: "end of it")
      #expect(rest.contains("\r\n"))
      #expect(!rest.contains("correct") && !rest.contains("hörse"))
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func readsASecretBetweenOtherLines() async throws {
    try await withTerminal { terminal in
      let console = POSIXConsole()
      try terminal.type("name\n")
      let name = try await console.readLine()
      async let first = console.readSecretLine(prompt: "1: ")
      _ = await terminal.shown(upTo: "1: ")
      try terminal.type("one\ntwo\nname\n")
      let one = try await first
      let two = try await console.readSecretLine(prompt: "2: ")
      let last = try await console.readLine()
      #expect([name, one, two, last] == ["name", "one", "two", "name"])
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func readsMoreLinesAfterTheEndOfTheInputOfATerminal() async throws {
    try await withTerminal { terminal in
      let console = POSIXConsole()
      async let ended = console.readSecretLine(prompt: "1: ")
      _ = await terminal.shown(upTo: "1: ")
      // Ctrl-D, which ends the input of a terminal.
      try terminal.type("\u{4}")
      let none = try await ended
      #expect(terminal.showsTyping)
      async let typed = console.readSecretLine(prompt: "2: ")
      _ = await terminal.shown(upTo: "2: ")
      try terminal.type("horse\n")
      let line = try await typed
      #expect(none == nil && line == "horse")
    }
  }

  @Test func readsTheNextLineAfterTheEndOfInputInALineThatIsTooLong() {
    var buffer = LineBuffer()
    buffer.append(Array("horses".utf8))
    let first = buffer.next(limit: 3)
    buffer.end()
    let second = buffer.next(limit: 3)
    buffer.append(Array("cat\n".utf8))
    let third = buffer.next(limit: 3)
    #expect([first, second, third] == [.tooLong, .end, .whole(Array("cat".utf8))])
  }

  @Test(.timeLimit(.minutes(1)))
  func leavesTheLinesPastedAfterASecretToTheEditor() async throws {
    try await withTerminal { terminal in
      try await withStream(STDOUT_FILENO, being: terminal.inside.fileDescriptor) {
        let input = LineInput()
        async let first = input.next(limit: 99, editedAfter: "> ", completing: [])
        _ = await terminal.shown(upTo: "> ")
        // A terminal sends a carriage return for each line break.
        try terminal.type("sign-in ada\rhorse\rwhoami\r")
        let lines = [
          try await first, try await input.next(limit: 99, secretly: "? "),
          try await input.next(limit: 99, editedAfter: "> ", completing: []),
        ]
        #expect(lines == ["sign-in ada", "horse", "whoami"])
      }
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func restoresTheEchoIfTheTaskIsCancelled() async throws {
    try await withTerminal { terminal in
      let typing = Task { try await POSIXConsole().readSecretLine(prompt: "? ") }
      _ = await terminal.shown(upTo: "? ")
      #expect(!terminal.showsTyping)
      typing.cancel()
      let failure = FileFailure.unreadable(
        path: "standard input", reason: "the work was cancelled")
      await #expect(throws: failure) { try await typing.value }
      #expect(terminal.showsTyping)
    }
  }

  /// The program receives the signal as it would without the prompt.
  @Test(.timeLimit(.minutes(1)), arguments: [SIGINT, SIGTERM])
  func restoresTheEchoOnASignal(_ signal: Int32) async throws {
    try await withTerminal { terminal in
      let requests = SignalInterruptions().first()
      let typing = Task { try await POSIXConsole().readSecretLine(prompt: "? ") }
      _ = await terminal.shown(upTo: "? ")
      #expect(!terminal.showsTyping)
      kill(getpid(), signal)
      #expect(await requests.first(1) == [signal == SIGINT ? .keyboard : .termination])
      // Before the waiting task is cancelled, and after it.
      #expect(terminal.showsTyping)
      typing.cancel()
      await #expect(throws: FileFailure.self) { try await typing.value }
      #expect(terminal.showsTyping)
    }
  }

  /// A program that is continued after Ctrl-Z has the terminal of the shell, which echoes.
  @Test(.timeLimit(.minutes(1)))
  func ignoresControlZWhileASecretIsTyped() async throws {
    try await withTerminal { terminal in
      async let typed = POSIXConsole().readSecretLine(prompt: "? ")
      _ = await terminal.shown(upTo: "? ")
      #expect(SignalInterruptions.isIgnored(SIGTSTP))
      try terminal.type("horse\n")
      #expect(try await typed == "horse")
      #expect(!SignalInterruptions.isIgnored(SIGTSTP))
    }
  }

  @Test func readsASecretFromAPipeAsALineWithoutAPrompt() async throws {
    let error = Pipe()
    try await withStream(STDERR_FILENO, being: error.fileHandleForWriting.fileDescriptor) {
      try await withInput { writer in
        try writer.write(contentsOf: Data("name\ncorrect horse\r\n".utf8))
        try writer.close()
        let console = POSIXConsole()
        let lines = [
          try await console.readLine(), try await console.readSecretLine(prompt: "Password: "),
          try await console.readSecretLine(prompt: "Again: "),
        ]
        #expect(lines == ["name", "correct horse", nil])
      }
    }
    try error.fileHandleForWriting.close()
    let shown = try error.fileHandleForReading.readToEnd() ?? Data()
    // Output of other tests may be there.
    let text = String(decoding: shown, as: UTF8.self)
    #expect(!text.contains("Password: ") && !text.contains("Again: "))
  }

  /// Replaces the standard input and another stream by a terminal.
  func withTerminal(
    showing stream: Int32 = STDERR_FILENO, _ body: (PseudoTerminal) async throws -> Void
  ) async throws {
    let terminal = try PseudoTerminal()
    try await withStream(STDIN_FILENO, being: terminal.inside.fileDescriptor) {
      try await withStream(stream, being: terminal.inside.fileDescriptor) {
        try await body(terminal)
      }
    }
  }
}
