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

  @Test func aScriptedPersonPressesTheButtonsInOrderAndLeavesThen() async {
    let person = ScriptedDialogPresenter(choosing: "Yes", "Maybe")
    let dialog = Dialog(
      title: "Leave?", message: "Nothing is stored.", offering: DialogChoice("Yes", true),
      DialogChoice("No", false))
    var choices: [Bool?] = []
    for _ in 1...3 { choices.append(await person.choice(in: dialog)) }
    #expect(choices == [true, nil, nil])
    #expect(person.shown.map(\.buttons) == [["Yes", "No"], ["Yes", "No"], ["Yes", "No"]])
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
