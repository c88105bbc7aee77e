import BookshelfDomain
import BookshelfInfrastructure
import BookshelfTesting
import CoreDomain
import CoreInfrastructure
import CoreTesting
import HTTPTypes
import TestSupport
import Testing

/// The catalogue source with the real libcurl and real files.
@Suite struct CatalogueSourceWireTests {
  @Test(arguments: CatalogueSourceContract.checks)
  func keepsTheContractOverTheWire(
    _ check: ContractCheck<CatalogueSourceContract.Subject>
  ) async throws {
    try await check(
      CatalogueSourceContract.Subject { answers, body in
        try await withLoopbackServer(serving: world(answers)) { server in
          let client = CurlHTTPClient(userAgent: "SeamsTests/1")
          try await body(
            CatalogueSourceContract.Web(
              HTTPCatalogueSource(client: client), base: "http://\(server.authority)"))
        }
      })
  }

  @Test func readsAFileInPiecesEachTimeItIsRequested() async throws {
    try await withTemporaryFolder { folder in
      let text = String(repeating: "catalogue ", count: 30_000)
      try folder.write(Array(text.utf8), to: "catalogue.json")
      let source = FileCatalogueSource(
        files: POSIXFileSystem(identifiers: SequentialIdentifierSource()))
      for _ in 1...2 {
        let validators = HTTPValidators(entityTag: "\"a\"", lastModified: nil)
        let page = CataloguePage(folder.path("catalogue.json"))
        let reply = try await CatalogueReplyContents(source.fetch(page, validators))
        #expect(reply.text == text && reply.validators.isEmpty && reply.next == nil)
      }
    }
  }

  @Test func namesAMissingFile() async {
    let source = FileCatalogueSource(
      files: POSIXFileSystem(identifiers: SequentialIdentifierSource()))
    let path = "/nowhere/catalogue.json"
    await #expect(throws: ComicFailure.file(.missing(path: path))) {
      _ = try await source.fetch(CataloguePage(path), .none)
    }
  }
}

/// Returns a server with the answers of a check, in HTTP.
private func world(_ answers: [String: CatalogueSourceContract.Answer]) -> HTTPWorld {
  { request, _ in
    switch answers[request.path ?? ""] {
    case nil: return HTTPAnswer(.notFound)
    case .refused(let status): return HTTPAnswer(.init(code: status))
    case .page(let text, let tag, let next):
      var fields = HTTPFields()
      fields[.eTag] = tag
      if let next, let link = HTTPField.Name("Link") { fields[link] = "<\(next)>; rel=\"next\"" }
      let isKnown = tag != nil && request.headerFields[.ifNoneMatch] == tag
      return HTTPAnswer(isKnown ? .notModified : .ok, fields: fields, text: text)
    }
  }
}
