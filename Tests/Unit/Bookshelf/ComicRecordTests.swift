import BookshelfDomain
import CoreDomain
import CoreTesting
import Foundation
import Testing

/// The JSON forms. Their keys are stable.
@Suite struct ComicRecordTests {
  @Test func encodesASeriesOfAShelf() throws {
    let series = ComicSeries(
      id: ComicSeries.ID("s1"), title: "Salt Road", titleReading: "ソルトロード",
      authors: [ComicAuthor(name: "Mio Hama", reading: "ハマ ミオ"), ComicAuthor(name: "Ren Ito")],
      comics: [Comic(id: Comic.ID("v2"), releaseDate: ReleaseDate("2026-10-12"))],
      episodes: [ComicEpisode(id: ComicEpisode.ID("e1"), isFree: true)])
    let entry = ComicShelfEntry(
      series, for: try ComicRules.owning("v2"), progress: [], at: try ComicRules.moment())
    #expect(
      try Self.json(ComicShelfRecord(entry)) == """
        {"authors":["Mio Hama","Ren Ito"],"id":"s1","nextReleaseAt":"2026-10-12T00:00:00.000Z",\
        "owned":true,"title":"Salt Road","unread":1}
        """)
  }

  @Test func encodesASeriesWithOnlyATitle() throws {
    let entry = ComicShelfEntry(
      ComicRules.series(), for: .nobody, progress: [], at: try ComicRules.moment())
    #expect(
      try Self.json(ComicShelfRecord(entry))
        == #"{"authors":[],"id":"s1","nextReleaseAt":null,"owned":false,"title":"Salt Road","unread":0}"#
    )
  }

  @Test func encodesASeriesWithItsVolumesAndEpisodes() throws {
    let record = ComicDetailRecord(try Self.detail())
    #expect(
      try Self.keys(record)
        == Self.keys(
          of: """
            {"authors": 0, "comics": 0, "continueReading": 0, "episodes": 0, "id": 0,
            "nextReleaseAt": 0, "publisher": 0, "title": 0, "titleReading": 0, "unread": 0}
            """))
    #expect(record.comics.map(\.id) == ["v1", "v2"])
    #expect(record.episodes.map(\.id) == ["e2", "e1"])
    #expect(record.continueReading?.item == "c:v1")
    #expect(record.unread == 2)
    #expect(record.nextReleaseAt == "2026-10-12T00:00:00.000Z")
  }

  @Test func encodesAVolume() throws {
    let record = try #require(ComicDetailRecord(try Self.detail()).comics.first)
    #expect(
      try Self.json(record) == """
        {"currency":"JPY","id":"v1","number":"1.5","owned":true,"page":4,"pages":10,"price":528,\
        "purchasable":false,"readable":true,"releaseDate":"2026-10-01","title":"The harbour",\
        "volume":1}
        """)
  }

  @Test func encodesAVolumeWithOnlyAnIdentifier() throws {
    let record = try #require(ComicDetailRecord(try Self.detail()).comics.last)
    #expect(
      try Self.json(record)
        == """
        {"currency":null,"id":"v2","number":null,"owned":false,"page":null,"pages":1,"price":null,\
        "purchasable":false,"readable":false,"releaseDate":null,"title":null,"volume":null}
        """)
  }

  @Test func aDetailHasTheMembersOfAList() throws {
    let entry = ComicShelfEntry(
      ComicRules.series(), for: .nobody, progress: [], at: try ComicRules.moment())
    let listed = Set(try memberNames(of: ComicShelfRecord(entry)))
    let shown = Set(try memberNames(of: ComicDetailRecord(try Self.detail())))
    #expect(listed.subtracting(shown) == ["owned"])
  }

  @Test func encodesAnEpisode() throws {
    let records = ComicDetailRecord(try Self.detail()).episodes
    let told = try records.map(Self.json)
    #expect(
      told == [
        """
        {"closesAt":null,"displayIndex":2,"free":false,"id":"e2","pages":7,"publishesAt":"2026-10-12T00:00:00.000Z",\
        "readable":false,"reason":"It can be read from 2026-10-12T00:00:00Z.",\
        "title":null}
        """,
        """
        {"closesAt":"2026-10-20T00:00:00.000Z","displayIndex":1,"free":true,"id":"e1","pages":1,\
        "publishesAt":"2026-10-01T00:00:00.000Z","readable":true,"reason":null,"title":"Low tide"}
        """,
      ])
  }

  @Test func encodesWhereToContinueAndAPage() throws {
    let next = try #require(try Self.detail().continuing)
    #expect(
      try Self.json(ContinueReadingRecord(next))
        == #"{"item":"c:v1","page":4,"title":"Salt Road The harbour"}"#)
    let page = try #require(
      ComicPage(
        4, of: next.readable, series: ComicSeries.ID("s1"), seriesTitle: "Salt Road"))
    #expect(
      try Self.json(ComicPageRecord(page)) == """
        {"item":"c:v1","page":4,"pages":10,"series":"s1","title":"Salt Road The harbour"}
        """)
  }

  @Test func encodesTheProgressOfAReader() throws {
    let progress = ComicProgress(
      progress: try ComicRules.progress(
        of: .episode(ComicEpisode.ID("e1")), page: 5, of: 5, at: ComicRules.noon),
      seriesTitle: "Salt Road", label: "Low tide")
    #expect(
      try Self.json(ComicProgressRecord(progress)) == """
        {"finished":true,"item":"e:e1","label":"Low tide","page":5,"pages":5,\
        "readAt":"2026-10-10T12:00:00.000Z","series":"s1","seriesTitle":"Salt Road"}
        """)
  }

  @Test(arguments: [
    (StorefrontOutcome.bought, "bought", true), (.cancelled, "cancelled", false),
    (.alreadyOwned, "alreadyOwned", true), (.restored, "restored", true),
  ])
  func encodesTheOutcomeOfAnOrder(
    _ outcome: StorefrontOutcome, _ word: String, _ isOwned: Bool
  ) throws {
    let record = ComicSaleRecord(ComicSale(order: try Self.order(), outcome: outcome))
    #expect(
      try Self.json(record)
        == sortedJSON(
          #"{"comic":"v1","order":"o1","outcome":"\#(word)","owned":\#(isOwned),"reason":null}"#))
  }

  @Test func encodesTheReasonOfADeclinedOrder() throws {
    let sale = ComicSale(
      order: try Self.order(), outcome: .declined(reason: "The card has expired."))
    #expect(
      try Self.json(ComicSaleRecord(sale))
        == sortedJSON(
          """
          {"comic":"v1","order":"o1","outcome":"declined","owned":false,\
          "reason":"The card has expired."}
          """))
  }

  @Test func encodesTheSignedInReader() throws {
    let reader = Reader(id: Reader.ID("r1"), name: try ReaderName("Mio"))
    #expect(try Self.json(ComicReaderRecord(reader)) == #"{"name":"Mio"}"#)
    #expect(try Self.json(ComicReaderRecord(nil)) == #"{"name":null}"#)
  }

  @Test func encodesTheResultOfASynchronisation() throws {
    let progress = CatalogueProgress(
      series: 7, changes: CatalogueChanges(added: 1, changed: 2, unchanged: 4), pages: 3,
      unchangedPages: 5, withdrawn: 6, leftOut: 8,
      notes: [CatalogueNote(place: "series[3].comics[0].price", reason: "It is no number.")])
    #expect(
      try Self.json(CatalogueProgressRecord(progress)) == """
        {"added":1,"changed":2,"leftOut":8,"notes":["series[3].comics[0].price: It is no number."],\
        "pages":3,"series":7,"unchanged":4,"unchangedPages":5,"withdrawn":6}
        """)
  }
}

extension ComicRecordTests {
  fileprivate static func detail() throws -> ComicDetail {
    let volume = Comic(
      id: Comic.ID("v1"), title: "The harbour", volume: 1, number: "1.5",
      sortNumber: SortNumber("1.5"), price: Price(minorUnits: 528, currency: .yen),
      releaseDate: ReleaseDate("2026-10-01"), isPurchasable: true, pages: 10)
    let low = ComicEpisode(
      id: ComicEpisode.ID("e1"), title: "Low tide", displayIndex: 1,
      window: try ComicRules.window("2026-10-01T00:00:00Z", "2026-10-20T00:00:00Z"), isFree: true,
      advertisement: ComicEpisode.Advertisement(type: .banner, slot: 0))
    let high = ComicEpisode(
      id: ComicEpisode.ID("e2"), displayIndex: 2,
      window: try ComicRules.window("2026-10-12T00:00:00Z", nil), pages: 7)
    let series = ComicSeries(
      id: ComicSeries.ID("s1"), title: "Salt Road", titleReading: "ソルトロード",
      authors: [ComicAuthor(name: "Mio Hama")], publisher: "Pier Press",
      comics: [Comic(id: Comic.ID("v2")), volume], episodes: [low, high])
    let place = try ComicRules.progress(
      of: .comic(volume.id), page: 4, of: 10, at: "2026-10-09T12:00:00Z")
    return ComicDetail(
      of: series, for: try ComicRules.owning("v1"), progress: [place], isAdvertising: true,
      at: try ComicRules.moment())
  }

  fileprivate static func order() throws -> ComicOrder {
    ComicOrder(
      id: ComicOrder.ID("o1"), reader: Reader.ID("r1"), comic: Comic.ID("v1"),
      price: try #require(Price(minorUnits: 528, currency: .yen)),
      placedAt: try ComicRules.moment())
  }

  fileprivate static func json(_ record: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(record), as: UTF8.self)
  }

  fileprivate static func keys(_ record: some Encodable) throws -> Set<String> {
    try keys(of: String(decoding: try JSONEncoder().encode(record), as: UTF8.self))
  }

  private static func keys(of json: String) throws -> Set<String> {
    let members = try JSONSerialization.jsonObject(with: Data(json.utf8))
    return Set(try #require(members as? [String: Any]).keys)
  }
}
