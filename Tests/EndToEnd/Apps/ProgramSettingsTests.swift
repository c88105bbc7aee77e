import TestSupport
import Testing

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

  @Test func optionsOverrideVariablesAndVariablesOverrideTheFile() async throws {
    try await withPrograms { programs in
      let (file, other) = (programs.folder + "/file", programs.folder + "/other")
      let config = try programs.file("config.json", "{\"dataDir\": \"\(file)\"}")
      try await programs.withServer("--config", config, environment: ["SEAMS_DATA_DIR": ""]) { _ in
      }
      #expect(try programs.names() == ["config.json", "file"])
      try await programs.withServer("--config", config) { _ in }
      #expect(try programs.names() == ["config.json", "data", "file"])
      try await programs.withServer("--config", config, "--data-dir", other) { _ in }
      #expect(try programs.names() == ["config.json", "data", "file", "other"])
    }
  }

  @Test func readsTheFileInTheConfigurationFolderByDefault() async throws {
    try await withPrograms { programs in
      try await programs.withServer("--data-dir", programs.folder + "/seams") { _ in }
      _ = try programs.file("seams/config.json", "{\n  \"hots\": \"::1\"\n}")
      let outcome = try await programs.server(
        [], environment: ["XDG_CONFIG_HOME": programs.folder])
      #expect(outcome.status == 78)
      #expect(outcome.error.contains("unknown setting “hots”; the settings are “dataDir”"))
      #expect(outcome.error.contains("(line 2, column 3)"))
    }
  }
}
