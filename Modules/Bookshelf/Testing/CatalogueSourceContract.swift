public import BookshelfDomain
public import CoreDomain
public import CoreTesting
import Testing

/// The checks that every ``CatalogueSource`` that fetches pages from a server must pass.
public enum CatalogueSourceContract {
  /// The response for a path: a page, optionally with a link to the next path, or an error status.
  public enum Answer: Hashable, Sendable {
    case page(String, entityTag: String? = nil, next: String? = nil)
    case refused(status: Int)
  }

  /// A source, and the base address of its server.
  public struct Web: Sendable {
    let source: any CatalogueSource
    let base: String

    /// - Parameter base: The address to which the paths are appended, such as
    ///   `https://comics.example`.
    public init(_ source: any CatalogueSource, base: String) {
      self.source = source
      self.base = base
    }

    func page(_ path: String) -> CataloguePage { CataloguePage(base + path) }

    func ask(
      _ path: String, _ validators: HTTPValidators = .none
    ) async throws(ComicFailure) -> CatalogueReply {
      try await source.fetch(page(path), validators)
    }
  }

  /// Runs a check with a source whose server has the given responses. Other paths do not exist.
  public struct Subject: Sendable {
    public typealias Body = @Sendable (Web) async throws -> Void

    let run: @Sendable (_ answers: [String: Answer], _ body: Body) async throws -> Void

    public init(
      _ run: @escaping @Sendable (_ answers: [String: Answer], _ body: Body) async throws -> Void
    ) {
      self.run = run
    }
  }

  public static let checks: [ContractCheck<Subject>] = [
    ContractCheck("Returns a page's bytes, its validators and its next page") { subject in
      let first = Answer.page("{\"é\":1}", entityTag: "\"a\"", next: "/c?page=2")
      try await subject.run(["/c": first, "/c?page=2": .page("last")]) { web in
        let reply = try await CatalogueReplyContents(web.ask("/c"))
        #expect(reply.text == "{\"é\":1}")
        #expect(reply.validators.entityTag == "\"a\"")
        #expect(reply.next == web.page("/c?page=2"))
        let last = try await CatalogueReplyContents(web.ask("/c?page=2"))
        #expect(last.text == "last" && last.next == nil && last.validators.isEmpty)
      }
    },
    ContractCheck("Returns no content for an unchanged page, in every request") { subject in
      try await subject.run(["/c": .page("x", entityTag: "\"a\"")]) { web in
        var validators = try await CatalogueReplyContents(web.ask("/c")).validators
        for _ in 1...3 {
          let reply = try await CatalogueReplyContents(web.ask("/c", validators))
          #expect(reply.text == nil)
          validators = reply.validators
        }
        #expect(validators.entityTag == "\"a\"")
      }
    },
    ContractCheck("Returns a changed page completely, with its new validators") { subject in
      try await subject.run(["/c": .page("x", entityTag: "\"b\"")]) { web in
        let old = HTTPValidators(entityTag: "\"a\"", lastModified: nil)
        let reply = try await CatalogueReplyContents(web.ask("/c", old))
        #expect(reply.text == "x" && reply.validators.entityTag == "\"b\"")
      }
    },
    ContractCheck("Returns the page each time if the server sends no validators") { subject in
      try await subject.run(["/c": .page("x")]) { web in
        let old = HTTPValidators(entityTag: "\"a\"", lastModified: nil)
        let reply = try await CatalogueReplyContents(web.ask("/c", old))
        #expect(reply.text == "x" && reply.validators.isEmpty)
      }
    },
    ContractCheck("Returns a large page completely, and nil after its end") { subject in
      let text = String(repeating: "series ", count: 50_000)
      try await subject.run(["/c": .page(text)]) { web in
        let reply = try await CatalogueReplyContents(web.ask("/c"))
        let isWhole = reply.text == text
        #expect(isWhole, "the chunks differ from the published page")
        #expect(reply.afterEnd == nil)
      }
    },
    ContractCheck("Throws the status of an error, with the requested page") { subject in
      let statuses = [401, 403, 404, 410, 429, 500, 503]
      let answers = statuses.map { ("/\($0)", Answer.refused(status: $0)) }
      try await subject.run(Dictionary(uniqueKeysWithValues: answers)) { web in
        for status in statuses {
          let path = "/\(status)"
          let failure = ComicFailure.source(.refused(web.page(path), status: status))
          await #expect(throws: failure) { _ = try await web.ask(path) }
        }
        let nowhere = ComicFailure.source(.refused(web.page("/nowhere"), status: 404))
        await #expect(throws: nowhere) { _ = try await web.ask("/nowhere") }
      }
    },
    ContractCheck("Throws if the task is cancelled") { subject in
      try await subject.run(["/c": .page("x")]) { web in
        await #expect(throws: ComicFailure.cancelled(CatalogueProgress())) {
          try await inCancelledTask { _ = try await web.ask("/c") }
        }
      }
    },
  ]
}

/// A ``CatalogueReply`` whose document has been read completely.
public struct CatalogueReplyContents: Sendable {
  /// The document, or `nil` if the page has not changed.
  public let text: String?
  public let validators: HTTPValidators
  public let next: CataloguePage?
  /// The result of reading again after the end of the document, which should be `nil`.
  public let afterEnd: [UInt8]?

  public init(_ reply: CatalogueReply) async throws {
    switch reply {
    case .unchanged(let validators, let next):
      text = nil
      self.validators = validators
      self.next = next
      afterEnd = nil
    case .document(let source, let validators, let next):
      text = String(decoding: try await source.bytes(), as: UTF8.self)
      self.validators = validators
      self.next = next
      afterEnd = try await source.next()
    }
  }
}
