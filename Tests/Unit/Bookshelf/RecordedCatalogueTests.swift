import BookshelfDomain
import BookshelfInfrastructure
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

/// A recorded catalogue, parsed by both parsers: checks every field, including absent ones.
@Suite struct RecordedCatalogueTests {
  @Test(arguments: RecordedReader.allCases)
  func readsEveryFieldAndKeepsUnknownTypes(_ reader: RecordedReader) async {
    let outcome = await reader.reading()
    #expect(outcome.series.map(\.id.raw) == ["kaze", "bare", "half"])
    #expect(outcome.series.first == Self.kaze)
    #expect(outcome.series.dropFirst().first == .fixture(id: "bare", title: "Bare"))
  }

  private static let kaze = ComicSeries(
    id: ComicSeries.ID("kaze"), title: "かぜの・みなと", titleReading: "カゼノミナト",
    authors: [
      ComicAuthor(name: "神田はるか", reading: "カンダハルカ"), ComicAuthor(name: "Ines Moreau"),
    ],
    publisher: "灯台書房",
    comics: [
      Comic(
        id: Comic.ID("kaze-1"), title: "はじまりの巻", volume: 1, number: "1",
        sortNumber: SortNumber(thousandths: 1_000), price: .fixture(528, .yen),
        releaseDate: .fixture("2026-02-28"), availableAt: .fixture("2026-02-27T15:00:00Z"),
        updatedAt: .fixture("2026-02-20T01:02:03.450Z"),
        imageUpdatedAt: .fixture("2026-02-21T00:00:00Z"), isPurchasable: true, pages: 192),
      Comic(
        id: Comic.ID("kaze-105"), number: "10.5", sortNumber: SortNumber(thousandths: 10_500),
        price: .fixture(499, .dollar), isPurchasable: true),
      Comic(
        id: Comic.ID("kaze-hu"), number: "19.HU", sortNumber: SortNumber(thousandths: 19_125),
        price: .fixture(0, .euro), isHidden: true),
      Comic(id: Comic.ID("kaze-none")),
    ],
    episodes: [
      ComicEpisode(
        id: ComicEpisode.ID("kaze-e1"), title: "第1話　灯台", displayIndex: 2,
        window: .fixture(.fixture("2026-03-01T00:00:00Z"), .fixture("2026-03-08T00:00:00Z")),
        unreadableAt: .fixture("2027-03-08T00:00:00Z"),
        updatedAt: .fixture("2026-02-28T00:00:00Z"), isFree: true, comic: Comic.ID("kaze-1"),
        advertisement: ComicEpisode.Advertisement(
          type: .banner, address: "https://lighthouse.example/fair", slot: 3),
        contentType: .strip, pages: 24),
      ComicEpisode(
        id: ComicEpisode.ID("kaze-e2"), displayIndex: -1, isHidden: true,
        advertisement: ComicEpisode.Advertisement(type: .other("leaflet")),
        contentType: .other("hologram")),
      ComicEpisode(id: ComicEpisode.ID("kaze-e3")),
    ])

  @Test(arguments: RecordedReader.allCases)
  func aNoteAboutNULNamesNoLimit(_ reader: RecordedReader) async throws {
    let outcome = await reader.reading(
      #"{"series": [{"id": "a", "title": "A", "publisher": "a\u0000"}]}"#)
    let notes = try #require(outcome.finished).notes.map(\.description)
    #expect(notes == ["series[0].publisher: It contains NUL and was ignored."])
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
    "series[2].authors[0]: It has no valid name and was skipped.",
    "series[2].publisher: 7 is not a string and was ignored.",
    "series[2].comics[0].sortNumber: “1.0005” is not a number up to 1000000 with at most three decimal "
      + "places and was ignored.",
    "series[2].comics[0].price: The amount -1 with the currency “JPY” is not a price and was "
      + "ignored: use an integer from 0 to 100000000 and one of JPY, USD, EUR.",
    "series[2].comics[0].releaseDate: “2026-02-29” is not a date such as 2026-02-28 "
      + "and was ignored.",
    "series[2].comics[0].pages: 0 is not an integer from 1 to 10000 and was ignored.",
    "series[2].episodes[0].closesAt: 2026-03-01T00:00:00Z is not after 2026-03-01T00:00:00Z "
      + "and was ignored.",
    "series[3]: It has no valid identifier and was skipped.",
  ]
}

/// The parsers under test.
enum RecordedReader: CaseIterable {
  case simple, streaming

  func reading(_ text: String = RecordedCatalogue.text) async -> CatalogueReadingOutcome {
    let reader: any CatalogueReading =
      switch self {
      case .simple: SimpleCatalogueReader()
      case .streaming: StreamingCatalogueReader()
      }
    return await CatalogueReadingOutcome(of: BytesSource(text), by: reader)
  }
}

/// A recorded catalogue. All people, titles and addresses are invented.
enum RecordedCatalogue {
  static let text = #"""
    {
      "generatedBy": {"name": "catalogue", "series": [{"id": "not one"}]},
      "series": [
        {
          "id": "kaze",
          "title": "かぜの・みなと",
          "titleReading": "カゼノミナト",
          "authors": [
            {"name": "神田はるか", "reading": "カンダハルカ", "role": "story"},
            {"name": "Ines Moreau", "reading": null}
          ],
          "publisher": "\u706f\u53f0\u66f8\u623f",
          "comics": [
            {
              "id": "kaze-1", "title": "はじまりの巻", "volume": 1, "number": "1", "sortNumber": 1,
              "price": {"amount": 528, "currency": "JPY", "tax": 48},
              "releaseDate": "2026-02-28", "availableAt": "2026-02-28T00:00:00+09:00",
              "updatedAt": "2026-02-20T01:02:03.45Z", "imageUpdatedAt": "2026-02-21T00:00:00Z",
              "purchasable": true, "hidden": false, "pages": 192
            },
            {
              "id": "kaze-105", "number": "10.5", "sortNumber": 10.5,
              "price": {"currency": "USD", "amount": 499}, "purchasable": true
            },
            {
              "id": "kaze-hu", "number": "19.HU", "sortNumber": "19.125",
              "price": {"amount": 0, "currency": "EUR"}, "hidden": true
            },
            {
              "id": "kaze-none", "title": null, "volume": null, "number": null, "sortNumber": null,
              "price": null, "releaseDate": null, "availableAt": null, "updatedAt": null,
              "imageUpdatedAt": null, "purchasable": null, "hidden": null, "pages": null
            }
          ],
          "episodes": [
            {
              "id": "kaze-e1", "title": "第1話　灯台", "displayIndex": 2,
              "publishesAt": "2026-03-01T09:00:00+09:00", "closesAt": "2026-03-08T00:00:00Z",
              "unreadableAt": "2027-03-08T00:00:00Z", "updatedAt": "2026-02-28T00:00:00Z",
              "hidden": false, "free": true, "comic": "kaze-1",
              "advertisement": {
                "type": "banner", "address": "https:\/\/lighthouse.example\/fair", "slot": 3
              },
              "contentType": "strip", "pages": 24
            },
            {
              "id": "kaze-e2", "displayIndex": -1, "hidden": true,
              "advertisement": {"type": "leaflet", "address": null, "slot": null},
              "contentType": "hologram"
            },
            {
              "id": "kaze-e3", "title": null, "displayIndex": null, "publishesAt": null,
              "closesAt": null, "unreadableAt": null, "updatedAt": null, "hidden": null,
              "free": null, "comic": null, "advertisement": null, "contentType": null,
              "pages": null
            }
          ]
        },
        {"id": "bare", "title": "Bare"},
        {
          "id": "half",
          "title": "Half of It",
          "authors": [{"reading": "ナナシ"}],
          "publisher": 7,
          "comics": [
            {
              "id": "half-1", "number": "1", "sortNumber": 1.0005,
              "price": {"amount": -1, "currency": "JPY"}, "releaseDate": "2026-02-29",
              "purchasable": true, "pages": 0
            }
          ],
          "episodes": [
            {
              "id": "half-e1", "publishesAt": "2026-03-01T00:00:00Z",
              "closesAt": "2026-03-01T09:00:00+09:00"
            }
          ]
        },
        {"title": "Nobody’s"}
      ]
    }
    """#
}
