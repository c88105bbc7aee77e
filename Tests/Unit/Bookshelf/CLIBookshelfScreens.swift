import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import ViewTestSupport

@testable import BookshelfCLI
@testable import CoreCLI

extension BookshelfScreens {
  func run(
    _ arguments: [String], in context: CommandContext = .fixture()
  ) async throws -> CommandOutput {
    try await BookshelfCLIFeature().run(arguments, through: self, in: context)
  }
}

extension Display {
  /// A Unicode terminal of a given width, without colors.
  static func comicTerminal(columns: Int = 80, isUnicode: Bool = true) -> Display {
    Display(
      isTerminal: true, colors: .never,
      environment: isUnicode ? ["LANG": "ja_JP.UTF-8"] : ["LANG": "C"], columns: columns)
  }
}

extension BookshelfBrowsePart {
  /// Creates a session and its console, which answers prompts with these lines.
  static func scripted(
    _ screens: StubBookshelfScreens, lines: [String] = []
  ) -> (BookshelfBrowsePart, ScriptedConsole) {
    let console = ScriptedConsole(lines: lines)
    let context = CommandContext.fixture(console: console)
    return (
      BookshelfBrowsePart(through: screens, from: BrowseEnvironment(context: context)), console
    )
  }
}

/// Fixtures for views and sessions: two series, one with volumes and episodes, and a reader who
/// owns a volume.
enum CLIComicFixtures {
  static let session = OpenedSession(
    reader: .fixture("aoi"), token: .fixture("aoi"), expiresAt: .fixture(3600))

  static let ownership = ComicOwnership(of: .fixture("aoi"), comics: [Comic.ID("aa11-1")])

  /// A series with three volumes, three episodes, and an advertisement between the episodes.
  static let lantern = ComicSeries.fixture(
    id: "aa11", title: "Paper Lantern", titleReading: "ペーパーランタン",
    authors: [ComicAuthor(name: "Mio Sakuma"), ComicAuthor(name: "T. Ode")],
    publisher: "Invented Press",
    comics: [
      .fixture(id: "aa11-1", number: "1", sortNumber: "1", pages: 3),
      .fixture(id: "aa11-2", number: "2", sortNumber: "2", price: .fixture(600)),
      .fixture(id: "aa11-3", number: "3", sortNumber: "3", releaseDate: "2026-02-28", pages: 1),
    ],
    episodes: [
      .fixture(
        id: "e1", title: "Dusk", displayIndex: 1, opensAt: .fixture(-86_400),
        advertisement: ComicEpisode.Advertisement(
          type: .banner, address: "https://lantern.example/", slot: 1)),
      .fixture(id: "e2", title: "Dawn", displayIndex: 2, isFree: false, comic: "aa11-2"),
    ])

  static let kiln = ComicSeries.fixture(id: "aa12", title: "土の窯")

  static func detail(for ownership: ComicOwnership = ownership) -> ComicDetail {
    ComicDetail(of: lantern, for: ownership, progress: [], isAdvertising: true, at: .fixture())
  }

  static func shelf(
    _ request: ComicListRequest = ComicListRequest(), of series: [ComicSeries] = [lantern, kiln],
    total: Int? = nil, synchronisedAt: Timestamp? = .fixture(-7200),
    gap: CatalogueGap = .unfetched
  ) -> ComicShelf {
    ComicShelf(
      entries: series.map { ComicShelfEntry($0, for: ownership, progress: [], at: .fixture()) },
      total: total ?? series.count, request: request, synchronisedAt: synchronisedAt,
      gap: gap)
  }

  /// A page of the volume that the reader owns.
  static func page(_ number: Int = 2, title: String = lantern.title) -> ComicPage {
    let series = ComicSeries.fixture(id: "aa11", title: title, comics: lantern.comics)
    let readable = valid(
      ReadableComic(lantern.comics[0], of: series, for: ownership, at: .fixture()), title)
    return valid(
      ComicPage(number, of: readable, series: series.id, seriesTitle: title), "\(number)")
  }

  static func sale(_ outcome: StorefrontOutcome) -> ComicSale {
    ComicSale(order: .fixture(comic: "aa11-2", price: .fixture(600)), outcome: outcome)
  }

  static let progress = ComicProgress(
    progress: .fixture(
      .comic(Comic.ID("aa11-1")), series: "aa11", page: 2, pages: 3, seconds: -3600),
    seriesTitle: "Paper Lantern", label: "1")
}
