import BookmarksDomain
import BookmarksTesting
import Composition
import CoreDomain
import CoreTesting
import Synchronization
import Testing

@testable import CLI

/// A long list is printed in portions while the rest is being read.
@Suite struct CLIBookmarkPortionsTests {
  @Test func printsALongListInPortionsAsTheyAreRead() async throws {
    let console = ScriptedConsole()
    let screens = LongListScreens(count: 1200)
    let last = try await run(["list"], screens, console)
    #expect(screens.asked.count > 1 && screens.asked.allSatisfy { ($0.limit ?? .max) <= 1000 })
    #expect(console.output.hasPrefix("b0  "))
    let whole = console.output + last.text
    #expect(whole.components(of: "\n\n").count == 1200)
    #expect(whole.contains("\n\nb1199  ") && last.notices == [])
  }

  @Test func portionsOfJSONAreOneArray() async throws {
    let console = ScriptedConsole()
    let screens = LongListScreens(count: 1200)
    let last = try await run(["list", "--json"], screens, console)
    let whole = console.output + last.text
    #expect(!console.output.isEmpty && whole.hasPrefix("[{") && whole.hasSuffix("}]\n"))
    #expect(whole.components(of: #""id":"b"#).count == 1201)
    #expect(whole.components(of: "},{").count == 1200)
  }

  @Test func aLimitCountsAllPortions() async throws {
    let console = ScriptedConsole()
    let last = try await run(["list", "--limit", "700"], LongListScreens(count: 1200), console)
    #expect((console.output + last.text).components(of: "\n\n").count == 700)
    #expect(last.notices.first?.hasPrefix("500 more; --offset 700") == true)
  }

  @Test func stopsWhereNobodyTakesTheList() async throws {
    let console = ScriptedConsole()
    console.refuseOutput()
    let screens = LongListScreens(count: 1200)
    let last = try await run(["list"], screens, console)
    #expect(last.status == .inputOutput && screens.asked.count == 1)
  }

  @Test func stopsBetweenPortionsWhenItIsCancelled() async throws {
    let console = ScriptedConsole()
    let screens = LongListScreens(count: 1200)
    let task = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return try await run(["list"], screens, console)
    }
    _ = try await task.value
    #expect(screens.asked.count == 1)
  }

  private func run(
    _ arguments: [String], _ screens: LongListScreens, _ console: ScriptedConsole
  ) async throws -> Printout {
    let command = try SeamsCommand<BookmarksFeature>.leaf(of: ["bookmarks"] + arguments)
    return await command.run(
      in: CommandContext(
        features: OnlyBookmarks(bookmarks: screens), files: InMemoryFileSystem(),
        console: console, clock: FixedWallClock(.fixture()), display: .plain,
        showsProgress: false))
  }
}

/// Screens of a list with a number of bookmarks, which return the requested page.
private final class LongListScreens: BookmarksScreens {
  private let count: Int
  private let others = StubBookmarksScreens()
  private let questions = SpyQuestions()

  init(count: Int) {
    self.count = count
  }

  /// The recorded requests.
  var asked: [BookmarkQuestion] { questions.all }

  func list(navigator: any Navigator) -> any BookmarkListScreen {
    LongListScreen(count: count, questions: questions)
  }

  func detail(navigator: any Navigator) -> any BookmarkDetailScreen { others.detail }
  func editor(navigator: any Navigator) -> any BookmarkEditorScreen { others.editor }
  func tags(navigator: any Navigator) -> any BookmarkTagsScreen { others.tags }
  func duplicates(navigator: any Navigator) -> any BookmarkDuplicatesScreen { others.duplicates }
  func transfer(navigator: any Navigator) -> any BookmarkTransferScreen { others.transfer }
  func destination(of route: Route) -> BookmarksDestination? { nil }
}

private actor LongListScreen: BookmarkListScreen {
  private let count: Int
  private let questions: SpyQuestions
  private var announcer = StateBroadcaster(BookmarkListState.idle)

  init(count: Int, questions: SpyQuestions) {
    self.count = count
    self.questions = questions
  }

  func states() -> AsyncStream<BookmarkListState> { announcer.states() }

  func show(_ question: BookmarkQuestion) async {
    questions.remember(question)
    let end = min(count, question.offset + (question.limit ?? count))
    let bookmarks = (question.offset..<end).map { Bookmark.fixture(id: "b\($0)") }
    announcer.announce(
      .success(BookmarkPage(bookmarks: bookmarks, total: count), of: question))
  }

  func remove(_ ids: [Bookmark.ID], thenShowing question: BookmarkQuestion) async {}
  func add() async {}
}

private final class SpyQuestions: Sendable {
  private let remembered = Mutex<[BookmarkQuestion]>([])

  var all: [BookmarkQuestion] { remembered.withLock { $0 } }

  func remember(_ question: BookmarkQuestion) {
    remembered.withLock { $0.append(question) }
  }
}

extension Printout {
  fileprivate var text: String { String(decoding: output, as: UTF8.self) }
}

extension String {
  /// Returns the parts between a separator, scalar by scalar.
  fileprivate func components(of text: String) -> [Substring] {
    split(separator: text, omittingEmptySubsequences: false)
  }
}
