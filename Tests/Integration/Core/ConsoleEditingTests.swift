import CoreDomain
import Foundation
import Testing

@testable import CoreInfrastructure

/// Lines that are edited at a pseudo terminal that replaces the process's standard streams. The
/// tests use control keys, because these work at every kind of terminal.
extension FilesStandardStreamsTests {
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      // Ctrl-B moves the cursor back, and Ctrl-A moves it to the start.
      ("日é\u{2}本\u{1}a\n", ["a日本é"]),
      // Ctrl-P recalls the line before. What is typed ahead is kept.
      ("one\ntwo\n\u{10}\u{10}!\n", ["one", "two", "one!"]),
      // Tab completes the first word.
      ("se\tclay\n", ["search clay"]),
    ])
  func editsLinesAtATerminal(_ typed: String, _ lines: [String]) async throws {
    try await withEditor { terminal, next in
      async let first = next()
      _ = await terminal.shown(upTo: "> ")
      #expect(!terminal.showsTyping)
      try terminal.type(typed)
      var read = [try await first ?? ""]
      while read.count < lines.count { read.append(try await next() ?? "") }
      #expect(read == lines)
      #expect(terminal.showsTyping)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func replacesOnlyTheByteThatIsNotUTF8() async throws {
    try await withEditor { terminal, next in
      async let first = next()
      _ = await terminal.shown(upTo: "> ")
      try terminal.type(bytes: [0x61, 0xE9, 0x0A, 0x78, 0x0A])
      let lines = [try await first, try await next()]
      #expect(lines == ["a\u{FFFD}", "x"])
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func endsEditingAtTheEndOfTheInputAndOnCancellation() async throws {
    try await withEditor { terminal, next in
      // The terminal must read keys one by one before it shows the prompt. This is a race if it
      // does not, so the test repeats it.
      for _ in 1...100 {
        async let line = next()
        _ = await terminal.shown(upTo: "> ")
        // Ctrl-D ends the input.
        try terminal.type("\u{4}")
        #expect(try await line == nil)
      }

      let typing = Task { try await next() }
      _ = await terminal.shown(upTo: "> ")
      typing.cancel()
      await #expect(throws: SystemCallFailure.self) { try await typing.value }
      #expect(terminal.showsTyping)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func endsTheLineOfThePromptAtTheEndOfTheInput() async throws {
    try await withTerminal(showing: STDOUT_FILENO) { terminal in
      let console = POSIXConsole()
      async let line = console.readLine(prompt: "? ", completing: [])
      _ = await terminal.shown(upTo: "? ")
      try terminal.type("\u{4}")
      #expect(try await line == nil)
      try console.write("end of it", to: .output)
      #expect(await terminal.shown(upTo: "end of it").hasSuffix("\r\nend of it"))
    }
  }

  @Test func doesNotEditTheLinesOfAPipe() async throws {
    let output = Pipe()
    try await withStream(STDOUT_FILENO, being: output.fileHandleForWriting.fileDescriptor) {
      try await withInput { writer in
        try writer.write(contentsOf: Data("a\u{2}b\n".utf8))
        try writer.close()
        #expect(!LineEditor.isAvailable)
        #expect(try await POSIXConsole().readLine(prompt: "? ", completing: []) == "a\u{2}b")
      }
    }
    #expect(try output.fileHandleForReading.read(upToCount: 2) == Data("? ".utf8))
  }

  @Test(arguments: [
    ("se", "arch "), ("SE", "arch "), ("s", nil), ("so", "rt "), ("unre", "ad"), ("unread", nil),
    ("search c", nil), ("x", nil), ("search", " "),
  ])
  func completesAWordUpToWhereTheWordsDiffer(_ typed: String, _ rest: String?) {
    let words = ["search", "sort", "unread", "unreadable"]
    #expect(WordCompletion.rest(of: typed, among: words) == rest)
  }

  /// Replaces the standard input and output by a terminal. The second argument of the body reads a
  /// line.
  private func withEditor(
    _ body: (PseudoTerminal, _ next: @escaping @Sendable () async throws -> String?) async throws
      -> Void
  ) async throws {
    try await withTerminal(showing: STDOUT_FILENO) { terminal in
      let (editor, queue) = (LineEditor(), QueueExecutor(label: "test"))
      try await body(terminal) {
        try await Cancellation.run(on: queue) { cancellation throws(SystemCallFailure) in
          try editor.line("> ", completing: ["search", "sort"], cancellation)
        }
      }
    }
  }
}
