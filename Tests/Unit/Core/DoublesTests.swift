import CoreDomain
import CoreTesting
import Testing

/// The test doubles fulfill the contracts of their ports.
@Suite struct DoublesTests {
  @Test(arguments: FileSystemContract.checks)
  func filesInMemoryKeepTheContract(
    _ check: ContractCheck<FileSystemContract.Subject>
  ) async throws {
    try await check(FileSystemContract.Subject(files: InMemoryFileSystem(), folder: "/home"))
  }

  @Test(arguments: FileSystemContract.checks)
  func filesInMemoryKeepTheContractInPiecesOfOneByte(
    _ check: ContractCheck<FileSystemContract.Subject>
  ) async throws {
    let files = InMemoryFileSystem(pieceSize: 1)
    try await check(FileSystemContract.Subject(files: files, folder: "/home"))
  }

  @Test func standardOutputInMemoryIsUnbufferedAndSeparateFromTheInput() async throws {
    let files = InMemoryFileSystem(["-": [1]])
    let output = try await files.replacement(of: "-")
    try await output.write([2])
    try await output.write([3])
    #expect(files.standardOutput == [2, 3])
    #expect(files.files == ["-": [1]])
  }

  @Test func aSourceReturnsItsPiecesAndThenThrowsItsFailure() async throws {
    let failure = FileFailure.unreadable(path: "a", reason: "the cable was cut")
    let source = BytesSource([[1, 2], [], [3]], failure: failure)
    let pieces = [try await source.next(), try await source.next()]
    #expect(pieces == [[1, 2], [3]])
    await #expect(throws: failure) { try await source.next() }
    await #expect(throws: failure) { try await source.next() }
    #expect(try await BytesSource("äb").bytes() == Array("äb".utf8))
  }

  @Test func aSinkCollectsBytesUntilItIsFull() async throws {
    let sink = CollectingSink(capacity: 3)
    try await sink.write([0x61, 0x62])
    await #expect(throws: FileFailure.self) { try await sink.write([0x63, 0x64]) }
    try await sink.write([0x63])
    #expect(sink.text == "abc")
  }

  @Test func aScriptedConsolePromptsForASecretOnATerminalOnly() async throws {
    let person = ScriptedConsole(lines: ["horse"], terminals: [.error])
    let lines = [
      try await person.readSecretLine(prompt: "Password: "),
      try await person.readSecretLine(prompt: "Again: "),
    ]
    #expect(lines == ["horse", nil])
    #expect(person.error == "Password: \nAgain: \n")
    #expect(person.output == "")

    let pipe = ScriptedConsole(lines: ["name", "horse"])
    _ = try await pipe.readLine()
    #expect(try await pipe.readSecretLine(prompt: "Password: ") == "horse")
    #expect(pipe.error == "")
  }

  @Test(arguments: IdentifierSourceContract.checks)
  func sequentialIdentifiersKeepTheContract(
    _ check: ContractCheck<any IdentifierSource>
  ) async throws {
    try await check(SequentialIdentifierSource())
  }

  @Test(arguments: InterruptionsContract.checks)
  func scriptedInterruptionsKeepTheContract(
    _ check: ContractCheck<InterruptionsContract.Subject>
  ) async throws {
    let interruptions = ScriptedInterruptions()
    try await check(
      InterruptionsContract.Subject(interruptions) { interruptions.interrupt($0) })
  }
}
