public import BookshelfDomain
public import CoreDomain
import CoreTesting

/// A source for tests that serves a catalogue from memory.
public struct InMemoryCatalogueSource: CatalogueSource {
  /// A page that the source serves: its document, its entity tag and the next page.
  public struct Page: Hashable, Sendable {
    let document: String
    let validators: HTTPValidators
    let next: CataloguePage?

    /// - Parameter entityTag: The entity tag, or `nil` if the server does not support conditional
    ///   requests for the page.
    public init(_ document: String, entityTag: String? = nil, next: CataloguePage? = nil) {
      self.document = document
      validators = HTTPValidators(entityTag: entityTag, lastModified: nil)
      self.next = next
    }
  }

  private let answers: [CataloguePage: Result<Page, ComicFailure>]

  /// - Parameter answers: The page or the failure at each address. Other pages do not exist.
  public init(_ answers: [CataloguePage: Result<Page, ComicFailure>] = [:]) {
    self.answers = answers
  }

  public func fetch(
    _ page: CataloguePage, _ validators: HTTPValidators
  ) async throws(ComicFailure) -> CatalogueReply {
    guard !Task.isCancelled else { throw .cancelled(CatalogueProgress()) }
    guard let answer = answers[page] else { throw .source(.refused(page, status: 404)) }
    let found = try answer.get()
    if let tag = found.validators.entityTag, tag == validators.entityTag {
      return .unchanged(found.validators, next: found.next)
    }
    return .document(BytesSource(found.document), found.validators, next: found.next)
  }
}
