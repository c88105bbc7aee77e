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

      // After signing in, the shelf shows the stored list. The search opens without results; the
      // input finds two; the first one is opened.
      var rest = session.output[...]
      for text in [
        "Signed in as aoi.\n", "Your shelf\n", " owned",
        "Search\nType a part of a title or its reading.\n2 results for “lantern”\n",
        "  1  Lantern Row\n", "  2  Lantern Row: Winter\n", "\nLantern Row\n", "\nVolumes\n",
      ] {
        let place = try #require(rest.firstRange(of: text), "“\(text)” is missing in \(rest)")
        rest = rest[place.upperBound...]
      }
      #expect(!session.output.utf8.contains(0x1B) && !session.output.contains("> "))
    }
  }
}
