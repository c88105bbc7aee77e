import BookmarksDomain
import BookmarksInfrastructure
import BookmarksTesting
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@Suite struct HTTPPageTitleSourceTests {
  @Test(arguments: [
    ("<title>Plain</title>", "Plain"),
    ("<!doctype html><html><head><TITLE lang=en>Of a\n page </TITLE>", "Of a\n page "),
    ("<title>A &amp; B &#8212; &eacute;&nbsp;&unknown;</title>", "A & B — é\u{A0}&unknown;"),
    ("<!-- <title>No</title> --><title>Yes</title>", "Yes"),
    ("<script>var a = '<title>No</title>'</script><title>Yes</title>", "Yes"),
    ("<svg><title>Icon</title></svg><title>Page</title>", "Page"),
    ("<svg class=\"a\"/><title>Page</title>", "Page"),
    ("<title>First</title><title>Second</title>", "First"),
    ("<title>Never closed", "Never closed"),
  ])
  func readsTheTitleOfAPage(_ page: String, _ title: String) async throws {
    #expect(try await source(page).title(at: .fixture()) == title)
  }

  @Test(arguments: ["", "no page at all", "<title></title>", "<title> \n</title>", "<titl"])
  func returnsNilForAPageWithoutATitle(_ page: String) async throws {
    #expect(try await source(page).title(at: .fixture()) == nil)
  }

  @Test(arguments: [404, 500, 302, 204 + 100])
  func throwsForAnErrorStatus(_ status: Int) async {
    await #expect(throws: PageTitleFailure.refused(status: status)) {
      try await source("<title>Not found</title>", status: status).title(at: .fixture())
    }
  }

  @Test(arguments: ["image/png", "text/plain", "image/" + String(repeating: "x", count: 300)])
  func rejectsOtherContentTypesWithAShortReason(_ type: String) async {
    let reason = "The address leads to “\(DisplayText.quoted(type))”, which has no title."
    await #expect(throws: PageTitleFailure.unreadable(reason)) {
      try await source("<title>?</title>", type: type).title(at: .fixture())
    }
  }

  @Test(arguments: [
    ("text/html; charset=ISO-8859-1", "", [0xF6, 0xDF]),
    ("text/html", "<meta charset=windows-1252>", [0xF6, 0xDF]), ("text/html", "", [0xF6, 0xDF]),
    // An unknown encoding is ignored, and UTF-8 is preferred to the declared one.
    ("text/html; charset=klingon", "<meta charset=latin1>", [0xF6, 0xDF]),
    ("text/html; charset=ISO-8859-1", "", Array("öß".utf8)),
  ])
  func readsAPageInItsDeclaredEncoding(
    _ type: String, _ head: String, _ letters: [UInt8]
  ) async throws {
    let body = Array("\(head)<title>Gr".utf8) + letters + Array("e</title>".utf8)
    #expect(try await source(body, type: type).title(at: .fixture()) == "Größe")
  }

  @Test func namesAGuessedEncodingThatIsUnknown() async {
    let body = Array("<title>".utf8) + [0x83, 0x7B] + Array("</title>".utf8)
    let failure = await #expect(throws: PageTitleFailure.self) {
      try await source(body, type: "text/html", guess: "klingon").title(at: .fixture())
    }
    #expect(failure?.description.contains("“klingon”") == true)
  }

  @Test func rejectsATitleThatIsInvalidInItsEncoding() async {
    let body = Array("<title>".utf8) + [0x83, 0x7B, 0x83, 0x4E] + Array("</title>".utf8)
    await #expect(throws: PageTitleFailure.self) {
      try await source(body, type: "text/html; charset=utf-8").title(at: .fixture())
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["<", "<a ", "<a b=\"", "<!--", "</", "<svg>", "&"])
  func readsAHostilePageInLinearTime(_ mark: String) async throws {
    let marks = String(repeating: mark, count: 25_000)
    _ = try await source("<title>" + marks).title(at: .fixture())
    _ = try await source("<script>" + marks).title(at: .fixture())
    #expect(try await source(marks + ">\"></script>").title(at: .fixture()) == nil)
  }

  @Test func passesOnTheMessageOfANetworkFailure() async {
    let failure = HTTPFailure.unresolvableHost("nowhere.example")
    await #expect(throws: PageTitleFailure.unreachable(failure.description)) {
      try await source(over: StubHTTPClient(.failure(failure))).title(at: .fixture())
    }
  }

  @Test(arguments: [
    ("https://example.org", "https", "example.org", "/"),
    ("HTTP://Example.org:8080/a?b=c#d", "http", "Example.org:8080", "/a?b=c"),
    ("https://example.org?q", "https", "example.org", "/?q"),
    ("https://example.org#f", "https", "example.org", "/"),
    ("https://example.org/a b", "https", "example.org", "/a%20b"),
    ("https://good.example/\u{301}@evil.example", "https", "good.example", "/%CC%81@evil.example"),
  ])
  func requestsTheURLOfTheAddress(
    _ address: String, _ scheme: String, _ authority: String, _ path: String
  ) async throws {
    let client = InMemoryHTTPClient { request, _ in
      let asked = "\(request.scheme ?? "")|\(request.authority ?? "")|\(request.path ?? "")"
      return HTTPAnswer(text: "<title>\(asked)</title>")
    }
    let title = try await source(over: client).title(at: .fixture(address))
    #expect(title == "\(scheme)|\(authority)|\(path)")
  }

  private func source(
    _ page: String, status: Int = 200, type: String = "text/html; charset=utf-8"
  ) -> HTTPPageTitleSource {
    source(Array(page.utf8), status: status, type: type)
  }

  private func source(
    _ body: [UInt8], status: Int = 200, type: String, guess: String? = nil
  ) -> HTTPPageTitleSource {
    let response = HTTPResponse(
      status: HTTPResponse.Status(code: status), headerFields: [.contentType: type])
    let reply = HTTPReply(response: response, body: body, address: "https://example.org/")
    return source(over: StubHTTPClient(.success(reply)), guess: guess)
  }

  private func source(
    over client: any HTTPClient, guess: String? = nil
  ) -> HTTPPageTitleSource {
    HTTPPageTitleSource(
      client: client, limits: .page, decoding: FoundationTextDecoding(),
      sniffing: StubEncodingSniffing(guess))
  }
}
