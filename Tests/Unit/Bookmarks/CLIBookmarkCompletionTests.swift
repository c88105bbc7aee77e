import BookmarksDomain
import BookmarksTesting
import CoreTesting
import Testing

@testable import BookmarksCLI
@testable import CoreCLI

@Suite struct CLIBookmarkCompletionTests {
  @Test(arguments: [
    (["list"], "--tag", ["Clay", "Stone"]), (["edit"], "--add-tag", ["Clay", "Stone"]),
    (["rename-tag"], "positional@0", ["Clay", "Stone"]), (["show"], "positional@0", ["b2", "b1"]),
    (["remove"], "positional@0", ["b2", "b1"]), (["add"], "positional@0", []),
  ])
  func offersTagsAndIdentifiers(
    _ commands: [String], _ argument: String, _ values: [String]
  ) async throws {
    let screens = ModelledScreens(over: [
      .fixture(id: "b1", address: "https://one.example/", tags: ["Clay"], createdAt: .fixture(1)),
      .fixture(id: "b2", address: "https://two.example/", tags: ["Stone"], createdAt: .fixture(2)),
    ])
    let request = try #require(
      CompletionRequest(["---completion", "bookmarks"] + commands + ["--", argument, "0", "0"]))
    #expect(await BookmarksCLIFeature().values(for: request, from: screens) == values)
  }
}
