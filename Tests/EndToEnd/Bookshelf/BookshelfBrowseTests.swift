import TestSupport
import Testing

/// The session through a pipe, with the demo.
@Suite struct BookshelfBrowseTests {
  @Test func aReaderSignsInSearchesAndOpensASeries() async throws {
    try await withPrograms { programs in
      // Fills the store, as an earlier run would.
      #expect(try await programs.bookshelf("sync").status == 0)
      let session = try await programs.demo(
        ["browse", "bookshelf"], input: "sign-in aoi\npaper moon\nsearch\nlantern\n1\nquit\n")
      #expect(session.status == 0, "\(session.error)")
      #expect(!session.output.contains("paper moon") && !session.error.contains("paper moon"))

      // After signing in, the shelf shows the stored list with the reader's three volumes.
      let signedIn = try part(of: session.output, after: "Signed in as aoi.\n")
      let shown = try part(of: signedIn, after: "Your shelf\n", upTo: "Search\n")
      let shelf = try #require(shown.parts(around: "Your shelf\n").last)
      let owned = shelf.split(separator: "\n").compactMap(ownedVolumes).reduce(0, +)
      #expect(owned == 3, "\(shelf)")

      // The search opens without results; the input finds two; the first one is opened.
      let search = try part(of: signedIn, after: "Search\nType a part of a title or its reading.\n")
      #expect(search.hasPrefix("2 results for “lantern”\n  1  Lantern Row\n"), "\(search)")
      #expect(search.contains("  2  Lantern Row: Winter\n"))
      let detail = try part(of: search, after: "  2  Lantern Row: Winter\n")
      let lines = detail.split(separator: "\n")
      #expect(lines.dropFirst().first == "Lantern Row", "\(detail)")
      #expect(!session.output.utf8.contains(0x1B) && !session.output.contains("> "))
    }
  }

  /// Returns the text between two markers.
  private func part(
    of text: String, after start: String, upTo end: String? = nil
  ) throws -> String {
    let parts = text.parts(around: start)
    let rest = try #require(parts.count > 1 ? parts.dropFirst().joined(separator: start) : nil)
    return end.flatMap { rest.parts(around: $0).first } ?? rest
  }

  /// Returns the number of owned volumes in a line of a list.
  private func ownedVolumes(_ line: Substring) -> Int? {
    String(line).parts(around: " · ").first { $0.hasSuffix(" owned") }
      .flatMap { $0.split(separator: " ").first }.flatMap { Int($0) }
  }
}

extension String {
  /// Returns the parts between a separator.
  fileprivate func parts(around separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
