import BookshelfDomain
import BookshelfInfrastructure
import BookshelfTesting
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

/// The sources of catalogues: the web, files, and the in-memory double.
@Suite struct CatalogueSourceTests {
  @Test(arguments: CatalogueSourceContract.checks)
  func theSourceOverHTTPKeepsTheContract(
    _ check: ContractCheck<CatalogueSourceContract.Subject>
  ) async throws {
    try await check(
      CatalogueSourceContract.Subject { answers, body in
        let client = InMemoryHTTPClient { request, _ in
          Self.answer(answers[request.path ?? ""], to: request)
        }
        try await body(
          CatalogueSourceContract.Web(
            HTTPCatalogueSource(client: client), base: "https://comics.example"))
      })
  }

  @Test(arguments: CatalogueSourceContract.checks)
  func theSourceInMemoryKeepsTheContract(
    _ check: ContractCheck<CatalogueSourceContract.Subject>
  ) async throws {
    try await check(
      CatalogueSourceContract.Subject { answers, body in
        let base = "https://comics.example"
        let pages = answers.map { path, answer in
          let page = CataloguePage(base + path)
          return (page, Self.result(answer, for: page, base: base))
        }
        let source = InMemoryCatalogueSource(Dictionary(uniqueKeysWithValues: pages))
        try await body(CatalogueSourceContract.Web(source, base: base))
      })
  }

  @Test func anUnchangedPageKeepsBothValidatorsAndLinksToTheNextPage() async throws {
    let client = InMemoryHTTPClient { request, _ in
      let isKnown =
        request.headerFields[.ifNoneMatch] == "\"a\""
        && request.headerFields[.ifModifiedSince] == "Sun, 01 Jun 2025 00:00:00 GMT"
      let link = Self.link(to: "?page=2#top")
      return HTTPAnswer(isKnown ? .notModified : .ok, fields: link, text: isKnown ? "" : "x")
    }
    let validators = HTTPValidators(
      entityTag: "\"a\"", lastModified: "Sun, 01 Jun 2025 00:00:00 GMT")
    let reply = try await CatalogueReplyContents(
      HTTPCatalogueSource(client: client).fetch(Self.page, validators))
    #expect(reply.text == nil && reply.validators == validators)
    #expect(reply.next == CataloguePage("https://comics.example/catalogue?page=2"))
  }

  @Test func rejectsNotModifiedForAnUnconditionalRequest() async {
    let source = HTTPCatalogueSource(client: StubHTTPClient(.notModified, text: ""))
    await #expect(throws: ComicFailure.source(.refused(Self.page, status: 304))) {
      _ = try await source.fetch(Self.page, .none)
    }
  }

  @Test(arguments: ["https://other.example/2", "http://comics.example/2", "ftp://comics.example/2"])
  func rejectsALinkToAnotherServer(_ target: String) async {
    let failure = await #expect(throws: ComicFailure.self) {
      _ = try await Self.source(linkingTo: target).fetch(Self.page, .none)
    }
    #expect(failure?.description.contains("“\(target)” on another server") == true)
  }

  @Test func dropsTheValidatorsOfARedirectedReply() async throws {
    let client = InMemoryHTTPClient { request, _ in
      request.path == "/catalogue"
        ? .redirect(to: "/elsewhere")
        : HTTPAnswer(.ok, fields: [.eTag: "\"a\""], text: "x")
    }
    let reply = try await CatalogueReplyContents(
      HTTPCatalogueSource(client: client).fetch(Self.page, .none))
    #expect(reply.text == "x" && reply.validators.isEmpty)
  }

  @Test func reportsWhyAPageCannotBeFetched() async {
    let large = InMemoryHTTPClient { _, _ in HTTPAnswer(.ok, body: [1, 2, 3]) }
    let limits = HTTPLimits(total: .seconds(1), connect: .seconds(1), bytes: 2, redirects: 0)
    await #expect(throws: ComicFailure.source(.unreachable(Self.page, .tooLarge(limit: 2)))) {
      _ = try await HTTPCatalogueSource(client: large, limits: limits).fetch(Self.page, .none)
    }
    for failure in [HTTPFailure.refused("comics.example"), .cutOff("early")] {
      await #expect(throws: ComicFailure.source(.unreachable(Self.page, failure))) {
        _ = try await HTTPCatalogueSource(client: StubHTTPClient(failing: failure))
          .fetch(Self.page, .none)
      }
    }
  }

  @Test(arguments: ["https://", "http:///x", "https://user@comics.example/", "comics", ""])
  func requestsNoInvalidAddress(_ address: String) async {
    let source = HTTPCatalogueSource(client: StubHTTPClient(text: "x"))
    let page = CataloguePage(address)
    await #expect(throws: ComicFailure.source(.malformedAddress(page))) {
      _ = try await source.fetch(page, .none)
    }
  }

  @Test(arguments: [
    ("https://a.example/", "web"), ("HTTP://a.example/", "web"), ("a.json", "file"),
    ("/https://a", "file"), ("-", "file"), ("https", "file"), ("httpx/a", "file"),
  ])
  func readsWebAddressesFromTheWebAndOthersFromFiles(
    _ address: String, _ place: String
  ) async throws {
    let page = CataloguePage(address)
    let source = AddressedCatalogueSource(
      web: InMemoryCatalogueSource([page: .success(.init("web"))]),
      files: FileCatalogueSource(files: InMemoryFileSystem([address: Array("file".utf8)])))
    let reply = try await CatalogueReplyContents(source.fetch(page, .none))
    #expect(reply.text == place)
  }

  @Test(arguments: ["ftp://a.example/", "file:///a", "s3://a/b.json", "git+ssh://a/b"])
  func rejectsAnAddressOfAnotherScheme(_ address: String) async {
    let source = AddressedCatalogueSource(
      web: InMemoryCatalogueSource(), files: FileCatalogueSource(files: InMemoryFileSystem()))
    let page = CataloguePage(address)
    await #expect(throws: ComicFailure.source(.malformedAddress(page))) {
      _ = try await source.fetch(page, .none)
    }
  }
}

extension CatalogueSourceTests {
  private static let page = CataloguePage("https://comics.example/catalogue")

  private static func source(linkingTo target: String) -> HTTPCatalogueSource {
    HTTPCatalogueSource(
      client: InMemoryHTTPClient { _, _ in
        HTTPAnswer(.ok, fields: link(to: target), text: "x")
      })
  }

  private static func link(to target: String) -> HTTPFields {
    var fields = HTTPFields()
    if let name = HTTPField.Name("Link") { fields[name] = "<\(target)>; rel=\"next\"" }
    return fields
  }

  /// Converts an answer of the contract to that of the source in memory.
  private static func result(
    _ answer: CatalogueSourceContract.Answer, for page: CataloguePage, base: String
  ) -> Result<InMemoryCatalogueSource.Page, ComicFailure> {
    switch answer {
    case .page(let text, let tag, let next):
      .success(.init(text, entityTag: tag, next: next.map { CataloguePage(base + $0) }))
    case .refused(let status): .failure(.source(.refused(page, status: status)))
    }
  }

  /// Converts an answer of the contract to HTTP.
  private static func answer(
    _ answer: CatalogueSourceContract.Answer?, to request: HTTPRequest
  ) -> HTTPAnswer {
    switch answer {
    case nil: return HTTPAnswer(.notFound)
    case .refused(let status): return HTTPAnswer(.init(code: status))
    case .page(let text, let tag, let next):
      var fields = next.map { link(to: $0) } ?? HTTPFields()
      fields[.eTag] = tag
      let isKnown = tag != nil && request.headerFields[.ifNoneMatch] == tag
      return HTTPAnswer(isKnown ? .notModified : .ok, fields: fields, text: text)
    }
  }
}
