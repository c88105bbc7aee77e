import BookshelfDomain
import BookshelfInfrastructure
import BookshelfTesting
import CoreDomain
import CoreInfrastructure
import CoreTesting
import TestSupport
import Testing

/// Recomputing titles and names after the Unicode tables have changed.
@Suite struct SQLComicDerivationTests {
  @Test func searchesAndSortsTitlesByTheNewFoldingTables() async throws {
    let database = try await SQLComicStore.database()
    let series = [
      SQLComicStoreTests.moth, .fixture(id: "axe", title: "Axe"),
      .fixture(id: "bee", title: "bee", titleReading: "Zed"),
    ]
    let plain = try await SQLComicStore.fixture(over: database, folding: AsItIs(version: "1"))
    _ = try await SQLComicStoreTests.synchronise(series, with: plain)
    #expect(try await SQLComicStoreTests.found("MOTH", in: plain) == [])
    #expect(try await titles(.title, in: plain) == ["Axe", series[0].title, "bee"])
    let store = try await SQLComicStore.fixture(over: database)
    #expect(try await SQLComicStoreTests.found("MOTHぶらっくうぃ", in: store) == [series[0]])
    #expect(try await SQLComicStoreTests.found("zed", in: store) == [series[2]])
    #expect(try await titles(.title, in: store) == ["Axe", "bee", series[0].title])
    #expect(try await titles(.reading, in: store) == ["Axe", series[0].title, "bee"])
  }

  @Test func doesNotDeriveAgainWithTheSameFoldingTables() async throws {
    let database = try await SQLComicStore.database()
    let store = try await SQLComicStore.fixture(over: database)
    _ = try await SQLComicStoreTests.synchronise([SQLComicStoreTests.moth], with: store)
    try await SQLComicStoreTests.run(
      """
      CREATE TRIGGER refuse BEFORE UPDATE ON comic_series BEGIN SELECT RAISE(ABORT, 'no'); END
      """, over: database)
    _ = try await SQLComicStore.fixture(over: database)
    await #expect(throws: ComicFailure.self) {
      _ = try await SQLComicStore(
        database: database, index: SQLComicStore.index, folding: AsItIs(version: "2"))
    }
    #expect(
      try await SQLComicStoreTests.found("MOTH", in: store) == [SQLComicStoreTests.moth])
  }

  @Test func findsBothReadersWhoseNamesBecameEqual() async throws {
    let database = try await SQLComicStore.database()
    let plain = try await SQLComicStore.fixture(over: database, folding: AsItIs(version: "1"))
    let (older, newer) = (
      ReaderAccount.fixture("Mina", id: "z", seconds: 1),
      ReaderAccount.fixture("MINA", id: "a", seconds: 2)
    )
    let other = ReaderAccount.fixture("otis", seconds: 3)
    for account in [newer, older, other] { try await plain.add(account) }
    let store = try await SQLComicStore.fixture(over: database)
    #expect(try await store.account(named: .fixture("mina")) == older)
    #expect(try await store.account(named: .fixture("Mina")) == older)
    #expect(try await store.account(named: .fixture("MINA")) == newer)
    #expect(try await store.account(named: .fixture("OTIS")) == other)
    let failure = await #expect(throws: ComicFailure.self) {
      try await store.add(.fixture("mina", id: "b"))
    }
    #expect(failure == .nameTaken(.fixture("mina")))
  }

  private func titles(
    _ ordering: ComicOrdering, in store: SQLComicStore
  ) async throws -> [String] {
    let form = ComicListRequest(ownedOnly: false, ordering: ordering)
    return try await store.series(form, for: nil, at: Comic.fixtureTime()).series.map(\.title)
  }
}

/// A folding that changes nothing.
private struct AsItIs: TextFolding {
  let version: String

  func folded(_ text: String) -> String { text }
}
