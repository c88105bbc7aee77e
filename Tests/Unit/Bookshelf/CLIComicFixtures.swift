import BookshelfDomain
import CoreDomain

/// Fixtures for views and sessions: two series, one with volumes and episodes, and a reader who
/// owns a volume.
enum CLIComicFixtures {
  /// 2026-01-01T00:00:00Z.
  static let now = moment(0)

  static func moment(_ seconds: Int64) -> Timestamp {
    guard let moment = Timestamp(secondsSince1970: 1_767_225_600 + seconds) else {
      preconditionFailure("\(seconds) s after 2026 is out of range")
    }
    return moment
  }

  static func price(_ units: Int = 528) -> Price {
    guard let price = Price(minorUnits: units, currency: .yen) else {
      preconditionFailure("\(units) is no price")
    }
    return price
  }

  static let reader = Reader(id: Reader.ID("r1"), name: name("aoi"))

  static func name(_ text: String) -> ReaderName {
    do throws(ComicFieldFailure) {
      return try ReaderName(text)
    } catch {
      preconditionFailure("invalid fixture: \(error)")
    }
  }

  /// A new session.
  static let session = OpenedSession(reader: signedIn, token: token, expiresAt: moment(3600))

  private static let token: ReaderToken = {
    guard let token = ReaderToken(String(repeating: "0f", count: 32)) else {
      preconditionFailure("invalid fixture")
    }
    return token
  }()

  private static let signedIn: SignedInReader = {
    let digesting = CLIComicDigesting()
    let session = ReaderSession(
      reader: reader.id, tokenDigest: token.digest(by: digesting), expiresAt: moment(3600))
    guard
      let signedIn = SignedInReader(
        reader, in: session, showing: token, digesting: digesting, at: now)
    else { preconditionFailure("invalid fixture") }
    return signedIn
  }()

  static let ownership = ComicOwnership(of: signedIn, comics: [Comic.ID("aa11-1")])

  /// A series with three volumes, three episodes, and an advertisement between the episodes.
  static let lantern = ComicSeries(
    id: ComicSeries.ID("aa11"), title: "Paper Lantern", titleReading: "ペーパーランタン",
    authors: [ComicAuthor(name: "Mio Sakuma"), ComicAuthor(name: "T. Ode")],
    publisher: "Invented Press",
    comics: [
      Comic(
        id: Comic.ID("aa11-1"), number: "1", sortNumber: SortNumber("1"), price: price(),
        isPurchasable: true, pages: 3),
      Comic(
        id: Comic.ID("aa11-2"), number: "2", sortNumber: SortNumber("2"), price: price(600),
        isPurchasable: true, pages: 180),
      Comic(
        id: Comic.ID("aa11-3"), number: "3", sortNumber: SortNumber("3"), price: price(),
        releaseDate: ReleaseDate("2026-02-28"), isPurchasable: true),
    ],
    episodes: [
      ComicEpisode(
        id: ComicEpisode.ID("e1"), title: "Dusk", displayIndex: 1, window: opened, isFree: true,
        advertisement: ComicEpisode.Advertisement(
          type: .banner, address: "https://lantern.example/", slot: 1)),
      ComicEpisode(
        id: ComicEpisode.ID("e2"), title: "Dawn", displayIndex: 2, comic: Comic.ID("aa11-2")),
    ])

  static let kiln = ComicSeries(id: ComicSeries.ID("aa12"), title: "土の窯")

  private static let opened: PublishWindow = {
    guard let window = PublishWindow(opensAt: moment(-86_400), closesAt: nil) else {
      preconditionFailure("invalid fixture")
    }
    return window
  }()

  static func detail(for ownership: ComicOwnership = ownership) -> ComicDetail {
    ComicDetail(of: lantern, for: ownership, progress: [], isAdvertising: true, at: now)
  }

  static func shelf(
    _ request: ComicListRequest = ComicListRequest(), of series: [ComicSeries] = [lantern, kiln],
    total: Int? = nil, synchronisedAt: Timestamp? = moment(-7200),
    for ownership: ComicOwnership = ownership
  ) -> ComicShelf {
    ComicShelf(
      entries: series.map { ComicShelfEntry($0, for: ownership, progress: [], at: now) },
      total: total ?? series.count, request: request, synchronisedAt: synchronisedAt)
  }

  /// A page of the volume that the reader owns.
  static func page(_ number: Int = 2, title: String? = nil) -> ComicPage {
    let series = ComicSeries(
      id: lantern.id, title: title ?? lantern.title, comics: lantern.comics)
    guard let comic = series.comics.first,
      let readable = ReadableComic(comic, of: series, for: ownership, at: now),
      let page = ComicPage(
        number, of: readable, series: series.id, seriesTitle: series.title)
    else { preconditionFailure("invalid fixture") }
    return page
  }

  static func sale(_ outcome: StorefrontOutcome) -> ComicSale {
    ComicSale(
      order: ComicOrder(
        id: ComicOrder.ID("o1"), reader: reader.id, comic: Comic.ID("aa11-2"), price: price(600),
        placedAt: now), outcome: outcome)
  }

  static let progress = ComicProgress(
    progress: ReadingProgress(
      item: .comic(Comic.ID("aa11-1")), series: lantern.id, page: 2, pages: 3,
      readAt: moment(-3600)), seriesTitle: "Paper Lantern", label: "1")
}

/// A digest that contains its input, for tests.
private struct CLIComicDigesting: SecretDigesting {
  func digest(of text: String) -> String { "digest of \(text)" }
}
