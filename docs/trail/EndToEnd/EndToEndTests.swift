import Foundation
import Testing
import TrailSupport

/// A session with the program as a person uses it; the same for every program.
struct EndToEndTests {
  @Test(arguments: 1...6)
  func aReaderKeepsAListFromTheFirstAddressToTheLast(stage: Int) async throws {
    let folder = try TestFolder()
    let server = try LoopbackServer(pages: [
      "/swift": "<html><title>Swift &amp; you:\n it&#39;s &lt;fun&gt;</title></html>",
      "/other": "<html><title>Another page</title></html>",
    ])
    defer { server.stop() }
    let list = folder.file("list.json")
    let program = Program("readlist\(stage)")
    func run(_ arguments: String...) async throws -> Program.Ending {
      try await program.run(arguments, list: list)
    }
    let swift = server.address("/swift")
    let other = server.address("/other")
    let dead = try LoopbackServer.deadAddress()

    #expect(try await run("list") == .said("The list is empty."))
    let before = day()
    #expect(
      try await run("add", swift, "--tags", "Swift, language ,")
        == .said("Added: Swift & you: it's <fun>"))
    #expect(try await run("add", other) == .said("Added: Another page"))
    #expect(
      try await run("add", dead, "--tags", "later")
        == .said("Added: \(dead)", complaining: "No title could be fetched."))
    #expect(try await run("add", swift) == .said("Already there: Swift & you: it's <fun>"))
    #expect(server.askedPaths == ["/swift", "/other"])

    // The day may end while the test runs.
    let listed = try await run("list")
    let expected = [before, day()].map { day in
      Program.Ending.said(
        """
        \(day)  \(dead)  [later]
        \(day)  Another page  \(other)
        \(day)  Swift & you: it's <fun>  [swift, language]  \(swift)
        """)
    }
    #expect(expected.contains(listed))
    let found = try await run("search", "YOU:", "it's").output
    #expect(found.hasSuffix("  Swift & you: it's <fun>  [swift, language]  \(swift)\n"))
    #expect(found.split(separator: "\n").count == 1)
    #expect(try await run("search", "rust") == .said("Nothing found."))

    #expect(try await run("remove", dead) == .said("Removed: \(dead)"))
    #expect(try await run("remove", dead) == .failed(1, "Not on the list: \(dead)"))
    #expect(try await run("list").output.split(separator: "\n").count == 2)
    #expect(try await run("lst").status == 64)
  }

  private func day() -> String { String(ISO8601DateFormatter().string(from: Date()).prefix(10)) }
}
