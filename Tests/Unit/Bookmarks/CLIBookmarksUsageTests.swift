import BookmarksDomain
import BookmarksTesting
import CoreDomain
import CoreTesting
import Testing

@testable import BookmarksCLI
@testable import CoreCLI

/// Rejected arguments, and the escaping of printed text.
@Suite struct CLIBookmarksUsageTests {
  @Test(arguments: [
    ["ad"], ["add"], ["remove"], ["search"], ["search", ""], ["search", " ", "\t"],
    ["list", "--limit", " "], ["list", "--tag", " "], ["list", "--sort", " "],
    ["list", "--cursor", " "],
    ["edit", "b1", "--read", "--unread"], ["edit", "b1", "--archive", "--unarchive"],
    ["rename-tag", "-x"], ["import", "-", "--format", "csv"], ["import", "-", "--folders", "x"],
    ["export", "--json", "--format", "netscape"],
  ])
  func rejectsInvalidUsage(_ arguments: [String]) {
    #expect(throws: (any Error).self) {
      try BookmarksCommand.leaf(of: arguments)
    }
  }

  @Test(arguments: ["0", "-1", "40001", "ten", "99999999999999999999"])
  func rejectsALimitOutOfRangeAndNamesTheRange(_ limit: String) async throws {
    let commandOutput = try await runBookmarks(
      ["list", "--limit", limit], ModelledScreens(over: []))
    #expect(commandOutput.status == .usage)
    #expect(
      commandOutput.notices == [
        "seams: The limit must be between 1 and 40000, got “\(limit)”. "
          + "Use an integer in that range, or leave it out."
      ])
  }

  @Test func namesEveryInvalidOptionOfAListAtOnce() async throws {
    let commandOutput = try await runBookmarks(
      ["search", "(a", "--sort", "size", "--cursor", "-x"], ModelledScreens(over: []))
    #expect(commandOutput.status == .usage)
    #expect(
      commandOutput.notices == [
        "seams: Invalid query “(a” at character 1: this parenthesis is not closed. "
          + "Unknown sort order “size”. Use “newest”, “oldest”, “title”. "
          + "The cursor must be an integer of 0 or more, got “-x”.", "(a\n^",
      ])
  }

  @Test(arguments: [false, true])
  func replacesControlCharactersOfStoredText(_ json: Bool) throws {
    let bookmark = Bookmark.fixture(
      title: "T\u{9B}31m\u{7}\u{202E}", note: "\u{2066}n\u{200F}\u{1B}")
    let display = Display(isTerminal: true, colors: .never, environment: [:])
    let commandOutput = try #require(
      BookmarkDetailView(display: display, json: json).commandOutput(of: .success(bookmark)))
    for scalar in String(decoding: commandOutput.output, as: UTF8.self).unicodeScalars
    where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control, "\(scalar.value)")
      #expect(scalar.properties.generalCategory != .format, "\(scalar.value)")
    }
  }

  @Test func printsTextUnchangedToAPipe() throws {
    let bookmark = Bookmark.fixture(title: "\u{202E}T")
    let commandOutput = try #require(
      BookmarkDetailView(display: .plain, json: false).commandOutput(of: .success(bookmark)))
    #expect(String(decoding: commandOutput.output, as: UTF8.self).contains("  \u{202E}T\n"))
  }
}
