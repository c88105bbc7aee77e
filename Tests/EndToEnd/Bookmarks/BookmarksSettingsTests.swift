import TestSupport
import Testing

/// The location of the data, and the settings for it.
@Suite struct BookmarksSettingsTests {
  @Test func rejectsAFileThatIsNotADatabaseAndLeavesItUnchanged() async throws {
    try await withPrograms(storesInFiles: true) { programs in
      let text = "This is my diary, and no database.\n"
      let path = try programs.file("seams.sqlite", text)
      let outcome = try await programs.seams(
        "bookmarks", "list", "--data-dir", programs.folder)
      #expect(outcome.status == 65)
      #expect(outcome.error.contains("not a database"))
      #expect(try programs.text(of: path) == text)
    }
  }

  @Test func namesAFileAtThePathOfTheDataFolder() async throws {
    try await withPrograms { programs in
      let path = try programs.file("occupied", "")
      let outcome = try await programs.seams("bookmarks", "list", "--data-dir", path + "/data")
      #expect(outcome.status == 73)
      #expect(outcome.error.contains(path))
    }
  }

  @Test func optionsOverrideVariablesAndVariablesOverrideTheFile() async throws {
    try await withPrograms { programs in
      let (file, other) = (programs.folder + "/file", programs.folder + "/other")
      _ = try programs.file("config.json", "{\"dataDir\": \"\(file)\", \"color\": \"always\"}")
      let add = ["bookmarks", "add", "https://a.example", "--no-fetch", "--config", "config.json"]
      let byFile = try await programs.seams(add, environment: ["SEAMS_DATA_DIR": ""])
      #expect(byFile.output.contains("\u{1B}["))
      #expect(try programs.names() == ["config.json", "file"])
      let byVariable = try await programs.seams(add, environment: ["SEAMS_COLOR": "never"])
      #expect(!byVariable.output.contains("\u{1B}["))
      _ = try await programs.seams(add + ["--data-dir", other])
      #expect(try programs.names() == ["config.json", "data", "file", "other"])
    }
  }

  @Test func readsTheFileInTheConfigurationFolderByDefault() async throws {
    try await withPrograms { programs in
      _ = try await programs.seams("bookmarks", "list", "--data-dir", programs.folder + "/seams")
      _ = try programs.file("seams/config.json", "{\n  \"colour\": \"always\"\n}")
      let outcome = try await programs.seams(
        ["bookmarks", "list"], environment: ["XDG_CONFIG_HOME": programs.folder])
      #expect(outcome.status == 78)
      #expect(outcome.error.contains("unknown setting “colour”; the settings are “dataDir”"))
      #expect(outcome.error.contains("(line 2, column 3)"))
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func generatesACompletionScriptForEachShell(_ shell: String) async throws {
    try await withPrograms { programs in
      let script = try await programs.seams("--generate-completion-script", shell)
      #expect(script.status == 0 && script.error == "")
      #expect(script.output.contains("rename-tag") && script.output.contains("oldest"))
    }
  }
}
