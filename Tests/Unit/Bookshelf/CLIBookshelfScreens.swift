import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Synchronization
import Testing

@testable import BookshelfCLI
@testable import CoreCLI

/// Creates new screens for each request, as the composition does. Each one answers its intent with
/// the next row of states; the last row is repeated.
final class CLIBookshelfScreens: BookshelfScreens {
  private let lists: CLIComicRow<ComicListState, ComicListIntent>
  private let searches: CLIComicRow<ComicSearchState, ComicSearchIntent>
  private let details: CLIComicRow<ComicDetailState, ComicDetailIntent>
  private let pages: CLIComicRow<ComicPageState, ComicPageIntent>
  private let accounts: CLIComicRow<ComicAccountState, ComicAccountIntent>
  private let catalogues: CLIComicRow<ComicCatalogueState, ComicCatalogueIntent>
  private let destinations: [Route: BookshelfDestination]

  init(
    list: [[ComicListState]] = [], search: [[ComicSearchState]] = [],
    detail: [[ComicDetailState]] = [], page: [[ComicPageState]] = [],
    account: [[ComicAccountState]] = [[.signedOut]], catalogue: [[ComicCatalogueState]] = [],
    destinations: [Route: BookshelfDestination] = [:]
  ) {
    lists = CLIComicRow(.idle, list)
    searches = CLIComicRow(.idle, search)
    details = CLIComicRow(.idle, detail)
    pages = CLIComicRow(.idle, page)
    accounts = CLIComicRow(.idle, account)
    catalogues = CLIComicRow(.idle, catalogue)
    self.destinations = destinations
  }

  var listIntents: [ComicListIntent] { lists.intents }
  var searchIntents: [ComicSearchIntent] { searches.intents }
  var detailIntents: [ComicDetailIntent] { details.intents }
  var pageIntents: [ComicPageIntent] { pages.intents }
  var accountIntents: [ComicAccountIntent] { accounts.intents }
  var catalogueIntents: [ComicCatalogueIntent] { catalogues.intents }

  func list(
    for visitor: ComicVisitor, navigator: any Navigator
  ) -> any ComicListScreen { lists.next() }

  func search(
    for visitor: ComicVisitor, navigator: any Navigator
  ) -> any ComicSearchScreen { searches.next() }

  func detail(
    for visitor: ComicVisitor, navigator: any Navigator
  ) -> any ComicDetailScreen { details.next() }

  func page(
    for visitor: ComicVisitor, navigator: any Navigator
  ) -> any ComicPageScreen { pages.next() }

  func account(
    for visitor: ComicVisitor, navigator: any Navigator
  ) -> any ComicAccountScreen { accounts.next() }

  func catalogue(
    for visitor: ComicVisitor, navigator: any Navigator
  ) -> any ComicCatalogueScreen { catalogues.next() }

  func destination(of route: Route) -> BookshelfDestination? { destinations[route] }
}

/// A sequence of screens of one kind.
private final class CLIComicRow<State: Sendable, Intent: Sendable>: Sendable {
  private struct Memory {
    var rows: [[State]]
    var screens: [StubScreen<State, Intent>] = []
  }

  private let first: State
  private let memory: Mutex<Memory>

  init(_ first: State, _ rows: [[State]]) {
    self.first = first
    memory = Mutex(Memory(rows: rows))
  }

  var intents: [Intent] { memory.withLock { $0.screens.flatMap(\.intents) } }

  func next() -> StubScreen<State, Intent> {
    memory.withLock { memory in
      let states = memory.rows.count > 1 ? memory.rows.removeFirst() : memory.rows.first ?? []
      let screen = StubScreen<State, Intent>(first, then: states)
      memory.screens.append(screen)
      return screen
    }
  }
}

extension CommandContext {
  /// Creates a test context.
  static func bookshelf(
    console: any Console = ScriptedConsole(), display: Display = .plain
  ) -> CommandContext {
    CommandContext(
      files: InMemoryFileSystem(), console: console,
      clock: FixedWallClock(CLIComicFixtures.now), display: display,
      showsProgress: console.isTerminal(.error))
  }
}

extension BookshelfScreens {
  /// Runs a command of the bookshelf with these screens.
  func run(
    _ arguments: [String], in context: CommandContext = .bookshelf()
  ) async throws -> CommandOutput {
    let command = try BookshelfCommand.leaf(of: arguments)
    return try #require(await BookshelfCLIFeature().run(command, through: self, in: context))
  }

  /// Browses the bookshelf until the input ends.
  func walk(in context: CommandContext) async -> ProgramStatus {
    var session = BookshelfCLIFeature().session(through: self, in: context)
    return await session.run().print(to: context.console)
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
  /// Creates a session and its console.
  ///
  /// - Parameter lines: The answers to prompts.
  static func scripted(
    _ screens: CLIBookshelfScreens, lines: [String] = []
  ) -> (BookshelfBrowsePart, ScriptedConsole) {
    let console = ScriptedConsole(lines: lines)
    let context = CommandContext.bookshelf(console: console)
    return (
      BookshelfBrowsePart(through: screens, from: BrowseEnvironment(context: context)), console
    )
  }
}
