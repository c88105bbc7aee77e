import CoreDomain
import CoreInfrastructure
import CoreTesting
import Foundation
import TestSupport
import Testing

/// The standard input and output as files and as a console. They belong to the process, so the
/// tests run one at a time.
@Suite(.serialized) struct FilesStandardStreamsTests {
  private let files = POSIXFileSystem(identifiers: SequentialIdentifierSource())

  // MARK: - Output

  @Test(.timeLimit(.minutes(1)))
  func aCancelledTaskStopsWaitingForTheReaderOfTheOutput() async throws {
    let output = Pipe()
    try await withStream(STDOUT_FILENO, being: output.fileHandleForWriting.fileDescriptor) {
      let writing = Task {
        try POSIXConsole().write([UInt8](repeating: 0, count: 1024 * 1024), to: .output)
      }
      writing.cancel()
      let failure = FileFailure.unwritable(
        path: "standard output", reason: "the work was cancelled")
      await #expect(throws: failure) { try await writing.value }
    }
    withExtendedLifetime(output) {}
  }

  // MARK: - Input

  @Test func readsStandardInputForADashAndLeavesItOpen() async throws {
    try await withInput { writer in
      try writer.write(contentsOf: Data([1, 2, 3]))
      try writer.close()
      let before = try whatStandardInputIs()
      #expect(try await files.bytes(of: "-") == [1, 2, 3])
      #expect(try whatStandardInputIs() == before, "standard input was closed")
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func aCancelledTaskStopsWaitingForTheInput() async throws {
    try await withInput { _ in
      let console = POSIXConsole()
      let typing = Task { try await console.readLine() }
      for _ in 0..<100 { await Task.yield() }
      typing.cancel()
      let failure = FileFailure.unreadable(
        path: "standard input", reason: "the work was cancelled")
      await #expect(throws: failure) { try await typing.value }
    }
  }

  @Test func readsTheInputLineByLine() async throws {
    let lines = try await typed("one\r\n\n\tthree \rthree\nlast")
    #expect(lines == ["one", "", "\tthree \rthree", "last", nil, nil])
  }

  @Test func readsALineOfInvalidUTF8() async throws {
    try await withInput { writer in
      try writer.write(contentsOf: Data([0x61, 0xFF, 0x0A]))
      #expect(try await POSIXConsole().readLine() == "a\u{FFFD}")
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func returnsALineAsSoonAsItIsTyped() async throws {
    try await withInput { writer in
      let console = POSIXConsole()
      async let first = console.readLine()
      try writer.write(contentsOf: Data("on".utf8))
      try writer.write(contentsOf: Data("e\ntw".utf8))
      let one = try await first
      async let second = console.readLine()
      try writer.write(contentsOf: Data("o\n".utf8))
      let two = try await second
      #expect([one, two] == ["one", "two"])
    }
  }

  @Test(arguments: ["\n", "\r\n", ""])
  func rejectsALineThatIsTooLongAndReadsTheNextOne(_ end: String) async throws {
    let limit = POSIXConsole.lineLimit
    for (extra, isTaken) in [(0, true), (1, false), (2, false), (3 * limit, false)] {
      let line = String(repeating: "x", count: limit + extra)
      let text = line + (end.isEmpty ? "" : end + "next\n")
      try await withInput { writer in
        let writing = Task {
          try writer.write(contentsOf: Data(text.utf8))
          try writer.close()
        }
        let console = POSIXConsole()
        if isTaken {
          let first = try await console.readLine()
          #expect(first?.utf8.count == limit)
        } else {
          await #expect(throws: FileFailure.tooLarge(path: "standard input", limit: limit)) {
            try await console.readLine()
          }
        }
        let next = try await console.readLine()
        #expect(next == (end.isEmpty ? nil : "next"))
        try await writing.value
      }
    }
  }

  // MARK: - Output

  @Test func writesStandardOutputForADashAtOnce() async throws {
    let output = Pipe()
    try await withStream(STDOUT_FILENO, being: output.fileHandleForWriting.fileDescriptor) {
      let replacement = try await files.replacement(of: "-")
      try await replacement.write([1, 2])
      #expect(try output.fileHandleForReading.read(upToCount: 2) == Data([1, 2]))
      try await replacement.write([3])
      try await replacement.commit()
      #expect(try output.fileHandleForReading.read(upToCount: 1) == Data([3]))
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func waitsForASlowReader() async throws {
    let output = Pipe()
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try await withStream(STDOUT_FILENO, being: output.fileHandleForWriting.fileDescriptor) {
      let replacement = try await files.replacement(of: "-")
      async let written: Void = replacement.write(bytes)
      let read = try output.fileHandleForReading.read(upToCount: bytes.count)
      try await written
      let isEqual = read == Data(bytes)
      #expect(isEqual)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func aCancelledTaskStopsWaitingForAReader() async throws {
    let output = Pipe()
    try await withStream(STDOUT_FILENO, being: output.fileHandleForWriting.fileDescriptor) {
      let replacement = try await files.replacement(of: "-")
      let task = Task { try await replacement.write([UInt8](repeating: 1, count: 1_000_000)) }
      // The write has started, but the pipe has no room for all of it.
      _ = try output.fileHandleForReading.read(upToCount: 1)
      task.cancel()
      let failure = FileFailure.unwritable(
        path: "standard output", reason: "the work was cancelled")
      await #expect(throws: failure) { try await task.value }
      withExtendedLifetime(output) {}
    }
  }

  @Test func saysThatTheDiskIsFull() async throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    try await withStream(STDOUT_FILENO, being: full.fileDescriptor) {
      let replacement = try await files.replacement(of: "-")
      let failure = FileFailure.unwritable(
        path: "standard output", reason: "No space left on device")
      await #expect(throws: failure) { try await replacement.write([1]) }
      #expect(throws: failure) {
        try POSIXConsole().write("a", to: .output)
      }
    }
  }

  // MARK: - Streams

  /// Returns all lines of an input, and what follows the last one.
  private func typed(_ text: String) async throws -> [String?] {
    var lines: [String?] = []
    try await withInput { writer in
      try writer.write(contentsOf: Data(text.utf8))
      try writer.close()
      let console = POSIXConsole()
      while let line = try await console.readLine() { lines.append(line) }
      lines += [nil, try await console.readLine()]
    }
    return lines
  }

  /// Replaces the standard input by a pipe, and passes its other end to the body.
  func withInput(_ body: (_ writer: FileHandle) async throws -> Void) async throws {
    let input = Pipe()
    try await withStream(STDIN_FILENO, being: input.fileHandleForReading.fileDescriptor) {
      try await body(input.fileHandleForWriting)
    }
    withExtendedLifetime(input) {}
  }

  /// Replaces one of the process's streams by another file.
  func withStream(
    _ stream: Int32, being other: Int32, _ body: () async throws -> Void
  ) async throws {
    let saved = dup(stream)
    dup2(other, stream)
    defer {
      dup2(saved, stream)
      close(saved)
    }
    try await body()
  }

  /// Returns the pipe or file that is the standard input, as the system numbers it.
  private func whatStandardInputIs() throws -> String {
    try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/0")
  }
}
