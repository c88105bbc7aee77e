import BookmarksDomain
import BookmarksTesting
import BookmarksViewModel
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing
import ViewTestSupport

@testable import BookmarksWeb
@testable import CoreWeb

@Suite struct ServerListPageTests {
  @Test func showsEveryFieldOfABookmark() throws {
    let html = try page(of: [
      .fixture(
        address: "https://example.org/a?b=1&c=2", title: "Volcanoes", tags: ["earth", "two words"],
        note: "Read on.", createdAt: .fixture())
    ])
    #expect(
      html.contains(
        #"<a href="https://example.org/a?b=1&amp;c=2" rel="noreferrer noopener">Volcanoes</a>"#))
    #expect(
      html.contains(
        #"aria-hidden="true">E</span><bdi title="https://example.org/a?b=1&amp;c=2">example.org<"#))
    #expect(html.contains(#"<a href="/bookmarks?tag=two%20words"><bdi>two words</bdi></a>"#))
    #expect(html.contains(#"<p class="note" dir="auto">Read on.</p>"#))
    #expect(html.contains(#"<time datetime="2026-01-01T00:00:00Z">2026-01-01</time>"#))
    #expect(
      html.contains(
        #"<a class="button danger" href="/bookmarks/b1/delete" aria-label="Delete Volcanoes">Delete"#
      ))
    #expect(html.contains(#"<summary>Actions <span class="unseen">for Volcanoes</span></summary>"#))
    #expect(!html.contains("badge"))
    #expect(html.contains("1 bookmark<"))
  }

  @Test(arguments: [#""><script>alert(1)</script>"#, "x\"\u{301} onfocus=alert(1) y='"])
  func escapesEveryField(_ hostile: String) throws {
    let html = try page(
      of: [
        .fixture(
          id: hostile, address: "https://example.org/?" + hostile.filter { $0 != " " },
          title: hostile, tags: [hostile], note: hostile)
      ], asked: [("q", hostile), ("tag", hostile)])
    let marks = html.unicodeScalars.count { $0 == "\"" }
    #expect(!html.contains("<script>"))
    #expect(marks % 2 == 0)
    #expect(!html.unicodeScalars.map(String.init).joined(separator: "|").contains("\"|\u{301}"))
  }

  @Test(arguments: ["javascript:alert(1)", "data:text/html,x", "file:///etc/hosts"])
  func linksOnlyToWebAddresses(_ address: String) throws {
    let html = try page(of: [.fixture(address: address, title: "")])
    #expect(html.contains(#"<bdi title="\#(address)">\#(address)</bdi>"#))
    #expect(!html.contains(#"href="\#(address)"#))
  }

  @Test func saysThatThereAreNoBookmarksYet() throws {
    let html = try page(of: [])
    #expect(html.contains("<h1>Bookmarks</h1>") && !html.contains("Remove this filter"))
    #expect(html.contains("There are no bookmarks here."))
    #expect(!html.contains("<ol") && !html.contains("<form id=\"selection\""))
    #expect(html.contains(#"<a class="button primary" href="/bookmarks/new">Add a bookmark</a>"#))
  }

  @Test func showsNoUserInformationAsADomain() throws {
    let html = try page(of: [.fixture(address: "https://bank.example@evil.example:81/")])
    #expect(html.contains(">evil.example:81</bdi>"))
  }

  @Test func hasACheckboxForEachBookmarkInTheFormOfTheSelection() throws {
    let html = try page(of: [.fixture(title: "A"), .fixture(id: "b2")], asked: [("cursor", "50")])
    #expect(html.contains(#"<input type="checkbox" name="id" value="b1" form="selection">"#))
    #expect(html.contains(#"<span class="unseen">Select A</span>"#))
    #expect(html.count(of: #"form="selection""#) == 2)
    #expect(html.contains(#"<input type="hidden" name="to" value="/bookmarks?cursor=50">"#))
    #expect(html.contains(#"<button name="action" value="archive" formnovalidate>Archive"#))
  }

  @Test(arguments: [
    ("www.kiln.example", "K"), ("kiln.example", "K"), ("éclair.example", "É"), ("東京.example", "東"),
    ("4chairs.example", "4"), ("[::1]", "1"), ("", "•"),
  ])
  func showsTheFirstLetterOfADomain(_ domain: String, _ text: String) {
    let letter = BookmarkLetter(of: domain)
    #expect(letter.text == text && 1...5 ~= letter.series)
    #expect(letter.series == BookmarkLetter(of: "www." + domain).series || domain.hasPrefix("www."))
  }

  @Test func keepsTheQueryInTheForm() throws {
    let html = try page(of: [], asked: [("q", "hot lava"), ("tag", "earth")])
    #expect(html.contains(#"<input id="q" name="q" type="search" value="hot lava" "#))
    #expect(html.contains(#"<input type="hidden" name="tag" value="earth">"#))
    #expect(html.contains(#"<a href="/bookmarks?q=hot%20lava">Remove this filter</a>"#))
    #expect(html.contains("<h1>Search: hot lava</h1>"))
  }

  @Test func saysThatNoBookmarksMatchASearch() throws {
    #expect(try page(of: [], asked: [("q", "lava")]).contains("No bookmarks match."))
  }

  /// The list begins near the top of a phone, because only the search field is above it.
  @Test(arguments: [
    ([], false), ([("q", "a"), ("tag", "b"), ("sort", "newest")], false), ([("unread", "1")], true),
    ([("archived", "true")], true), ([("sort", "title")], true),
  ])
  func foldsTheFiltersAndSaysWhetherTheyApply(
    _ asked: [(name: String, value: String)], _ isOn: Bool
  ) throws {
    let html = try page(of: [], asked: asked)
    #expect(html.contains(#"<details class="menu">"#))
    #expect(html.contains(#"<summary>Filters <span class="badge">on</span></summary>"#) == isOn)
    #expect(html.contains("<summary>Filters</summary>") == !isOn)
  }

  @Test func opensTheFiltersIfTheOrderIsInvalid() throws {
    let failures = [BookmarkFieldFailure(.sort, "Unknown sort order.")]
    let reply = try #require(
      try view([("sort", "x")]).reply(to: .failure(.form(failures, query: nil))))
    #expect(reply.text.contains(#"<details class="menu" open>"#))
    #expect(reply.text.contains(#"name="sort" aria-invalid="true" aria-describedby="alert">"#))
  }

  @Test(arguments: [
    (0, 50, nil, nil), (0, 51, nil, "/bookmarks?q=a%26b&amp;cursor=50"),
    (50, 101, "/bookmarks?q=a%26b", "/bookmarks?q=a%26b&amp;cursor=100"),
    (120, 101, "/bookmarks?q=a%26b&amp;cursor=50", nil),
    (400, 101, "/bookmarks?q=a%26b&amp;cursor=100", nil),
  ])
  func linksToThePreviousAndTheNextPage(
    _ cursor: Int, _ total: Int, _ previous: String?, _ next: String?
  ) throws {
    let html = try self.page(
      of: [.fixture()], total: total, asked: [("q", "a&b"), ("cursor", "\(cursor)")])
    #expect(html.contains(#"rel="prev""#) == (previous != nil))
    #expect(html.contains(#"rel="next""#) == (next != nil))
    if let previous { #expect(html.contains(#"<a rel="prev" href="\#(previous)">Previous</a>"#)) }
    if let next { #expect(html.contains(#"<a rel="next" href="\#(next)">Next</a>"#)) }
  }

  @Test(arguments: [
    (1, 1, [1]), (1, 9, [1, 2, 3, 9]), (5, 9, [1, 3, 4, 5, 6, 7, 9]), (9, 9, [1, 7, 8, 9]),
    (20, 9, [1, 9]),
  ])
  func numbersTheFirstTheLastAndThePagesAroundIt(_ page: Int, _ last: Int, _ numbers: [Int]) {
    #expect(BookmarkPageLinks.numbers(around: page, to: last) == numbers)
  }

  @Test func marksTheCurrentPage() throws {
    let html = try page(of: [.fixture()], total: 101, asked: [("cursor", "50")])
    #expect(
      html.contains(
        #"<a href="/bookmarks?cursor=50" aria-current="page" aria-label="Page 2">2</a>"#))
  }

  @Test func showsTheStateOfABookmarkAndReturnsHereAfterAChange() throws {
    let html = try page(
      of: [.fixture(title: "A", unread: true), .fixture(id: "b2", title: "B", archived: true)],
      asked: [("cursor", "50"), ("unread", "true")])
    #expect(html.count(of: #"<span class="badge">Unread</span>"#) == 1)
    #expect(html.count(of: #"<span class="badge">Archived</span>"#) == 1)
    for action in ["edit", "delete"] {
      let link = "/bookmarks/b1/\(action)?to=%2Fbookmarks%3Funread%3Dtrue%26cursor%3D50"
      #expect(html.contains("href=\"\(link)\""), "\(action)")
    }
    #expect(html.contains(#"<form action="/bookmarks/b1/mark" method="post">"#))
    #expect(html.contains(#"name="to" value="/bookmarks?unread=true&amp;cursor=50""#))
    #expect(html.contains(#"<button name="unread" value="false" aria-label="Mark as read: A">"#))
    #expect(html.contains(#"<button name="archived" value="true" aria-label="Archive A">"#))
    #expect(html.contains(#"<button name="unread" value="true" aria-label="Mark as unread: B">"#))
    #expect(html.contains(#"<button name="archived" value="false""#))
  }

  @Test func keepsTheFiltersInTheForm() throws {
    let html = try page(of: [], asked: [("unread", "1"), ("archived", "1"), ("sort", "title")])
    #expect(html.contains(#"name="unread" value="true" checked>"#))
    #expect(html.contains(#"name="archived" value="true" checked>"#))
    #expect(html.contains(#"<option value="title" selected>By title</option>"#))
    #expect(html.count(of: " selected") == 1)
    #expect(html.contains("No bookmarks match."))
  }

  @Test func showsTheNoticeOfTheLastChangeButNoUnknownOne() throws {
    let html = try page(of: [], asked: [("notice", "renamed")])
    #expect(html.contains(#"<p class="notice" role="status">The tag was renamed.</p>"#))
    #expect(!(try page(of: [], asked: [("notice", "You have won")]).contains("\"notice\"")))
  }

  @Test func keepsTheFormAndSaysWhyThereIsNoList() throws {
    let reply = try #require(
      try view([("q", "lava")]).reply(to: .failure(.busy(reason: "Somebody else writes."))))
    #expect(reply.status == .serviceUnavailable)
    #expect(reply.fields[.retryAfter] == "1")
    #expect(reply.text.contains(#"role="alert"><p>Somebody else writes.</p>"#))
    #expect(reply.text.contains(#"value="lava" "#))
    #expect(reply.text.contains(#"<a class="button" href="/bookmarks">Show all bookmarks</a>"#))
  }

  private func view(_ asked: [(name: String, value: String)]) throws -> BookmarkListPage {
    BookmarkListPage(
      form: try BookmarkListForm(ofPage: FormFields(asked)),
      notice: BookmarkNotice(in: FormFields(asked)), layout: PageLayout(menus: []))
  }

  private func page(
    of bookmarks: [Bookmark], total: Int? = nil, asked: [(name: String, value: String)] = []
  ) throws -> String {
    let page = BookmarkPage(bookmarks: bookmarks, total: total ?? bookmarks.count)
    let reply = try #require(try view(asked).reply(to: .success(page, of: .fixture())))
    #expect(reply.status == .ok)
    return reply.text
  }
}

/// Many bookmarks at once, and the feature's parts of the home page and of the search.
@Suite struct ServerSelectionTests {
  private let bookmarks = [
    Bookmark.fixture(id: "b1", address: "https://a.example", title: "One <b>"),
    .fixture(id: "b2", address: "https://b.example", title: "Two"),
    .fixture(id: "b3", address: "https://c.example", title: "Three"),
  ]

  @Test(arguments: [
    ("read", BookmarkEdit(unread: false)), ("unread", BookmarkEdit(unread: true)),
    ("archive", BookmarkEdit(archived: true)), ("unarchive", BookmarkEdit(archived: false)),
    ("tag", BookmarkEdit(addedTags: [" clay "])),
  ])
  func changesTheSelectedBookmarks(_ action: String, _ edit: BookmarkEdit) async {
    let screens = StubBookmarksScreens(list: [.success(.empty, of: .fixture())])
    let reply = await post(
      "/bookmarks/edit", "id=b1&id=b2&id=b1&newTag=+clay+&action=\(action)&to=/bookmarks?tag=x",
      to: screens)
    #expect(reply.fields[.location] == "/bookmarks?tag=x&notice=all-changed")
    #expect(
      screens.list.intents == [
        .change(
          ["b1", "b2"].map { Bookmark.ID($0) }, by: edit,
          thenShowing: BookmarkListForm(tag: "x", rows: 0..<50))
      ])
  }

  @Test(arguments: [
    ("/bookmarks/edit", "action=read", "Select at least one bookmark."),
    ("/bookmarks/delete", "", "Select at least one bookmark."),
    ("/bookmarks/edit", "id=b1", "No action was chosen."),
    ("/bookmarks/edit", "id=b1&action=tag&newTag=a,b", "Invalid tag “a,b”"),
    (
      "/bookmarks/edit", (0...50).map { "id=\($0)&" }.joined() + "action=read",
      "Select at most 50 bookmarks."
    ),
  ])
  func showsTheListAndTheSelectionAgainIfItCannotBeChanged(
    _ path: String, _ form: String, _ reason: String
  ) async throws {
    let reply = await post(path, form, to: DefaultBookmarksScreens(over: bookmarks))
    #expect(reply.status == .unprocessableContent)
    #expect(reply.text.contains("<title>Error: "))
    #expect(reply.text.contains(#"<p id="refusal" role="alert">\#(reason)"#))
    #expect(reply.text.contains(">Two</a>"))
    #expect(reply.text.contains(#"value="b1" form="selection" checked"#) == form.contains("id=b1"))
  }

  @Test(arguments: [("a,b", "a,b"), ("+", " ")])
  func marksAnInvalidTagForTheSelection(_ typed: String, _ shown: String) async {
    let reply = await post(
      "/bookmarks/edit", "id=b1&action=tag&newTag=\(typed)",
      to: DefaultBookmarksScreens(over: bookmarks))
    #expect(
      reply.text.contains(
        #"value="\#(shown)" dir="auto" required aria-invalid="true" aria-describedby="refusal" "#
          + "autofocus>"))
    #expect(reply.text.count(of: "aria-invalid") == 1)
  }

  /// The script requests only pages that can be opened with GET.
  @Test func onlyAListWithAnAddressIsKeptUpToDate() async {
    let screens = DefaultBookmarksScreens(over: bookmarks)
    #expect(await get("/bookmarks", screens).text.count(of: " data-live>") == 2)
    let reply = await post("/bookmarks/edit", "action=read", to: screens)
    #expect(reply.text.contains(">Two</a>") && !reply.text.contains("data-live"))
  }

  @Test func listsWhatIsToBeDeletedAndDeletesNothingElse() async throws {
    let screens = DefaultBookmarksScreens(over: bookmarks)
    let question = await get(
      "/bookmarks/delete?id=b1&id=b3&id=gone&to=/bookmarks?sort=title", screens)
    #expect(question.text.contains("<h1>Delete these 2 bookmarks?</h1>"))
    #expect(question.text.contains("<bdi>One &lt;b&gt;</bdi>"))
    #expect(question.text.contains(#"<input type="hidden" name="id" value="b3">"#))
    #expect(!question.text.contains("gone") && !question.text.contains("Two"))
    #expect(question.text.contains(#"<a class="button" href="/bookmarks?sort=title">Cancel</a>"#))

    _ = await post("/bookmarks/delete", "id=b1&id=b3", to: screens)
    let list = await get("/bookmarks", screens).text
    #expect(list.contains(">Two</a>") && !list.contains(">Three</a>"))
  }

  @Test func asksNoConfirmationForDeletedBookmarks() async {
    let reply = await get("/bookmarks/delete?id=gone", DefaultBookmarksScreens(over: bookmarks))
    #expect(reply.status == .notFound)
    #expect(reply.text.contains("not in this list any more"))
  }

  @Test func returnsTagsAndDuplicatesToProgramsInPages() async {
    let tagged = ["a", "b", "c"].map {
      Bookmark.fixture(id: $0, address: "https://\($0).example", tags: [$0])
    }
    let screens = DefaultBookmarksScreens(over: tagged)
    let reply = await get("/api/v1/bookmarks/tags?limit=2&cursor=1", screens)
    #expect(reply.text == #"[{"count":1,"tag":"b"},{"count":1,"tag":"c"}]"#)
    #expect(reply.fields[.totalCount] == "3")
    #expect(
      reply.fields[.link]?.contains(#"</api/v1/bookmarks/tags?limit=2&cursor=2>; rel="last""#)
        == true)
    let refused = await get("/api/v1/bookmarks/duplicates?limit=0", screens)
    #expect(refused.status == .unprocessableContent)
  }

  @Test func showsTheThreeNewestBookmarksOnTheHomePage() async {
    let screens = StubBookmarksScreens(
      list: [.success(BookmarkPage(bookmarks: bookmarks, total: 9), of: .fixture())])
    let card = await BookmarkHomeCard(screens: screens).card(fetching: false)
    #expect(screens.list.intents == [.show(BookmarkListForm(rows: 0..<3))])
    #expect(card.sentence == "")
    #expect(card.content.contains(#"<a href="/bookmarks"><strong>9</strong> bookmarks</a>"#))
    #expect(card.content.count(of: "<li>") == 3)
    #expect(card.content.contains(#"dir="auto">One &lt;b&gt;</a> <bdi class="quiet">a.example"#))
  }

  @Test(arguments: [
    [BookmarkListState.success(.empty, of: .fixture())], [.failure(.busy(reason: "Busy."))], [],
  ])
  func saysWhatTheFeatureIsForIfThereAreNoBookmarks(_ states: [BookmarkListState]) async {
    let card = await BookmarkHomeCard(screens: StubBookmarksScreens(list: states))
      .card(fetching: true)
    #expect(card.sentence.hasPrefix("Save pages with tags") && card.content == "")
  }

  @Test func findsBookmarksForTheSearchOfAllFeatures() async {
    let odd = Bookmark.fixture(id: "b4", address: "javascript:alert(1)", title: "Odd")
    let screens = StubBookmarksScreens(
      list: [.success(BookmarkPage(bookmarks: [bookmarks[0], odd], total: 9), of: .fixture())])
    let all = Route(path: ["bookmarks"], query: [Route.Parameter("q", "one <b>")])
    #expect(
      await found("one <b>", in: screens)
        == SearchResults(
          [
            SearchResult("One <b>", href: "https://a.example", detail: "a.example"),
            SearchResult("Odd", href: "/bookmarks/b4", detail: odd.address.domain),
          ], total: 9, all: all))
    #expect(screens.list.intents == [.show(BookmarkListForm(query: "one <b>", rows: 0..<5))])
  }

  @Test func namesTheMistakeOfAQueryInTheSearchOfAllFeatures() async {
    let results = await found("\"one", in: DefaultBookmarksScreens(over: bookmarks))
    #expect(results?.failure?.isEmpty == false && results?.rows == [])
    #expect(results?.all.description == "/bookmarks?q=%22one")
  }

  private func found(_ words: String, in screens: any BookmarksScreens) async -> SearchResults? {
    let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/search")
    return await BookmarksWebFeature().served(screens).search?(words, ServerRequest(head: head))
  }

  private func get(_ path: String, _ screens: any BookmarksScreens) async -> ServerReply {
    await Site.serving(screens).reply(to: path)
  }

  private func post(
    _ path: String, _ form: String, to screens: any BookmarksScreens
  ) async -> ServerReply {
    await Site.serving(screens).reply(to: path, form: form)
  }
}
