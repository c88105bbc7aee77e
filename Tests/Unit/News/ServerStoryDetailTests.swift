import CoreDomain
import CoreTesting
import HTTPTypes
import NewsDomain
import NewsTesting
import Testing
import ViewTestSupport

@testable import CoreWeb
@testable import NewsWeb

@Suite struct ServerStoryDetailTests {
  private let repository = StubStoryRepository()
  private var site: Site { Site(over: repository) }
  private static let path = "/news/stories/s1"
  private static let picture = "https://pictures.example/tide.png"

  @Test func showsTheContentAndMarksItAsRead() async throws {
    let page = try await visit(.fixture(content: Self.body("The tide has come back."))).page
    #expect(page.texts("h1") == ["Harbour reopens"])
    #expect(page.texts("em") == ["The tide has come back."])
    let id = Story.ID("s1")
    #expect(repository.calls == [.story(id), .mark([id], asRead: true), .story(id)])
  }

  @Test func doesNotMarkAsReadForAHEADRequest() async throws {
    repository.answer { $0.story = .success(.fixture()) }
    _ = await site.reply(to: Self.path, .head)
    #expect(repository.calls == [.story(Story.ID("s1"))])
  }

  @Test func showsTheFeedsTheAuthorsAndTheDate() async throws {
    let authors = [StoryAuthor(name: "Mira L."), StoryAuthor(name: nil, email: "a@b.example")]
    let page = try await visit(
      .fixture(
        link: "https://www.tidewater.example/1", authors: authors.compactMap(\.self),
        carriers: [.fixture(), .fixture(feed: "f 2", title: "Second")])
    ).page
    #expect(
      page.texts("p").contains(
        "The Tidewater Post · Second · Mira L., a@b.example · 2026-01-01 00:00 UTC"))
    #expect(page.link("Second") == "/news?feed=f%202&refresh=no")
    #expect(page.link("Show the version of Second") == "/news/stories/s1?feed=f%202")
    #expect(page.values(of: "rel", "a") == ["noreferrer noopener nofollow", "prev", "next"])
    // The first action reads the story at its site.
    #expect(page.link("Read at tidewater.example") == "https://www.tidewater.example/1")
    #expect(page.values(of: "class", "a").filter { $0.contains("button") } == ["button primary"])
    #expect(page.values(of: "data-action", "a") == ["open"])
    #expect(page.values(of: "data-action", "button") == ["star", "read"])
  }

  @Test func marksTitleAndTextWithTheLanguageOfTheFeed() async throws {
    let carriers = [StoryCarrier.fixture(language: "ja"), .fixture(feed: "f2", language: "de")]
    let person = try await visit(.fixture(content: Self.body("A"), carriers: carriers))
    #expect(person.page.values(of: "lang", "h1") == ["ja"])
    #expect(person.page.values(of: "lang", "div") == ["ja"])
    #expect(person.page.values(of: "dir", "h1") == ["auto"])
    repository.answer { $0.story = .success(.fixture(content: Self.body("A"))) }
    try await person.open(Self.path)
    #expect(person.page.values(of: "lang", "h1") + person.page.values(of: "lang", "div") == [])
    #expect(person.page.values(of: "dir", "h1") == ["auto"])
  }

  @Test func linksToThePreviousAndTheNextStoryOfTheList() async throws {
    repository.answer { $0.story = .success(.fixture()) }
    let page = try await site.visit("\(Self.path)?category=Science&unread=yes").page
    let next = try #require(page.link("Next story"))
    let previous = try #require(page.link("Previous story"))
    #expect(next == "/news/nearest?category=Science&unread=yes&cursor=1767225600000-s1")
    #expect(previous == "/news/nearest?category=Science&unread=yes&cursor=before-1767225600000-s1")
    #expect(page.link("Back to the list") == "/news?category=Science&unread=yes&refresh=no")
    let position = StoryPosition(sortedAt: Timestamp.fixture(), id: Story.ID("s1"))
    for (path, after, before) in [
      (next, position, nil), (previous, nil, position),
    ] as [(String, StoryPosition?, StoryPosition?)] {
      let question = StoryQuestion(
        category: .fixture("Science"), isUnreadOnly: true, limit: .fixture(1), after: after,
        before: before)
      repository.answer { $0.page = .success(.served([.fixture(id: "s2")])) }
      let reply = await site.reply(to: path)
      #expect(repository.calls.last == .page(question))
      #expect(reply.fields[.location] == "/news/stories/s2?category=Science&unread=yes")
    }
  }

  @Test func leadsToTheListAfterTheLastStory() async throws {
    repository.answer { $0.page = .success(.served([])) }
    let reply = await site.reply(to: "/news/nearest?category=Science&cursor=5-x")
    let place = try #require(reply.fields[.location])
    #expect(place == "/news?category=Science&refresh=no&notice=end")
    let page = try await site.visit(place).page
    #expect(page.texts(role: "status").first == "There are no more stories.")
    #expect(await site.reply(to: "/news/nearest?cursor=x").status == .unprocessableContent)
  }

  @Test func showsTheVersionOfAFeedAndStaysWithIt() async throws {
    repository.answer {
      $0.story = .success(
        .fixture(
          content: Self.withPicture,
          carriers: [.fixture(feed: "f2", title: "Second"), .fixture()]))
    }
    let person = try await site.visit("\(Self.path)?feed=f2")
    #expect(repository.calls.last == .story(Story.ID("s1"), of: NewsFeed.ID("f2")))
    #expect(person.page.texts("p").contains { $0.hasPrefix("Version of Second.") })
    #expect(
      person.page.link("Show the version of The Tidewater Post") == "/news/stories/s1?feed=f1")
    #expect(person.page.link("Show pictures") == "/news/stories/s1?feed=f2&pictures=yes")
    let star = try await site.press("☆ Star", at: person)
    #expect(star.fields[.location] == "/news/stories/s1?feed=f2")
  }

  @Test func showsTheSummaryOrANoteIfThereIsNoContent() async throws {
    let person = try await visit(.fixture(summary: Self.body("In short.")))
    #expect(person.page.texts("em") == ["In short."])
    repository.answer { $0.story = .success(.fixture()) }
    try await person.open(Self.path)
    #expect(person.page.texts(role: "status") == ["The feed contains only the title."])
  }

  @Test func theKeyboardCanScrollPreformattedTextAndTables() async throws {
    let html = CleanHTML.fixture(
      "<pre>&lt;pre</pre><table><tbody><tr><td>B</td></tr></tbody></table>")
    let page = try await visit(.fixture(content: html)).page
    #expect(page.texts("pre") == ["<pre"])
    #expect(page.values(of: "tabindex", "pre") == ["0"])
    #expect(page.values(of: "tabindex", "table") == ["0"])
  }

  @Test func showsNoEmptyLinkOfAFeed() async throws {
    let html = CleanHTML.fixture(
      #"<a href="https://a.example/"></a><a href="https://b.example/">B</a>"#)
    let page = try await visit(.fixture(content: html)).page
    #expect(!page.values(of: "href", "a").contains("https://a.example/"))
    #expect(page.link("B") == "https://b.example/")
  }

  @Test func loadsNoPictureBeforeTheReaderAsks() async throws {
    let page = try await visit(.fixture(content: Self.withPicture)).page
    #expect(page.values(of: "src", "img").isEmpty)
    #expect(page.link("The tide") == Self.picture)
    #expect(page.link("Show pictures") == "/news/stories/s1?pictures=yes")
    let reply = await site.reply(to: Self.path)
    let policy = try #require(reply.fields[.contentSecurityPolicy])
    #expect(policy.contains("img-src 'self';"))
    #expect(reply.fields[.referrerPolicy] == "same-origin")
  }

  @Test func loadsPicturesOnlyOnThePageThatTheReaderAskedFor() async throws {
    repository.answer { $0.story = .success(.fixture(content: Self.withPicture)) }
    let reply = await site.reply(to: "\(Self.path)?pictures=yes")
    #expect(
      reply.fields[values: .contentSecurityPolicy] == [
        "default-src 'none'; style-src 'self'; script-src 'self'; manifest-src 'self'; "
          + "connect-src 'self'; img-src http: https:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
      ])
    #expect(reply.fields[.referrerPolicy] == "same-origin")
    let page = try await site.visit("\(Self.path)?pictures=yes").page
    #expect(page.values(of: "src", "img") == [Self.picture])
    #expect(page.link("Show pictures") == nil)
  }

  @Test func listsTheAttachments() async throws {
    let files = [
      StoryEnclosure(
        address: .fixture("https://a.example/talk.mp3?x=1"), type: "audio/mpeg", length: 5_400_000),
      StoryEnclosure(address: .fixture("https://a.example/")),
    ]
    let story = Story(
      id: Story.ID("s1"), title: "A talk", arrivedAt: Timestamp.fixture(), enclosures: files)
    let page = try await visit(story).page
    #expect(page.texts("li") == ["talk.mp3 audio/mpeg, 5 MB", "a.example"])
    #expect(page.link("talk.mp3") == "https://a.example/talk.mp3?x=1")
  }

  @Test func starsAndMarksAsUnread() async throws {
    let person = try await visit(.fixture())
    let star = try await site.press("☆ Star", at: person)
    #expect(star.fields[.location] == Self.path)
    #expect(repository.calls.contains(.star(Story.ID("s1"), true)))
    repository.answer { $0.page = .success(.served()) }
    let mark = try await site.press("Mark as unread", at: person)
    #expect(mark.fields[.location] == "/news?refresh=no")
    #expect(repository.calls.contains(.mark([Story.ID("s1")], asRead: false)))
  }

  @Test func opensTheFormOfABookmarkIfThereIsOneAndTheStoryHasALink() async throws {
    let story = Story.fixture(title: "Tide & mill", link: "https://a.example/?b=1&c")
    let form = PageLink("Add a bookmark", to: Route(path: ["bookmarks", "new"]))
    let site = Site(over: repository, beside: [PageMenu("Bookmarks", [form])])
    let person = try await visit(story, at: site)
    let bookmark = try await site.press("Save as a bookmark", at: person)
    #expect(
      bookmark.fields[.location]
        == "/bookmarks/new?url=https%3A%2F%2Fa.example%2F%3Fb%3D1%26c&title=Tide%20%26%20mill")
    let alone = try await visit(story)
    #expect(alone.page.request(tapping: "Save as a bookmark") == nil)
    let unlinked = try await visit(.fixture(), at: site)
    #expect(unlinked.page.request(tapping: "Save as a bookmark") == nil)
    let reply = await site.reply(to: "\(Self.path)/bookmark", form: "")
    #expect(reply.status == .unprocessableContent)
    #expect(try await reply.wholeText().contains("has no web address, so it cannot be bookmarked."))
  }

  /// The return address in a form can be any text. The server must not redirect to another site.
  @Test(arguments: ["//evil.example/", "https://evil.example/", "javascript:alert(1)", ""])
  func redirectsToNoOtherSite(_ place: String) async throws {
    repository.answer { $0.story = .success(.fixture()) }
    for change in ["star", "mark"] {
      let reply = await site.reply(to: "\(Self.path)/\(change)", form: "to=\(place)")
      #expect(reply.fields[.location] == "/")
    }
  }

  @Test func saysWhyAStoryCannotBeShown() async throws {
    let failure = StoryFailure.notFound(Story.ID("s1"))
    repository.answer { $0.story = .failure(failure) }
    let reply = await site.reply(to: Self.path)
    #expect(reply.status == .notFound)
    #expect(try await reply.wholeText().contains(failure.description))
  }

  @Test(arguments: [#"<script>alert(1)</script>"#, "x\"\u{301} autofocus onfocus='a"])
  func escapesForeignText(_ hostile: String) async throws {
    let author = StoryAuthor(name: hostile)
    let story = Story(
      id: Story.ID(hostile), title: hostile, authors: [author].compactMap(\.self),
      content: CleanHTML(plain: hostile), arrivedAt: Timestamp.fixture(), categories: [hostile],
      enclosures: [StoryEnclosure(address: .fixture("https://a.example/a'b"), type: hostile)],
      carriers: [.fixture(title: hostile)])
    let page = try await visit(story).page
    #expect(page.texts("h1") == [hostile])
    #expect(page.values(of: "class", "div").contains("prose"))
    #expect(page.texts("script") == [""])
    for name in ["a", "input", "button", "div"] {
      #expect(page.values(of: "onfocus", name).isEmpty)
    }
  }

  private static func body(_ text: String) -> CleanHTML { .fixture("<em>\(text)</em>") }

  private static let withPicture = CleanHTML.fixture(
    #"<img src="https://pictures.example/tide.png" alt="The tide" />"#)

  private func visit(_ story: Story, at site: Site? = nil) async throws -> PageVisitor {
    repository.answer { $0.story = .success(story) }
    return try await (site ?? self.site).visit(Self.path)
  }
}
