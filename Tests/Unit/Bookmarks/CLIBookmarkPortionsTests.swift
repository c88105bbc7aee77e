import BookmarksDomain
import BookmarksTesting
import CoreDomain
import CoreTesting
import Synchronization
import Testing

@testable import BookmarksCLI
@testable import CoreCLI

/// A long list is printed in portions while the rest is being read.
@Suite struct CLIBookmarkPortionsTests {
  @Test func printsALongListInPortions() async throws {
    let console = ScriptedConsole()
    let screens = LongListScreens(count: 1200)
    let last = try await run(["list"], screens, console)
    #expect(
      screens.asked.count > 1 && screens.asked.allSatisfy { ($0.rows?.count ?? .max) <= 1000 })
    #expect(console.output.hasPrefix("b0  "))
    let whole = console.output + last.text
    #expect(whole.components(of: "\n\n").count == 1200)
    #expect(whole.contains("\n\nb1199  ") && last.notices == [])
  }

  @Test func printsPortionsOfJSONAsOneArray() async throws {
    let console = ScriptedConsole()
    let screens = LongListScreens(count: 1200)
    let last = try await run(["list", "--json"], screens, console)
    let whole = console.output + last.text
    #expect(!console.output.isEmpty && whole.hasPrefix("[{") && whole.hasSuffix("}]\n"))
    #expect(whole.components(of: #""id":"b"#).count == 1201)
    #expect(whole.components(of: "},{").count == 1200)
  }

  @Test func aLimitAppliesToAllPortions() async throws {
    let console = ScriptedConsole()
    let last = try await run(["list", "--limit", "700"], LongListScreens(count: 1200), console)
    #expect((console.output + last.text).components(of: "\n\n").count == 700)
    #expect(last.notices.first?.hasPrefix("500 more. Use --cursor 700") == true)
  }

  @Test func stopsIfTheOutputCannotBeWritten() async throws {
    let console = ScriptedConsole()
    console.refuseOutput()
    let screens = LongListScreens(count: 1200)
    let last = try await run(["list"], screens, console)
    #expect(last.status == .inputOutput && screens.asked.count == 1)
  }

  @Test func stopsBetweenPortionsIfCancelled() async throws {
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
  ) async throws -> CommandOutput {
    try await runBookmarks(arguments, screens, on: console)
  }
}

/// Screens of a list with a number of bookmarks, which return the requested page.
private final class LongListScreens: BookmarksScreens {
  private let count: Int
  private let others = StubBookmarksScreens()
  private let forms = SpyForms()

  init(count: Int) {
    self.count = count
  }

  /// The recorded requests.
  var asked: [BookmarkListForm] { forms.all }

  func list(navigator: any Navigator) -> any BookmarkListScreen {
    LongList(count: count, forms: forms).screen()
  }

  func detail(navigator: any Navigator) -> any BookmarkDetailScreen { others.detail }
  func editor(navigator: any Navigator) -> any BookmarkEditorScreen { others.editor }
  func tags(navigator: any Navigator) -> any BookmarkTagsScreen { others.tags }
  func duplicates(navigator: any Navigator) -> any BookmarkDuplicatesScreen { others.duplicates }
  func transfer(navigator: any Navigator) -> any BookmarkTransferScreen { others.transfer }
  func destination(of route: Route) -> BookmarksDestination? { nil }
}

/// Returns the requested rows of a list.
private struct LongList: ViewModel {
  let count: Int
  let forms: SpyForms

  let initial = BookmarkListState.idle

  func handle(
    _ intent: BookmarkListIntent, publishing states: StatePublisher<BookmarkListState>
  ) async {
    guard case .show(let form) = intent else { return }
    forms.remember(form)
    let filter = BookmarkFilter.fixture(form)
    let part = form.rows.map(filter.part) ?? filter
    let bookmarks = (part.offset..<min(count, part.offset + (part.limit ?? count)))
      .map { Bookmark.fixture(id: "b\($0)") }
    await states.publish(.success(BookmarkPage(bookmarks: bookmarks, total: count), of: filter))
  }
}

private final class SpyForms: Sendable {
  private let remembered = Mutex<[BookmarkListForm]>([])

  var all: [BookmarkListForm] { remembered.withLock { $0 } }

  func remember(_ form: BookmarkListForm) {
    remembered.withLock { $0.append(form) }
  }
}

extension CommandOutput {
  fileprivate var text: String { String(decoding: output, as: UTF8.self) }
}

extension String {
  /// Returns the parts between a separator, scalar by scalar.
  fileprivate func components(of text: String) -> [Substring] {
    split(separator: text, omittingEmptySubsequences: false)
  }
}
