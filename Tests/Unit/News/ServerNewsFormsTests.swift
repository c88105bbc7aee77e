import CoreDomain
import CoreTesting
import HTTPTypes
import NewsDomain
import NewsTesting
import Testing

@testable import Server

/// The pages for filters, previews and lists of feeds.
@Suite struct ServerNewsFormsTests {
  private let repository = StubStoryRepository()

  @Test func tellsWhatFiltersDo() async throws {
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
        "Hidden are stories whose title holds “tide” Remove",
        "Kept are stories whose author holds “tide” Remove",
        "Kept are stories whose address holds “tide” Remove",
        "Hidden are stories that are older than 30 days Remove",
      ])
    let button = "Remove: Hidden are stories whose title holds “tide”"
    let reply = try await NewsSite(over: repository).press(button, at: person)
    #expect(reply.fields[.location] == "/news/filters")
    #expect(repository.calls.contains(.removeFilter("1")))
  }

  @Test func addsAFilterOrSaysWhyNot() async throws {
    let site = NewsSite(over: repository)
    repository.answer { $0.filters = .success([]) }
    let person = try await visit("/news/filters")
    #expect(person.page.texts(role: "status") == ["There are no filters yet."])
    let failure = StoryFailure.malformed("soon", reason: "an age is a number.")
    repository.answer { $0.addFilter = .failure(failure) }
    let form = "verdict=keep&field=age&value=soon"
    let reply = await site.reply(to: "/news/filters", form: form)
    #expect(reply.status == .unprocessableContent)
    let shown = try await NewsSite(over: repository).looking(at: reply)
    #expect(shown.page.texts(role: "alert") == [failure.description])
    #expect(shown.page.field("What is done") == "keep")
    #expect(shown.page.field("With stories") == "age")
    #expect(shown.page.field("Words") == "soon")
    let added = NewsFilterForm(verdict: "keep", field: "age", value: "soon")
    #expect(repository.calls.last == .addFilter(added))
  }

  @Test func showsWhatAFeedSaysBeforeItIsAdded() async throws {
    let entry = ParsedEntry(
      title: CleanHTML(plain: "Harbour <reopens>"), link: .fixture(),
      summary: CleanHTML(plain: "After a winter."), published: Story.fixtureTime())
    let feed = ParsedFeed(
      format: .atom10, title: CleanHTML(plain: "The Tidewater Post"), language: "en",
      entries: [entry, ParsedEntry()], notes: [FeedNote(line: 3, text: "A tag has no end.")])
    repository.answer { $0.preview = .success(feed) }
    let person = try await visit("/news/preview?address=tidewater.example")
    #expect(repository.calls == [.preview(address: "tidewater.example")])
    #expect(person.page.texts("h2") == ["The Tidewater Post"])
    #expect(person.page.texts("p").contains("Atom 1.0 · en · 2 entries"))
    #expect(
      person.page.texts("li") == [
        "Line 3: A tag has no end.", "Harbour <reopens> 1 Jan 2026 After a winter.",
        "Without a title",
      ])
    #expect(
      person.page.request(tapping: "Add this feed")
        == "/news/feeds?address=tidewater.example&category=")
  }

  @Test func showsTheFormAloneBeforeAnythingIsAsked() async throws {
    let person = try await visit("/news/preview")
    #expect(person.page.field("Address of a feed") == "")
    #expect(repository.calls.isEmpty)
  }

  @Test func offersTheFeedsOfAPageToLookAt() async throws {
    let link = FeedLink(address: .fixture("https://a.example/rss"), title: "All")
    repository.answer { $0.preview = .failure(.choice([link])) }
    let person = try await visit("/news/preview?address=a.example")
    #expect(person.status == .unprocessableContent)
    #expect(person.page.link("All") == "/news/preview?address=https%3A%2F%2Fa.example%2Frss")
    #expect(person.page.field("Address of a feed") == "a.example")
  }

  @Test func saysWhyThereIsNothingToLookAt() async throws {
    repository.answer { $0.preview = .failure(.source(.privateNetwork("localhost"))) }
    let person = try await visit("/news/preview?address=localhost")
    #expect(person.status == .forbidden)
    #expect(person.page.texts(role: "alert")[0].contains("part of a private network"))
  }

  @Test func importsTheListOfAForm() async throws {
    let imported = ImportedFeeds(
      added: [.fixture()], known: 2, leftOut: 1, notes: ["“<b>” was left out."])
    repository.answer { $0.importList = .success(imported) }
    let body = """
      --XX\r\nContent-Disposition: form-data; name="file"; filename="a.opml"\r\n\r\n\
      <opml/>\r\n--XX--\r\n
      """
    let reply = await NewsSite(over: repository).reply(
      to: "/news/transfer", .post, body, type: "multipart/form-data; boundary=XX")
    let text = try await reply.text()
    #expect(text.contains("1 feed added, 2 there already, 1 row left out."))
    #expect(text.contains("<li>“&lt;b&gt;” was left out.</li>"))
    #expect(repository.calls == [.importList])
  }

  @Test func saysWhyAListIsNone() async throws {
    repository.answer { $0.importList = .failure(.list(FeedListFailure(reason: "It is no list."))) }
    let body = """
      --XX\r\nContent-Disposition: form-data; name="file"; filename="a.opml"\r\n\r\nx\r\n--XX--\r\n
      """
    let reply = await NewsSite(over: repository).reply(
      to: "/news/transfer", .post, body, type: "multipart/form-data; boundary=XX")
    #expect(reply.status == .unprocessableContent)
    #expect(try await reply.text().contains("It is no list."))
  }

  @Test func theDownloadIsWhereItsLinkLeads() async throws {
    let person = try await visit("/news/transfer")
    repository.answer {
      $0.exportList = .success(1)
      $0.page = .success(.served())
    }
    let path = try #require(person.page.link("The feeds (OPML)"))
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
