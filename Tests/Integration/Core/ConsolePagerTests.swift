import CoreDomain
import Foundation
import Glibc
import Testing

@testable import CoreInfrastructure

/// Output that passes through another program.
extension FilesStandardStreamsTests {
  @Test(.timeLimit(.minutes(1)))
  func passesTheOutputOfATerminalThroughThePager() async throws {
    let terminal = try PseudoTerminal()
    try await withStream(STDOUT_FILENO, being: terminal.inside.fileDescriptor) {
      let console = POSIXConsole()
      console.page(through: ["tr", "a-z", "A-Z"])
      try console.write("first, ", to: .output)
      try console.write("second\n", to: .output)
      console.endPaging()
      try console.write("third\n", to: .output)
    }
    // Output of other tests may be there.
    let shown = await terminal.shown(upTo: "third")
    #expect(shown.contains("FIRST, SECOND\r\n"))
  }

  @Test(.timeLimit(.minutes(1)))
  func showsTheOutputItselfIfThePagerCannotBeStarted() async throws {
    let terminal = try PseudoTerminal()
    try await withStream(STDOUT_FILENO, being: terminal.inside.fileDescriptor) {
      let console = POSIXConsole()
      console.page(through: ["/nowhere/pager", "-S"])
      try console.write("first\n", to: .output)
      console.endPaging()
    }
    #expect(await terminal.shown(upTo: "first").hasSuffix("first"))
  }

  /// Otherwise a key that the pager handles would end the program, and leave the terminal to both the
  /// pager and the shell.
  @Test(.timeLimit(.minutes(1)))
  func ignoresTheKeysThatInterruptUntilThePagerEnds() async throws {
    // The runtime of tests handles this signal.
    let former = signal(SIGQUIT, SIG_DFL)
    defer { _ = signal(SIGQUIT, former) }
    let terminal = try PseudoTerminal()
    let script = "cat; grep SigIgn /proc/$PPID/status; grep SigIgn /proc/self/status; echo end"
    try await withStream(STDOUT_FILENO, being: terminal.inside.fileDescriptor) {
      let console = POSIXConsole()
      console.page(through: ["sh", "-c", script])
      try console.write("first\n", to: .output)
      console.endPaging()
    }
    let ignored = await terminal.shown(upTo: "end").matches(of: /SigIgn:\s+([0-9a-f]+)/)
      .compactMap { Int($0.1, radix: 16) }
    #expect(ignored.map { $0 & (1 << (SIGQUIT - 1)) != 0 } == [true, false])
    #expect(!SignalInterruptions.isIgnored(SIGQUIT))
  }

  @Test func usesNoPagerForAFileOrAPipe() async throws {
    let none = try #require(FileHandle(forWritingAtPath: "/dev/null"))
    try await withStream(STDOUT_FILENO, being: none.fileDescriptor) {
      #expect(!POSIXConsole().isTerminal(.output))
    }
    let output = Pipe()
    try await withStream(STDOUT_FILENO, being: output.fileHandleForWriting.fileDescriptor) {
      let console = POSIXConsole()
      console.page(through: ["tr", "a-z", "A-Z"])
      try console.write("first", to: .output)
      console.endPaging()
    }
    #expect(try output.fileHandleForReading.read(upToCount: 5) == Data("first".utf8))
  }
}
