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

  /// A letter of a browse session means the same word in every feature.
  @Test func aLetterMeansTheSameCommandInEveryFeature() async throws {
    try await withPrograms { programs in
      let unknown = try await programs.seams(["browse", "nowhere"])
      let names = try #require(unknown.error.firstMatch(of: /Use one of: (.+)\./)).1
        .split(separator: ", ")
      var words: [Substring: Set<Substring>] = [:]
      for name in names {
        let help = try await programs.seams(
          ["browse", String(name), "--demo", "--data-dir", programs.dataFolder],
          input: "help\nquit\n")
        for line in help.output.split(separator: "\n") {
          guard let command = line.firstMatch(of: #/^ {2}([a-z]), ([a-z-]+) /#) else { continue }
          words[command.1, default: []].insert(command.2)
        }
      }
      #expect(words["h"] == ["help"] && words["v"] == ["show"])
      for (letter, words) in words { #expect(words.count == 1, "\(letter): \(words)") }
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
