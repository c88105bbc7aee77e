import BookshelfDomain
import BookshelfInfrastructure
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

/// A recorded catalogue, parsed by both parsers: checks every field, including absent ones.
@Suite struct RecordedCatalogueTests {
  @Test(arguments: RecordedReader.allCases)
  func readsTheFieldsOfASeries(_ reader: RecordedReader) async throws {
    let outcome = await reader.reading()
    #expect(outcome.series.map(\.id.raw) == ["kaze", "bare", "half"])
    let kaze = try #require(outcome.series.first)
    #expect(kaze.title == "かぜの・みなと")
    #expect(kaze.titleReading == "カゼノミナト")
    #expect(kaze.publisher == "灯台書房")
    #expect(
      kaze.authors == [
        ComicAuthor(name: "神田はるか", reading: "カンダハルカ"), ComicAuthor(name: "Ines Moreau"),
      ])
    #expect(kaze.comics.map(\.id.raw) == ["kaze-1", "kaze-105", "kaze-hu", "kaze-none"])
    #expect(kaze.episodes.map(\.id.raw) == ["kaze-e1", "kaze-e2", "kaze-e3"])
  }

  @Test(arguments: RecordedReader.allCases)
  func readsTheFieldsOfAVolume(_ reader: RecordedReader) async throws {
    let comic = try #require(await reader.reading().series.first?.comics.first)
    #expect(comic.title == "はじまりの巻")
    #expect(comic.volume == 1)
    #expect(comic.number == "1")
    #expect(comic.sortNumber == SortNumber("1"))
    #expect(comic.price == Price(minorUnits: 528, currency: .yen))
    #expect(comic.releaseDate == ReleaseDate("2026-02-28"))
    #expect(comic.availableAt == Timestamp(iso8601: "2026-02-27T15:00:00Z"))
    #expect(comic.updatedAt == Timestamp(iso8601: "2026-02-20T01:02:03.450Z"))
    #expect(comic.imageUpdatedAt == Timestamp(iso8601: "2026-02-21T00:00:00Z"))
    #expect(comic.isPurchasable)
    #expect(!comic.isHidden)
    #expect(comic.pages == 192)
  }

  @Test(arguments: RecordedReader.allCases)
  func readsDecimalNumbersExactly(_ reader: RecordedReader) async throws {
    let comics = try #require(await reader.reading().series.first?.comics)
    let half = try #require(comics.first { $0.id.raw == "kaze-105" })
    #expect(half.sortNumber?.thousandths == 10_500 && half.number == "10.5")
    #expect(half.volume == nil && half.price == Price(minorUnits: 499, currency: .dollar))
    let special = try #require(comics.first { $0.id.raw == "kaze-hu" })
    #expect(special.sortNumber?.thousandths == 19_125 && special.number == "19.HU")
    #expect(special.isHidden && special.price == Price(minorUnits: 0, currency: .euro))
  }

  @Test(arguments: RecordedReader.allCases)
  func readsAVolumeWithOnlyAnIdentifier(_ reader: RecordedReader) async throws {
    let comic = try #require(await reader.reading().series.first?.comics.last)
    #expect(comic == Comic(id: Comic.ID("kaze-none")))
    #expect(comic.title == nil && comic.volume == nil && comic.number == nil)
    #expect(comic.sortNumber == nil && comic.price == nil && comic.releaseDate == nil)
    #expect(comic.availableAt == nil && comic.updatedAt == nil && comic.imageUpdatedAt == nil)
    #expect(!comic.isPurchasable && !comic.isHidden && comic.pages == 1)
  }

  @Test(arguments: RecordedReader.allCases)
  func readsTheFieldsOfAnEpisode(_ reader: RecordedReader) async throws {
    let episode = try #require(await reader.reading().series.first?.episodes.first)
    #expect(episode.title == "第1話　灯台")
    #expect(episode.displayIndex == 2)
    #expect(episode.window.opensAt == Timestamp(iso8601: "2026-03-01T00:00:00Z"))
    #expect(episode.window.closesAt == Timestamp(iso8601: "2026-03-08T00:00:00Z"))
    #expect(episode.unreadableAt == Timestamp(iso8601: "2027-03-08T00:00:00Z"))
    #expect(episode.updatedAt == Timestamp(iso8601: "2026-02-28T00:00:00Z"))
    #expect(!episode.isHidden && episode.isFree)
    #expect(episode.comic == Comic.ID("kaze-1"))
    #expect(
      episode.advertisement
        == ComicEpisode.Advertisement(
          type: .banner, address: "https://lighthouse.example/fair", slot: 3))
    #expect(episode.contentType == .strip && episode.pages == 24)
  }

  @Test(arguments: RecordedReader.allCases)
  func readsAnEpisodeWithOnlyAnIdentifierAsOpen(_ reader: RecordedReader) async throws {
    let episode = try #require(await reader.reading().series.first?.episodes.last)
    #expect(episode == ComicEpisode(id: ComicEpisode.ID("kaze-e3")))
    #expect(episode.title == nil && episode.displayIndex == nil && episode.window == .always)
    #expect(episode.unreadableAt == nil && episode.updatedAt == nil && episode.comic == nil)
    #expect(!episode.isHidden && !episode.isFree && episode.advertisement == nil)
    #expect(episode.contentType == .pages && episode.pages == 1)
  }

  @Test(arguments: RecordedReader.allCases)
  func keepsUnknownTypes(_ reader: RecordedReader) async throws {
    let episodes = try #require(await reader.reading().series.first?.episodes)
    #expect(episodes[1].contentType == .other("hologram"))
    #expect(episodes[1].advertisement == ComicEpisode.Advertisement(type: .other("leaflet")))
    #expect(episodes[1].isHidden && episodes[1].displayIndex == -1)
  }

  @Test(arguments: RecordedReader.allCases)
  func readsASeriesWithOnlyATitle(_ reader: RecordedReader) async throws {
    let outcome = await reader.reading()
    #expect(
      outcome.series.dropFirst().first
        == ComicSeries(
          id: ComicSeries.ID("bare"), title: "Bare"))
  }

  @Test(arguments: RecordedReader.allCases)
  func skipsInvalidPartsWithANote(_ reader: RecordedReader) async throws {
    let outcome = await reader.reading()
    let half = try #require(outcome.series.last)
    #expect(half.comics == [Comic(id: Comic.ID("half-1"), number: "1", isPurchasable: true)])
    let opens = Timestamp(iso8601: "2026-03-01T00:00:00Z")
    #expect(half.episodes.map(\.window) == [PublishWindow(opensAt: opens, closesAt: nil)])
    let report = try #require(outcome.finished)
    #expect(report.series == 3 && report.leftOut == 8)
    #expect(report.notes.map(\.description) == Self.notes)
  }

  private static let notes = [
    "series[2].authors[0]: It has no name and was skipped.",
    "series[2].publisher: 7 is not a string and was ignored.",
    "series[2].comics[0].sortNumber: “1.0005” is not a number up to 1000000 with at most three decimal "
      + "places and was ignored.",
    "series[2].comics[0].price: -1 of “JPY” is not a price and was ignored: use an integer from 0 "
      + "to 100000000 and one of JPY, USD, EUR.",
    "series[2].comics[0].releaseDate: “2026-02-29” is not a date such as 2026-02-28 "
      + "and was ignored.",
    "series[2].comics[0].pages: 0 is not an integer from 1 to 10000 and was ignored.",
    "series[2].episodes[0].closesAt: 2026-03-01T00:00:00Z is not after 2026-03-01T00:00:00Z "
      + "and was ignored.",
    "series[3]: It has no identifier and was skipped.",
  ]
}

/// The parsers under test.
enum RecordedReader: CaseIterable {
  case simple, streaming

  func reading() async -> CatalogueReadingOutcome {
    let reader: any CatalogueReading =
      switch self {
      case .simple: SimpleCatalogueReader()
      case .streaming: StreamingCatalogueReader()
      }
    return await CatalogueReadingOutcome.reading(BytesSource(RecordedCatalogue.text), by: reader)
  }
}
