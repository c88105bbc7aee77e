import CoreDomain
import CoreTesting
import HTTPTypes
import NotesDomain
import NotesTesting
import NotesViewModel
import Testing
import ViewTestSupport

@testable import CoreWeb
@testable import NotesWeb

/// The routes of the feature with real view models and a stub repository. These tests fail if two
/// parts are not connected.
@Suite struct ServerNotesTests {
  private let repository = StubNoteRepository()

  @Test func listsTheNotesWithADeleteButtonOrSaysThatThereAreNone() async throws {
    repository.answer { $0.newest = .success([.fixture(id: "a 7", title: "A <b>title</b>")]) }
    let page = try await reply(.get, "/notes")
    #expect(page.status == .ok)
    #expect(page.text.contains("<bdi>A &lt;b&gt;title&lt;/b&gt;</bdi>"))
    #expect(page.text.contains(#"<form action="/notes/a%207/delete" method="post">"#))
    #expect(page.text.contains(#"datetime="2026-01-01T00:00:00Z">2026-01-01</time>"#))
    #expect(!page.text.contains("<b>"))
    repository.answer { $0.newest = .success([]) }
    #expect(try await reply(.get, "/notes").text.contains("No notes."))
  }

  @Test(arguments: [("/notes", "title=First"), ("/notes/a1/delete", "")])
  func redirectsToTheListAfterAForm(_ path: String, _ form: String) async throws {
    let reply = try await reply(.post, path, form: form)
    #expect(reply.status == .seeOther)
    #expect(reply.fields[.location] == "/notes")
  }

  @Test func returnsAnInvalidFormWithTheTypedValues() async throws {
    let typed = "\(String(repeating: "x", count: 200))%22y"
    let reply = try await reply(.post, "/notes", form: "title=\(typed)")
    #expect(reply.status == .unprocessableContent)
    #expect(reply.text.contains(#"<p id="alert" role="alert">The title has 202 characters"#))
    #expect(reply.text.contains(#"xx&quot;y" required aria-describedby="alert""#))
    #expect(!reply.text.contains("No notes."))
  }

  @Test func repliesToTheAPIWithoutARedirect() async throws {
    let record = #"{"createdAt":"2026-01-01T00:00:00.000Z","id":"a1","title":"An example"}"#
    repository.answer { $0.newest = .success([.fixture()]) }
    let list = try await reply(.get, "/api/v1/notes")
    #expect(list.status == .ok && list.text == "[\(record)]")
    let added = try await reply(.post, "/api/v1/notes", json: #"{"title":"An example"}"#)
    #expect(added.status == .created && added.text == record)
    #expect(added.fields[.contentType] == "application/json")
    #expect(try await reply(.delete, "/api/v1/notes/a1").status == .noContent)
  }

  @Test(arguments: [
    ("{}", HTTPResponse.Status.unprocessableContent, "“title” is missing."),
    (#"{"title":7}"#, .unprocessableContent, "“title” has the wrong type."),
    (#"{"title":" "}"#, .unprocessableContent, "The title is blank."),
    ("title", .badRequest, "The body is not valid JSON."),
  ])
  func rejectsInvalidJSONWithTheReason(
    _ json: String, _ status: HTTPResponse.Status, _ words: String
  ) async throws {
    let reply = try await reply(.post, "/api/v1/notes", json: json)
    #expect(reply.status == status)
    #expect(reply.text.contains(words))
  }

  @Test(arguments: [
    (NoteFailure.notFound(Note.ID("a1")), HTTPResponse.Status.notFound, nil),
    (.busy(reason: "Busy."), .serviceUnavailable, "1"),
  ])
  func returnsTheStatusOfEachFailure(
    _ failure: NoteFailure, _ status: HTTPResponse.Status, _ wait: String?
  ) async throws {
    repository.answer { $0.removed = .failure(failure) }
    let page = try await reply(.post, "/notes/a1/delete", form: "")
    let program = try await reply(.delete, "/api/v1/notes/a1")
    #expect(page.status == status && program.status == status)
    #expect(page.text.contains(failure.description))
    #expect(page.fields[.retryAfter] == wait && program.fields[.retryAfter] == wait)
  }

  @Test func isReadyWhenTheStoreAnswers() async throws {
    try await served.isReady()
    repository.answer { $0.newest = .failure(.storage(reason: "Gone.")) }
    let problem = await #expect(throws: Problem.self) { try await served.isReady() }
    #expect(problem?.status == .serviceUnavailable && problem?.detail == "Gone.")
  }

  @Test func doesNotRedirectIfTheScreenStays() async throws {
    let screens = StubNotesScreens(list: [.added(.fixture())])
    let list = NoteListController(screens: screens, layout: PageLayout(menus: []))
    #expect(try await list.page(.add("")).status == .noContent)
  }

  @Test func describesTheRoutesOfTheAPIAndTheLimitsOfAllInputs() throws {
    try served.expectDescribedAPI(operations: 1..., limits: 2..., largest: [])
  }

  private var served: ServerFeature {
    NotesWebFeature().served(DefaultNotesScreens(stored: repository, repository: repository))
  }

  private func reply(
    _ method: HTTPRequest.Method, _ path: String, form: String? = nil, json: String = ""
  ) async throws -> ServerReply {
    let type = form == nil ? "application/json" : "application/x-www-form-urlencoded"
    return await served.site()
      .reply(to: path, method, type: type, body: BytesSource(form ?? json))
  }
}
