import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import NewsViewModel
import Testing
import ViewTestSupport

@testable import CoreCLI
@testable import NewsCLI

/// The commands convert arguments to intents.
@Suite struct CLINewsCommandTests {
  @Test(arguments: [
    (["list"], StoryListIntent.show(StoryListForm(), refreshing: false)),
    (["list", "--refresh", "--json"], .show(StoryListForm(), refreshing: true)),
    (
      [
        "list", "--category", "-c", "--feed", "-f", "--unread", "--starred", "--limit", "-1",
        "--cursor", "7-s1",
      ],
      .show(
        StoryListForm(
          category: "-c", feed: "-f", isUnreadOnly: true, isStarredOnly: true, limit: "-1",
          cursor: "7-s1"), refreshing: false)
    ),
    (["search", "red", "-clay"], .show(StoryListForm(words: "red -clay"), refreshing: false)),
    (
      ["search", "clay", "--unread", "--limit", "3"],
      .show(StoryListForm(isUnreadOnly: true, words: "clay", limit: "3"), refreshing: false)
    ),
    (["mark-read", "f1"], marking(feed: "f1")), (["mark-read", "--all"], marking()),
    (["mark-read", "--category", "World"], marking(category: "World")),
  ])
  func sendsTheTypedFormToTheList(
    _ arguments: [String], _ intent: StoryListIntent
  ) async throws {
    let page = StoryPage(headlines: [.fixture()], feeds: 1)
    let screens = StubNewsScreens(list: [.marked(1), .success(page, nil)])
    #expect(try await screens.run(arguments).status == .success)
    #expect(screens.list.intents == [intent])
  }

  @Test(arguments: [
    (["read", "s1"], StoryDetailIntent.show(Story.ID("s1"), keepingUnread: false)),
    (["read", "s1", "--feed", "f2"], .show(Story.ID("s1"), of: "f2", keepingUnread: false)),
    (["read", "s1", "--keep-unread"], .show(Story.ID("s1"), keepingUnread: true)),
    (["star", "s1"], .star(Story.ID("s1"), true)),
    (["star", "s1", "--off", "--json"], .star(Story.ID("s1"), false)),
  ])
  func findsAStoryBeforeItSendsAnIntent(
    _ arguments: [String], _ intent: StoryDetailIntent
  ) async throws {
    let screens = StubNewsScreens(detail: [.success(.fixture())])
    #expect(try await screens.run(arguments).status == .success)
    #expect(screens.detail.intents == [.find("s1"), intent])
  }

  @Test(arguments: [
    (["feeds"], NewsFeedsIntent.show), (["remove", "-x"], .remove("-x")),
    (["add", "a.example"], .add(NewsFeedForm(address: "a.example"))),
    (
      ["add", "a.example", "--category", "World"],
      .add(NewsFeedForm(address: "a.example", category: "World"))
    ),
    (["file", "f1", "World"], .file("f1", under: "World")),
    (["file", "f1", ""], .file("f1", under: "")),
    (["refresh"], .refresh([])), (["refresh", "f1", "a.example"], .refresh(["f1", "a.example"])),
  ])
  func sendsTheTypedTextsToTheFeeds(
    _ arguments: [String], _ intent: NewsFeedsIntent
  ) async throws {
    let screens = StubNewsScreens(feeds: [.success([])])
    #expect(try await screens.run(arguments).status == .success)
    #expect(screens.feeds.intents == [intent])
  }

  @Test(arguments: [
    (["filters"], NewsFiltersIntent.show), (["filter", "remove", "-2"], .remove("-2")),
    (
      ["filter", "add", "block", "title", "-x"],
      .add(NewsFilterForm(verdict: "block", field: "title", value: "-x"))
    ),
  ])
  func sendsTheTypedTextsToTheFilters(
    _ arguments: [String], _ intent: NewsFiltersIntent
  ) async throws {
    let screens = StubNewsScreens(filters: [.success([])])
    #expect(try await screens.run(arguments).status == .success)
    #expect(screens.filters.intents == [intent])
  }

  @Test(arguments: [
    (["https://a.example/f"], ["https://a.example/f"]),
    (["HTTP://a.example"], ["HTTP://a.example"]), (["in.xml"], ["", ""]), (["-"], ["", ""]),
    (
      ["in.xml", "--content-type", "text/xml", "--base-url", "https://a.example"],
      ["text/xml", "https://a.example"]
    ),
  ])
  func previewsAnAddressOrAFile(_ arguments: [String], _ typed: [String]) async throws {
    let screens = StubNewsScreens(preview: [.success(.fixture())])
    let files = InMemoryFileSystem(["in.xml": [1], "-": [1]])
    let commandOutput = try await screens.run(["preview"] + arguments, in: .fixture(files: files))
    #expect(commandOutput.status == .success)
    #expect(screens.preview.intents.map(\.typed) == [typed])
  }

  @Test(arguments: [
    (["mark-read"], "Use one of: a feed, --category NAME, --all"),
    (["mark-read", "f1", "--all"], "Use one of"), (["mark-read", " "], "Use one of"),
    (["mark-read", "--all", "--category", "x"], "Use one of"), (["search", " "], "blank"),
    (["export", "--json"], "Name a file"), (["export", "-", "--json"], "Name a file"),
    (["preview", "https://a.example", "--base-url", "https://b.example"], "are for files only"),
  ])
  func rejectsInvalidArguments(_ arguments: [String], _ words: String) throws {
    let error = #expect(throws: (any Error).self) {
      _ = try NewsCommand.leaf(of: arguments)
    }
    #expect("\(try #require(error))".contains(words))
  }

  @Test(arguments: [
    ["read"], ["read", "s1", "s2"], ["star"], ["add"], ["add", "a", "b"], ["file", "f1"],
    ["remove"], ["import"], ["preview"], ["search"], ["filter", "add", "block", "title"],
    ["list", "extra"], ["feeds", "extra"],
  ])
  func rejectsMissingAndSurplusArguments(_ arguments: [String]) {
    #expect(throws: (any Error).self) {
      try NewsCommand.leaf(of: arguments)
    }
  }

  private static func marking(feed: String = "", category: String = "") -> StoryListIntent {
    .markRead(feed: feed, category: category, thenShowing: StoryListForm(limit: "1"))
  }
}

/// Importing lists of feeds from files, and exporting them.
@Suite struct CLINewsTransferTests {
  @Test func importsTheNamedFile() async throws {
    let imported = ImportedFeeds(
      added: [.fixture()], known: 2, leftOut: 1, notes: ["“Kiln” was skipped: it has no address."])
    for path in ["in.opml", "-"] {
      let screens = StubNewsScreens(transfer: [.working, .imported(imported)])
      let files = InMemoryFileSystem([path: [1]])
      let commandOutput = try await screens.run(["import", path], in: .fixture(files: files))
      #expect(
        commandOutput
          == CommandOutput(
            "Added 1 feed, 2 already subscribed, 1 skipped.\n",
            notices: [
              "“Kiln” was skipped: it has no address.", "Fetch them with “seams news refresh”.",
            ]))
      #expect(screens.transfer.intents.map(\.isImport) == [true])
    }
  }

  @Test func printsTheResultOfAnImportAsJSON() async throws {
    let imported = ImportedFeeds(added: [], known: 2, leftOut: 1, notes: ["Why."])
    let screens = StubNewsScreens(transfer: [.imported(imported)])
    let files = InMemoryFileSystem(["x": [1]])
    let context = CommandContext.fixture(files: files)
    let commandOutput = try await screens.run(["import", "x", "--json"], in: context)
    #expect(
      commandOutput
        == CommandOutput(
          #"{"added":[],"known":2,"leftOut":1,"notes":["Why."]}"# + "\n", notices: ["Why."]))
  }

  @Test(arguments: [["import", "none.opml"], ["preview", "none.xml"]])
  func namesAMissingFile(_ arguments: [String]) async throws {
    let commandOutput = try await StubNewsScreens().run(arguments)
    #expect(
      commandOutput.status == .noInput && commandOutput.notices.first?.contains("none.") == true)
  }

  @Test func replacesAFileOnlyWhenTheExportIsComplete() async throws {
    let files = InMemoryFileSystem(["out.opml": [9]])
    let context = CommandContext.fixture(files: files)
    let screens = { (state: NewsTransferState) in StubNewsScreens(transfer: [state]) }
    let failed = try await screens(.failure(.busy(reason: "Busy.")))
      .run(["export", "out.opml"], in: context)
    #expect(failed == CommandOutput(notices: ["seams: Busy."], status: .tryAgain))
    #expect(files.files == ["out.opml": [9]])
    let commandOutput = try await screens(.exported(2)).run(["export", "out.opml"], in: context)
    #expect(commandOutput == CommandOutput("Exported 2 feeds to out.opml.\n"))
    #expect(files.files == ["out.opml": []])
    let json = try await screens(.exported(1))
      .run(["export", "out.opml", "--json"], in: context)
    #expect(json.text == #"{"exported":1,"file":"out.opml"}"# + "\n")
    #expect(try await screens(.exported(1)).run(["export"], in: context) == CommandOutput())
  }
}

extension NewsPreviewIntent {
  /// The address, or the content type and the base.
  fileprivate var typed: [String] {
    switch self {
    case .address(let address): [address]
    case .document(_, let contentType, let base): [contentType, base]
    }
  }
}

extension NewsTransferIntent {
  fileprivate var isImport: Bool { if case .importList = self { true } else { false } }
}

@Suite struct CLINewsCompletionTests {
  @Test(arguments: [
    ("list", "--category", ["Sea"]), ("refresh", "--category", ["Sea"]),
    ("file", "positional@1", ["Sea"]), ("list", "--feed", ["f1", "Harbour"]),
    ("remove", "positional@0", ["f1", "Harbour"]),
    ("file", "positional@0", ["f1", "Harbour"]),
    ("mark-read", "positional@0", ["f1", "Harbour"]),
    ("refresh", "positional@0", ["f1", "Harbour"]), ("read", "positional@0", ["id1"]),
    ("star", "positional@0", ["id1"]), ("add", "positional@0", []),
  ])
  func offersCategoriesFeedsAndStories(
    _ command: String, _ argument: String, _ values: [String]
  ) async throws {
    let repository = StubStoryRepository().answering {
      let feed = NewsFeed.fixture(title: "Harbour", category: "Sea")
      $0.feeds = .success([NewsFeedOverview(feed: feed, unread: 1, stories: 1)])
      $0.page = .success(StoryPage(headlines: [.fixture(id: "id1")]))
    }
    let request = try #require(
      CompletionRequest(["---completion", "news", command, "--", argument, "0", "0"]))
    let screens = DefaultNewsScreens(repository: repository)
    #expect(await NewsCLIFeature().values(for: request, from: screens) == values)
  }
}
