import CoreDomain
import CoreTesting
import HTTPTypes
import NewsDomain
import NewsTesting
import Testing

@testable import CoreWeb
@testable import NewsWeb

/// The pages for filters, previews and lists of feeds.
@Suite struct ServerNewsFormsTests {
  private let repository = StubStoryRepository()

  @Test func listsTheFiltersInSentences() async throws {
    let text = try #require(FilterText("tide"))
    let days = try #require(FilterDays(30))
    repository.answer {
      $0.filters = .success([
        NewsFilter(id: NewsFilter.ID(1), verdict: .block, test: .title(text)),
        NewsFilter(id: NewsFilter.ID(2), verdict: .keep, test: .author(text)),
        NewsFilter(id: NewsFilter.ID(3), verdict: .keep, test: .address(text)),
        NewsFilter(id: NewsFilter.ID(4), verdict: .block, test: .age(days)),
      ])
    }
    let person = try await visit("/news/filters")
    #expect(
      person.page.texts("li") == [
        "Hide stories whose title contains “tide” Remove",
        "Show only stories whose author contains “tide” Remove",
        "Show only stories whose address contains “tide” Remove",
        "Hide stories that are older than 30 days Remove",
      ])
    let button = "Remove: Hide stories whose title contains “tide”"
    let reply = try await NewsSite(over: repository).press(button, at: person)
    #expect(reply.fields[.location] == "/news/filters")
    #expect(repository.calls.contains(.removeFilter(NewsFilter.ID(1))))
  }

  @Test func addsAFilterOrMarksEveryInvalidField() async throws {
    let site = NewsSite(over: repository)
    repository.answer { $0.filters = .success([]) }
    let person = try await visit("/news/filters")
    #expect(person.page.texts(role: "status") == ["There are no filters yet."])
    let form = "verdict=hide&field=age&value=soon"
    let reply = await site.reply(to: "/news/filters", form: form)
    #expect(reply.status == .unprocessableContent)
    let shown = try await NewsSite(over: repository).looking(at: reply)
    #expect(
      shown.page.texts(role: "alert") == [
        "Unknown action “hide”. Use “keep” or “block”.",
        "Age must be between 1 and 36500 days, got “soon”.",
      ])
    #expect(shown.page.values(of: "aria-describedby", "select") == ["verdict-objection"])
    #expect(shown.page.values(of: "aria-describedby", "input") == ["value-objection"])
    #expect(shown.page.texts("title").first?.hasPrefix("Error: ") == true)
    #expect(shown.page.values(of: "autofocus", "select").count == 1)
    #expect(shown.page.values(of: "autofocus", "input").isEmpty)
    #expect(shown.page.field("Condition") == "age")
    #expect(shown.page.field("Text") == "soon")
    #expect(shown.page.faults == [])
    #expect(!repository.calls.contains { if case .addFilter = $0 { true } else { false } })
    let added = await site.reply(to: "/news/filters", form: "verdict=keep&field=age&value=7")
    #expect(added.fields[.location] == "/news/filters")
    #expect(repository.calls.contains(.addFilter(.keep, .age(.fixture(7)))))
  }

  @Test func previewsAFeedBeforeItIsAdded() async throws {
    let entry = ParsedEntry(
      title: CleanHTML(plain: "Harbour <reopens>"), link: .fixture(),
      summary: CleanHTML(plain: "After a winter."), published: Story.fixtureTime())
    let feed = ParsedFeed(
      format: .atom10, title: CleanHTML(plain: "The Tidewater Post"), language: "en",
      entries: [entry, ParsedEntry()], notes: [FeedNote(line: 3, text: "A tag has no end.")])
    repository.answer { $0.preview = .success(feed) }
    let person = try await visit("/news/preview?address=tidewater.example")
    #expect(repository.calls == [.preview(.fixture("https://tidewater.example/"))])
    #expect(person.page.texts("h2") == ["The Tidewater Post"])
    #expect(person.page.texts("p").contains("Atom 1.0 · en · 2 entries"))
    #expect(person.page.values(of: "lang", "h2") == ["en"])
    #expect(
      person.page.texts("li") == [
        "Line 3: A tag has no end.", "Harbour <reopens> 1 Jan 2026 After a winter.",
        "Untitled",
      ])
    #expect(
      person.page.request(tapping: "Add this feed")
        == "/news/feeds?address=tidewater.example&category=")
  }

  @Test func showsTheFormAndMarksAnInvalidAddress() async throws {
    let person = try await visit("/news/preview")
    #expect(person.page.field("Address of a feed") == "")
    try await person.open("/news/preview?address=ftp%3A%2F%2Fa.example%2F")
    #expect(person.status == .unprocessableContent)
    #expect(
      person.page.texts(role: "alert")[0].hasPrefix("Invalid web address “ftp://a.example/”."))
    #expect(person.page.values(of: "aria-describedby", "input") == ["address-objection"])
    #expect(repository.calls.isEmpty)
  }

  @Test func listsTheFeedsOfAPageForAPreview() async throws {
    let link = FeedLink(address: .fixture("https://a.example/rss"), title: "All")
    repository.answer { $0.preview = .failure(.choice([link])) }
    let person = try await visit("/news/preview?address=a.example")
    #expect(person.status == .unprocessableContent)
    #expect(person.page.link("All") == "/news/preview?address=https%3A%2F%2Fa.example%2Frss")
    #expect(person.page.field("Address of a feed") == "a.example")
  }

  @Test func saysWhyThereIsNoPreview() async throws {
    repository.answer { $0.preview = .failure(.source(.privateNetwork("localhost"))) }
    let person = try await visit("/news/preview?address=localhost")
    #expect(person.status == .forbidden)
    #expect(person.page.texts(role: "alert")[0].contains("part of a private network"))
  }

  @Test func importsAnUploadedFile() async throws {
    let imported = ImportedFeeds(
      added: [.fixture()], known: 2, leftOut: 1, notes: ["“<b>” was skipped."])
    repository.answer { $0.importList = .success(imported) }
    let body = """
      --XX\r\nContent-Disposition: form-data; name="file"; filename="a.opml"\r\n\r\n\
      <opml/>\r\n--XX--\r\n
      """
    let reply = await NewsSite(over: repository).reply(
      to: "/news/transfer", .post, body, type: "multipart/form-data; boundary=XX")
    let text = try await reply.text()
    #expect(text.contains("1 feed added, 2 already subscribed, 1 row skipped."))
    #expect(text.contains("<li>“&lt;b&gt;” was skipped.</li>"))
    #expect(repository.calls == [.importList])
  }

  @Test func saysWhyAnUploadedFileIsInvalid() async throws {
    repository.answer { $0.importList = .failure(.list(FeedListFailure(reason: "It is no list."))) }
    let body = """
      --XX\r\nContent-Disposition: form-data; name="file"; filename="a.opml"\r\n\r\nx\r\n--XX--\r\n
      """
    let reply = await NewsSite(over: repository).reply(
      to: "/news/transfer", .post, body, type: "multipart/form-data; boundary=XX")
    #expect(reply.status == .unprocessableContent)
    let page = try await NewsSite(over: repository).looking(at: reply).page
    #expect(page.objection("File")?.contains("It is no list.") == true)
  }

  @Test func theExportLinkDownloadsTheFeeds() async throws {
    let person = try await visit("/news/transfer")
    repository.answer {
      $0.exportList = .success(1)
      $0.page = .success(.served())
    }
    let path = try #require(person.page.link("Feeds (OPML)"))
    let reply = await NewsSite(over: repository).reply(to: path)
    #expect(reply.status == .ok)
    #expect(reply.fields[.contentType] == "text/x-opml; charset=utf-8")
    #expect(reply.fields[.contentDisposition] == "attachment; filename=\"feeds.opml\"")
    #expect(try await reply.text().isEmpty)
    #expect(repository.calls.last == .exportList)
  }

  private func visit(_ path: String) async throws -> PageVisitor {
    let person = NewsSite(over: repository).visitor
    try await person.open(path)
    #expect(person.page.faults == [])
    return person
  }
}
