import TestSupport
import Testing

/// The command line as a program, independent of its features.
@Suite struct CommandLineProgramTests {
  @Test func printsItsVersionAndItsHelpWithoutCreatingFiles() async throws {
    try await withPrograms { programs in
      let version = try await programs.seams("--version")
      #expect(version.output == "0.1.0\n")
      let help = try await programs.seams("--help")
      #expect(help.status == 0 && help.error == "")
      #expect(help.output.contains("browse") && help.output.contains("configuration file"))
      #expect(try programs.names() == [])
    }
  }

  @Test(arguments: [["nonsense"], ["--nonsense"], ["browse", "nowhere"], ["browse", "--json"]])
  func printsTheUsageForInvalidArguments(_ arguments: [String]) async throws {
    try await withPrograms { programs in
      let outcome = try await programs.seams(arguments)
      #expect(outcome.status == 64)
      #expect(outcome.output == "" && outcome.error.contains("Usage: seams"))
      #expect(try programs.names() == [])
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func generatesACompletionScriptForEachShell(_ shell: String) async throws {
    try await withPrograms { programs in
      let script = try await programs.seams("--generate-completion-script", shell)
      #expect(script.status == 0 && script.error == "")
      #expect(script.output.contains("browse") && script.output.contains("data-dir"))
    }
  }

  @Test(arguments: [">&-", ">/dev/full"])
  func failsIfTheOutputCannotBeWritten(_ redirection: String) async throws {
    try await withPrograms { programs in
      let outcome = try await programs.shell("exec \"$SEAMS\" --version \(redirection)")
      #expect(outcome.status == 74)
      #expect(outcome.error.hasPrefix("seams: “standard output” cannot be written: "))
    }
  }
}
