import TestSupport
import Testing

/// What every feature's commands have in common: the command line as a program.
@Suite struct CommandLineProgramTests {
  @Test func tellsItsVersionAndItsCommandsWithoutTouchingAnyData() async throws {
    try await withPrograms { programs in
      let version = try await programs.seams("--version")
      #expect(version.output == "0.1.0\n")
      let help = try await programs.seams("--help")
      #expect(help.output.contains("bookmarks"))
      #expect(try programs.names() == [])
    }
  }

  @Test func aDatabaseThatIsNoneIsRefusedAndLeftAsItIs() async throws {
    try await withPrograms { programs in
      let text = "This is my diary, and no database.\n"
      let path = try programs.file("seams.sqlite", text)
      let outcome = try await programs.seams(
        "bookmarks", "list", "--data-dir", programs.folder)
      #expect(outcome.status == 65)
      #expect(outcome.error.contains("no database"))
      #expect(try programs.text(of: path) == text)
    }
  }

  @Test func aFileInThePlaceOfTheDataFolderIsNamed() async throws {
    try await withPrograms { programs in
      let path = try programs.file("occupied", "")
      let outcome = try await programs.seams("bookmarks", "list", "--data-dir", path + "/data")
      #expect(outcome.status == 73)
      #expect(outcome.error.contains(path))
    }
  }
}
