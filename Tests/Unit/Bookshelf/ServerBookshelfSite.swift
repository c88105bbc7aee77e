import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import BookshelfWeb
@testable import CoreWeb

extension Site {
  /// Creates the site of the feature: its routes and the style sheet, without a socket.
  ///
  /// - Parameter note: The note on every page of a demo.
  init(_ screens: any BookshelfScreens, note: String? = nil) {
    let feature = BookshelfWebFeature().served(screens)
    self = feature.site(
      PageLayout(menus: [feature.menu], note: note),
      forgery: ForgeryGuard(names: .beyondLoopback(["shelf.example"])))
  }

  /// Sends a request with a reader's cookie.
  func reply(
    to path: String, _ method: HTTPRequest.Method = .get, form: String? = nil, cookie: String?
  ) async -> ServerReply {
    var fields: HTTPFields = [:]
    fields[.cookie] = cookie
    let type = form.map { _ in "application/x-www-form-urlencoded" }
    return await reply(
      to: path, method, type: type, body: BytesSource(form ?? ""), fields: fields)
  }

  /// Sends JSON from the address of a client.
  func reply(to path: String, json: String, from client: String) async -> ServerReply {
    let head = HTTPRequest(
      method: .post, scheme: "http", authority: "localhost", path: path,
      headerFields: [.contentType: "application/json"])
    return await answer(head, body: BytesSource(json), from: client).reply
  }
}

/// Fixtures for the screens: `Moss <Harbour>`, with two volumes and two episodes.
enum ComicServed {
  static let moment: Timestamp = .fixture()
  static let session = OpenedSession(
    reader: .fixture("aoi"), token: .fixture("aoi"), expiresAt: moment)
  static let token = session.token.disclosed

  /// Returns the ownership of these volumes.
  static func ownership(_ comics: Set<Comic.ID>?) -> ComicOwnership {
    comics.map { ComicOwnership(of: session.reader, comics: $0) } ?? .nobody
  }

  static func series() -> ComicSeries {
    .fixture(
      id: "aa11", title: "Moss <Harbour>", titleReading: "もす",
      authors: [ComicAuthor(name: "Ema Tarn")], publisher: "Lantern & Co",
      comics: [
        .fixture(id: "v1", volume: 1, number: "1", sortNumber: "1", pages: 3),
        .fixture(
          id: "v2", volume: 2, number: "2", sortNumber: "2", releaseDate: "2030-01-31", pages: 3),
      ],
      episodes: [
        .fixture(
          id: "e1", title: "The pier", displayIndex: 1,
          advertisement: .init(type: .banner, address: "https://ads.example/?a=1&b=2", slot: 0)),
        .fixture(
          id: "e2", title: "The storm", displayIndex: 2, isFree: false,
          advertisement: .init(type: .movie, address: "javascript:alert(1)", slot: 9)),
      ])
  }

  /// A series of 450 free episodes.
  static let long = ComicSeries.fixture(
    id: "s", title: "Long",
    episodes: (1...450).map { (number: Int) in
      .fixture(id: "e\(number)", displayIndex: number)
    })

  static func detail(
    of series: ComicSeries = series(), owning comics: Set<Comic.ID>? = nil
  ) -> ComicDetail {
    ComicDetail(
      of: series, for: ownership(comics), progress: [], isAdvertising: true, at: moment)
  }

  static func shelf(
    _ series: [ComicSeries] = [series()], owning comics: Set<Comic.ID>? = nil, total: Int? = nil,
    request: ComicListRequest = ComicListRequest(ownedOnly: false), isTold: Bool = true,
    gap: CatalogueGap = .unfetched
  ) -> ComicShelf {
    ComicShelf(
      entries: series.map {
        ComicShelfEntry($0, for: ownership(comics), progress: [], at: moment)
      },
      total: total ?? series.count, request: request,
      continuing: comics == nil
        ? []
        : series.compactMap { series in
          series.continueReading(for: ownership(comics), progress: [], at: moment).map {
            ComicContinuation(series: series.id, seriesTitle: series.title, next: $0)
          }
        },
      synchronisedAt: isTold ? moment : nil, gap: gap)
  }

  /// - Parameter isFollowed: Whether the episode `e1` follows.
  static func page(_ number: Int, isFollowed: Bool = false) throws -> ComicPage {
    let series = series()
    let owner = ownership([Comic.ID("v1")])
    let readable = try #require(
      ReadableComic(series.comics[0], of: series, for: owner, at: moment))
    let episode = ReadableComic(series.episodes[0], of: series, for: owner, at: moment)
    return try #require(
      ComicPage(
        number, of: readable, series: series.id, seriesTitle: series.title,
        following: isFollowed ? episode : nil))
  }

  static func sale(_ outcome: StorefrontOutcome) -> ComicSale {
    ComicSale(order: .fixture(comic: "v1"), outcome: outcome)
  }
}
