import BookmarksDomain
import BookmarksTesting
import CoreDomain
import CoreTesting
import Testing

@testable import BookmarksCLI
@testable import CoreCLI

/// A bookmark can be specified by its identifier, an identifier prefix, or its address.
@Suite struct CLIBookmarkFindingTests {
  private let screens = ModelledScreens(over: [
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

extension CommandOutput {
  fileprivate var text: String { String(decoding: output, as: UTF8.self) }
}
