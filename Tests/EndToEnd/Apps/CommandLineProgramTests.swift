import TestSupport
import Testing

/// The command line as a program, independent of its features.
@Suite struct CommandLineProgramTests {
  @Test func printsItsVersionAndItsHelpWithoutCreatingFiles() async throws {
    try await withPrograms { programs in
      #expect(try await programs.seams("--version").output == "0.1.0\n")
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
      #expect(unknown.status == 64 && unknown.output == "")
      let names = try #require(unknown.error.firstMatch(of: /Use one of: (.+)\./)).1
        .split(separator: ", ")
      var words: [Substring: Set<Substring>] = [:]
      for name in names {
        let help = try await programs.demo(["browse", String(name)], input: "help\nquit\n")
        for line in help.output.split(separator: "\n") {
          guard let command = line.firstMatch(of: #/^ {2}([a-z]), ([a-z-]+) /#) else { continue }
          words[command.1, default: []].insert(command.2)
        }
      }
      #expect(words["h"] == ["help"] && words["l"] == ["list"])
      for (letter, words) in words { #expect(words.count == 1, "\(letter): \(words)") }
    }
  }

  /// The letter é in Latin-1, in a path.
  @Test(arguments: [
    (#""$SEAMS" browse --data-dir "$(printf 'caf\351')""#, "Argument 3"),
    (#"SEAMS_DATA_DIR="$(printf 'caf\351')" "$SEAMS" browse"#, "The variable SEAMS_DATA_DIR"),
  ])
  func rejectsPathsThatAreNotUTF8(_ script: String, _ subject: String) async throws {
    try await withPrograms { programs in
      let outcome = try await programs.shell(script)
      #expect(outcome.status == 64)
      #expect(outcome.error.hasPrefix("seams: \(subject) is not valid UTF-8"))
      #expect(try programs.names() == [])
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

/// Where a program keeps its data, and how to configure it: tested with the server, which opens its
/// data whatever its features are.
@Suite struct ProgramSettingsTests {
  @Test func rejectsAFileThatIsNotADatabaseAndLeavesItUnchanged() async throws {
    try await withPrograms(storesInFiles: true) { programs in
      let text = "This is my diary, and no database.\n"
      let path = try programs.file("seams.sqlite", text)
      let outcome = try await programs.server("--data-dir", programs.folder)
      #expect(outcome.status == 65)
      #expect(outcome.error.contains("not a database"))
      #expect(try programs.text(of: path) == text)
    }
  }

  @Test func namesAFileAtThePathOfTheDataFolder() async throws {
    try await withPrograms { programs in
      let path = try programs.file("occupied", "")
      let outcome = try await programs.server("--data-dir", path + "/data")
      #expect(outcome.status == 73)
      #expect(outcome.error.contains(path))
    }
  }

  @Test func readsTheFileInTheConfigurationFolderByDefault() async throws {
    try await withPrograms { programs in
      try await programs.withServer("--data-dir", programs.folder + "/seams") { _ in }
      _ = try programs.file("seams/config.json", "{\n  \"hots\": \"::1\"\n}")
      let outcome = try await programs.server([], environment: ["XDG_CONFIG_HOME": programs.folder])
      #expect(outcome.status == 78)
      #expect(outcome.error.contains("unknown setting “hots”; the settings are “dataDir”"))
      #expect(outcome.error.contains("(line 2, column 3)"))
    }
  }
}
