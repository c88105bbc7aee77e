import BookmarksDomain
import BookmarksTesting
import BookmarksViewModel
import CoreDomain
import CoreTesting
import Testing
import ViewTestSupport

@testable import BookmarksCLI
@testable import CoreCLI

@Suite struct CLIBookmarksUsageTests {
  @Test(arguments: [
    ["ad"], ["add"], ["remove"], ["search"], ["search", ""], ["search", " ", "\t"],
    ["list", "--limit", " "], ["list", "--tag", " "], ["list", "--sort", " "],
    ["list", "--cursor", " "],
    ["edit", "b1", "--read", "--unread"], ["edit", "b1", "--archive", "--unarchive"],
    ["rename-tag", "-x"], ["import", "-", "--format", "csv"], ["import", "-", "--folders", "x"],
    ["import", "-", "--encoding", " "],
    ["export", "--json", "--format", "netscape"],
  ])
  func rejectsInvalidUsage(_ arguments: [String]) {
    #expect(throws: (any Error).self) {
      try BookmarksCommand.leaf(of: arguments)
    }
  }

  @Test func pointsAtTheMistakeOfASearch() async throws {
    let commandOutput = try await runBookmarks(["search", "(a"], DefaultBookmarksScreens(over: []))
    #expect(commandOutput.status == .usage && commandOutput.notices.last == "(a\n^")
  }

  @Test func printsNoControlCharactersOfStoredText() {
    let bookmark = Bookmark.fixture(
      title: "T\u{9B}31m\u{7}\u{202E}", note: "\u{2066}n\u{200F}\u{1B}")
    let display = Display(isTerminal: true, colors: .never, environment: [:])
    for scalar in display.lines(of: bookmark).unicodeScalars where scalar != "\n" {
      #expect(![.control, .format].contains(scalar.properties.generalCategory), "\(scalar.value)")
    }
  }
}

/// A bookmark can be specified by its identifier, an identifier prefix, or its address.
@Suite struct CLIBookmarkFindingTests {
  private let screens = DefaultBookmarksScreens(over: [
    .fixture(id: "abcd1", address: "https://one.example/", title: "One"),
    .fixture(id: "abcd2", address: "https://two.example/", title: "Two"),
    .fixture(id: "wxyz9", address: "https://three.example/", title: "Three"),
  ])

  @Test(arguments: ["wxyz9", "wxyz", "https://three.example", "HTTPS://Three.example:443/"])
  func showsTheNamedBookmark(_ typed: String) async throws {
    #expect(try await run("show", typed).text.hasPrefix("wxyz9  Three\n"))
  }

  @Test func changesAndRemovesTheNamedBookmarks() async throws {
    #expect(try await run("edit", "wxyz", "--title", "Other").text.contains("wxyz9  Other\n"))
    let removed = try await run("remove", "abcd1", "https://two.example", "abcd2", "--json")
    #expect(removed.text == #"{"removed":["abcd1","abcd2"]}"# + "\n")
    #expect(try await run("list").text.contains("One") == false)
  }

  @Test(arguments: [["show", "abcd"], ["edit", "abcd", "--read"], ["remove", "wxyz", "abcd"]])
  func listsTheBookmarksOfAnAmbiguousPrefix(_ arguments: [String]) async throws {
    let commandOutput = try await run(arguments)
    #expect(commandOutput.status == .malformedData)
    #expect(
      commandOutput.notices == [
        "seams: “abcd” matches several items. Use one of these identifiers: "
          + "abcd1 “One”, abcd2 “Two”."
      ])
    #expect(try await run("list", "--json").text.contains("wxyz9"))
  }

  @Test(arguments: [
    ("wxy", "There is no bookmark “wxy”."), ("wxyz8", "There is no bookmark “wxyz8”."),
    ("https://four.example", "There is no bookmark with the address “https://four.example”."),
    ("https:// x", "Invalid address “https:// x”: "),
  ])
  func saysThatNoBookmarkMatches(_ typed: String, _ sentence: String) async throws {
    let commandOutput = try await run("show", typed)
    #expect(commandOutput.status == .malformedData)
    #expect(commandOutput.notices.first?.hasPrefix("seams: \(sentence)") == true)
  }

  @Test func namesAllMissingBookmarks() async throws {
    let commandOutput = try await run("remove", "wxyz9", "gone", "lost")
    #expect(
      commandOutput.notices == [
        "seams: There are no bookmarks “gone”, “lost”. Check the identifiers."
      ])
    #expect(try await run("show", "wxyz9").status == .success)
  }

  private func run(_ arguments: String...) async throws -> CommandOutput {
    try await run(arguments)
  }

  private func run(_ arguments: [String]) async throws -> CommandOutput {
    try await runBookmarks(arguments, screens)
  }
}

@Suite struct CLIBookmarkCompletionTests {
  @Test(arguments: [
    (["list"], "--tag", ["Clay", "Stone"]), (["edit"], "--add-tag", ["Clay", "Stone"]),
    (["rename-tag"], "positional@0", ["Clay", "Stone"]), (["show"], "positional@0", ["b2", "b1"]),
    (["remove"], "positional@0", ["b2", "b1"]), (["add"], "positional@0", []),
  ])
  func offersTagsAndIdentifiers(
    _ commands: [String], _ argument: String, _ values: [String]
  ) async throws {
    let screens = DefaultBookmarksScreens(over: [
      .fixture(id: "b1", address: "https://one.example/", tags: ["Clay"], createdAt: .fixture(1)),
      .fixture(id: "b2", address: "https://two.example/", tags: ["Stone"], createdAt: .fixture(2)),
    ])
    let request = try #require(
      CompletionRequest(["---completion", "bookmarks"] + commands + ["--", argument, "0", "0"]))
    #expect(await BookmarksCLIFeature().values(for: request, from: screens) == values)
  }
}

/// A long list is printed in portions while the rest is being read.
@Suite struct CLIBookmarkPortionsTests {
  private let console = ScriptedConsole()
  private let screens = DefaultBookmarksScreens(
    over: (0..<1600).map { .fixture(id: "b\($0)", address: "https://example.org/\($0)") })

  @Test func printsALongListInPortions() async throws {
    let last = try await run("list")
    // The second portion is twice as long as the first.
    #expect(console.output.count(of: "\n\n") == 3 * BookmarkListing.firstPortion - 1)
    #expect(console.output.hasPrefix("b0  "))
    let whole = console.output + last.text
    #expect(whole.count(of: "\n\n") == 1599)
    #expect(whole.contains("\n\nb1599  ") && last.notices == [])
  }

  @Test func printsPortionsOfJSONAsOneArray() async throws {
    let last = try await run("list", "--json")
    let whole = console.output + last.text
    #expect(!console.output.isEmpty && whole.hasPrefix("[{") && whole.hasSuffix("}]\n"))
    #expect(whole.count(of: #""id":"b"#) == 1600)
    #expect(whole.count(of: "},{") == 1599)
  }

  @Test func aLimitAppliesToAllPortions() async throws {
    let last = try await run("list", "--limit", "700")
    #expect((console.output + last.text).count(of: "\n\n") == 699)
    #expect(last.notices.first?.hasPrefix("900 more. Continue with --cursor 700,") == true)
  }

  @Test func stopsIfTheOutputCannotBeWritten() async throws {
    console.refuseOutput()
    #expect(try await run("list").status == .inputOutput)
  }

  @Test func stopsBetweenPortionsIfCancelled() async throws {
    let output = try await inCancelledTask { try await run("list") }
    #expect(output == CommandOutput())
    #expect(console.output.count(of: "\n\n") == BookmarkListing.firstPortion - 1)
  }

  private func run(_ arguments: String...) async throws -> CommandOutput {
    try await runBookmarks(arguments, screens, on: console)
  }
}
