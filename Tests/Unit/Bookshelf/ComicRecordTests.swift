import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

/// The JSON forms. Their keys are stable.
@Suite struct ComicRecordTests {
  @Test func encodesASeriesOfAShelf() throws {
    let series = ComicSeries.fixture(
      title: "Salt Road", titleReading: "ソルトロード",
      authors: [ComicAuthor(name: "Mio Hama", reading: "ハマ ミオ"), ComicAuthor(name: "Ren Ito")],
      comics: [.fixture(id: "v2", releaseDate: "2026-10-12")], episodes: [.fixture()])
    let entry = ComicShelfEntry(
      series, for: ComicRules.owning("v2"), progress: [], at: ComicRules.now)
    #expect(
      try printedJSON(ComicShelfRecord(entry)) == """
        {"authors":["Mio Hama","Ren Ito"],"id":"s1","nextReleaseAt":"2026-10-12T00:00:00.000Z",\
        "owned":true,"title":"Salt Road","unread":1}
        """)
  }

  @Test func encodesASeriesWithOnlyATitle() throws {
    #expect(
      try printedJSON(ComicShelfRecord(Self.bare))
        == #"{"authors":[],"id":"s1","nextReleaseAt":null,"owned":false,"title":"Salt Road","unread":0}"#
    )
  }

  @Test func encodesASeriesWithItsVolumesAndEpisodes() throws {
    let record = ComicDetailRecord(Self.detail)
    #expect(
      Set(try memberNames(of: record)) == [
        "authors", "comics", "continueReading", "episodes", "id", "nextReleaseAt", "publisher",
        "title", "titleReading", "unread",
      ])
    #expect(record.comics.map(\.id) == ["v1", "v2"])
    #expect(record.episodes.map(\.id) == ["e2", "e1"])
    #expect(record.continueReading?.item == "c:v1")
    #expect(record.unread == 2)
    #expect(record.nextReleaseAt == "2026-10-12T00:00:00.000Z")
  }

  @Test func encodesVolumesWithAllMembersOrOnlyAnIdentifier() throws {
    #expect(
      try ComicDetailRecord(Self.detail).comics.map { try printedJSON($0) } == [
        """
        {"currency":"JPY","id":"v1","number":"1.5","owned":true,"page":4,"pages":10,"price":528,\
        "purchasable":false,"readable":true,"releaseDate":"2026-10-01","title":"The harbour",\
        "volume":1}
        """,
        """
        {"currency":null,"id":"v2","number":null,"owned":false,"page":null,"pages":1,"price":null,\
        "purchasable":false,"readable":false,"releaseDate":null,"title":null,"volume":null}
        """,
      ])
  }

  @Test func encodesAnEpisode() throws {
    #expect(
      try ComicDetailRecord(Self.detail).episodes.map { try printedJSON($0) } == [
        """
        {"closesAt":null,"displayIndex":2,"free":false,"id":"e2","pages":7,"publishesAt":"2026-10-12T00:00:00.000Z",\
        "readable":false,"reason":"It is not available before 2026-10-12T00:00:00Z.",\
        "title":null}
        """,
        """
        {"closesAt":"2026-10-20T00:00:00.000Z","displayIndex":1,"free":true,"id":"e1","pages":1,\
        "publishesAt":"2026-10-01T00:00:00.000Z","readable":true,"reason":null,"title":"Low tide"}
        """,
      ])
  }

  @Test func encodesWhereToContinueAndAPage() throws {
    let next = try #require(Self.detail.continuing)
    #expect(
      try printedJSON(ContinueReadingRecord(next))
        == #"{"item":"c:v1","page":4,"title":"Salt Road The harbour"}"#)
    let page = try #require(
      ComicPage(
        4, of: next.readable, series: ComicSeries.ID("s1"), seriesTitle: "Salt Road"))
    #expect(
      try printedJSON(ComicPageRecord(page)) == """
        {"item":"c:v1","page":4,"pages":10,"series":"s1","title":"Salt Road The harbour"}
        """)
  }

  @Test func encodesTheProgressOfAReader() throws {
    let progress = ComicProgress(
      progress: ComicRules.progress(of: .episode(ComicEpisode.ID("e1")), page: 5, of: 5),
      seriesTitle: "Salt Road", label: "Low tide")
    #expect(
      try printedJSON(ComicProgressRecord(progress)) == """
        {"finished":true,"item":"e:e1","label":"Low tide","page":5,"pages":5,\
        "readAt":"2026-10-10T12:00:00.000Z","series":"s1","seriesTitle":"Salt Road"}
        """)
  }

  @Test(
    arguments: [
      (.bought, "bought", true, "null"), (.cancelled, "cancelled", false, "null"),
      (.alreadyOwned, "alreadyOwned", true, "null"), (.restored, "restored", true, "null"),
      (.declined(reason: "Expired."), "declined", false, "\"Expired.\""),
    ] as [(StorefrontOutcome, String, Bool, String)])
  func encodesTheOutcomeOfAnOrder(
    _ outcome: StorefrontOutcome, _ word: String, _ isOwned: Bool, _ reason: String
  ) throws {
    let sale = ComicSale(order: .fixture(comic: "v1"), outcome: outcome)
    #expect(
      try printedJSON(ComicSaleRecord(sale))
        == sortedJSON(
          """
          {"comic":"v1","order":"o1","outcome":"\(word)","owned":\(isOwned),"reason":\(reason)}
          """))
  }

  @Test func encodesTheSignedInReader() throws {
    #expect(try printedJSON(ComicReaderRecord(.fixture("Mio"))) == #"{"name":"Mio"}"#)
    #expect(try printedJSON(ComicReaderRecord(nil)) == #"{"name":null}"#)
  }

  @Test func encodesTheResultOfASynchronisation() throws {
    let progress = CatalogueProgress(
      series: 7, changes: CatalogueChanges(added: 1, changed: 2, unchanged: 4), pages: 3,
      unchangedPages: 5, withdrawn: 6, leftOut: 8,
      notes: [CatalogueNote(place: "series[3].comics[0].price", reason: "It is no number.")])
    #expect(
      try printedJSON(CatalogueProgressRecord(progress)) == """
        {"added":1,"changed":2,"leftOut":8,"notes":["series[3].comics[0].price: It is no number."],\
        "pages":3,"series":7,"unchanged":4,"unchangedPages":5,"withdrawn":6}
        """)
  }

  private static let bare = ComicShelfEntry(
    ComicRules.series(), for: .nobody, progress: [], at: ComicRules.now)

  private static let detail = ComicDetail(
    of: .fixture(
      title: "Salt Road", titleReading: "ソルトロード", authors: [ComicAuthor(name: "Mio Hama")],
      publisher: "Pier Press",
      comics: [
        Comic(id: Comic.ID("v2")),
        .fixture(
          id: "v1", title: "The harbour", volume: 1, number: "1.5", sortNumber: "1.5",
          releaseDate: "2026-10-01", pages: 10),
      ],
      episodes: [
        .fixture(
          title: "Low tide", displayIndex: 1, opensAt: .fixture("2026-10-01T00:00:00Z"),
          closesAt: .fixture("2026-10-20T00:00:00Z"),
          advertisement: ComicEpisode.Advertisement(type: .banner, slot: 0), pages: 1),
        .fixture(
          id: "e2", displayIndex: 2, opensAt: .fixture("2026-10-12T00:00:00Z"), isFree: false,
          pages: 7),
      ]),
    for: ComicRules.owning("v1"),
    progress: [
      ComicRules.progress(
        of: .comic(Comic.ID("v1")), page: 4, of: 10, at: "2026-10-09T12:00:00Z")
    ],
    isAdvertising: true, at: ComicRules.now)
}
