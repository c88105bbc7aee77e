import TestSupport
import Testing

/// The built program on the command line, with the demo's catalogue.
@Suite struct BookshelfCommandLineTests {
  @Test func aReaderListsSearchesBuysReadsAndContinues() async throws {
    try await withPrograms { programs in
      let shelf = try await programs.signedInShelf(of: "aoi")
      #expect(shelf.count <= 3 && !shelf.isEmpty && shelf.allSatisfy(\.owned))

      let found = try await programs.bookshelf("search", "lantern", "--all", "--json")
      let titles = try [ComicEntryJSON].read(found.output).map(\.title)
      #expect(found.status == 0 && titles == ["Lantern Row", "Lantern Row: Winter"])

      let volume = try await programs.volumeForSale()
      let id = volume.id
      let refused = try await programs.bookshelf("buy", id)
      #expect(refused.status == 64 && refused.output == "")
      #expect(refused.error.contains("Confirm with --price"))
      let bought = try await programs.bookshelf("buy", id, "--yes", "--json")
      #expect(bought.status == 0 && bought.output.contains("\"outcome\":\"bought\""))

      let read = try await programs.bookshelf("read", id, "--page", "1")
      #expect(read.status == 0 && read.output.contains(" page 1 of \(volume.pages) "))
      let progress = try await programs.bookshelf("progress", "--json")
      let places = try [ComicPageJSON].read(progress.output)
      #expect(places.map(\.item) == ["c:\(id)"] && places.map(\.page) == [1])
      let back = try await programs.bookshelf("read", id, "--json")
      #expect(back.output.contains("\"page\":1,"))
    }
  }

  @Test func twoReadersNeverSeeEachOthersShelf() async throws {
    try await withPrograms { programs in
      _ = try await programs.signedInShelf(of: "aoi")
      // Uses a separate folder for the second reader, then the same folder for both in turn.
      let other = programs.folder + "/other"
      let haru = try await programs.signedInShelf(of: "haru", in: other)
      #expect(try await programs.bookshelf("whoami").output == "Signed in as aoi.\n")
      #expect(try await programs.bookshelf("whoami", in: other).output == "Signed in as haru.\n")

      #expect(try await programs.bookshelf("sign-out").status == 0)
      let nobody = try await programs.bookshelf("list", "--owned")
      #expect(nobody.status == 77 && nobody.output == "")
      #expect(try await programs.signedInShelf(of: "haru") == haru)
    }
  }

  @Test func createsAnAccountWithoutTheDemo() async throws {
    try await withPrograms { programs in
      let made = try await programs.seams(
        ["bookshelf", "sign-in", "mio", "--new"], input: "a paper moon\n")
      #expect(made.status == 0 && made.output == "Signed in as mio.\n" && made.error == "")
      #expect(
        try await programs.seams("bookshelf", "whoami", "--json").output == "{\"name\":\"mio\"}\n")
    }
  }

  @Test func synchronizesAFileAndKeepsItsSeriesUntilTheyAreRemoved() async throws {
    try await withPrograms { programs in
      #expect(try await programs.seams("bookshelf", "sync").status == 78, "none is configured")
      let file = try programs.file("catalogue.json", BookshelfCatalogueDocument.page(["b1", "b2"]))
      let first = try await programs.seams("bookshelf", "sync", "--source", file)
      #expect(first.status == 0 && first.output == "2 series on 1 page: 2 new.\n")
      let failed = try await programs.seams(
        "bookshelf", "sync", "--service", "catalogue=http://127.0.0.1:9")
      #expect(failed.status == 69 && failed.output == "")
      #expect(failed.error.contains("127.0.0.1:9") && failed.error.contains("could not be fetched"))
      let list = try await programs.seams("bookshelf", "list", "--all", "--json")
      #expect(try [ComicEntryJSON].read(list.output).map(\.id) == ["b1", "b2"])
      _ = try programs.file("catalogue.json", BookshelfCatalogueDocument.page(["b2", "b3"]))
      let second = try await programs.seams("bookshelf", "sync", "--source", file)
      #expect(second.output == "2 series on 1 page: 1 new, 1 unchanged, 1 withdrawn.\n")
    }
  }
}

extension Programs {
  /// Runs a command of the demo, with its data in the test's folder.
  func bookshelf(
    _ arguments: String..., in folder: String? = nil, input: String = ""
  ) async throws -> Outcome {
    try await seams(
      ["bookshelf"] + arguments + ["--demo", "--data-dir", folder ?? dataFolder], input: input)
  }

  /// Signs in as a reader of the demo, updates the catalogue, and lists the shelf.
  fileprivate func signedInShelf(
    of name: String, in folder: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> [ComicEntryJSON] {
    let opened = try await bookshelf("sign-in", name, in: folder, input: "paper moon\n")
    #expect(
      opened.status == 0 && opened.output == "Signed in as \(name).\n", "\(opened.error)",
      sourceLocation: sourceLocation)
    let synchronised = try await bookshelf("sync", in: folder)
    #expect(synchronised.status == 0, "\(synchronised.error)", sourceLocation: sourceLocation)
    let list = try await bookshelf("list", "--json", in: folder)
    #expect(list.status == 0, "\(list.error)", sourceLocation: sourceLocation)
    return try [ComicEntryJSON].read(list.output)
  }

  /// Returns a volume for sale that the demo's storefront simply sells.
  fileprivate func volumeForSale() async throws -> ComicVolumeJSON {
    let list = try await bookshelf("list", "--all", "--limit", "1000", "--json")
    for series in try [ComicEntryJSON].read(list.output) {
      let shown = try await bookshelf("show", series.id, "--json")
      let volume = try ComicSeriesJSON.read(shown.output).comics.first(where: \.isPlain)
      if let volume { return volume }
    }
    throw NoComicForSale()
  }

  private struct NoComicForSale: Error {}
}
