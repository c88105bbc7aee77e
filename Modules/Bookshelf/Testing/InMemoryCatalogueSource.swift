public import BookshelfDomain
public import CoreDomain
import CoreTesting
private import Synchronization

/// A source for tests that serves a catalogue from memory and records its requests. A test sets the
/// pages, validators, links and failures, and can change the pages between requests.
public final class InMemoryCatalogueSource: CatalogueSource {
  /// A page that the source serves: its document, its entity tag and the next page.
  public struct Page: Hashable, Sendable {
    public let document: String
    /// The entity tag, or `nil` if the server does not support conditional requests for the page.
    public let entityTag: String?
    public let next: CataloguePage?

    public init(_ document: String, entityTag: String? = nil, next: CataloguePage? = nil) {
      self.document = document
      self.entityTag = entityTag
      self.next = next
    }

    fileprivate var validators: HTTPValidators {
      HTTPValidators(entityTag: entityTag, lastModified: nil)
    }
  }

  /// A recorded request.
  public struct Asking: Hashable, Sendable {
    public let page: CataloguePage
    public let validators: HTTPValidators

    public init(_ page: CataloguePage, _ validators: HTTPValidators = .none) {
      self.page = page
      self.validators = validators
    }
  }

  private struct World {
    var pages: [CataloguePage: Page]
    var failures: [CataloguePage: [ComicFailure]] = [:]
    var askings: [Asking] = []
  }

  private let world: Mutex<World>

  public init(_ pages: [CataloguePage: Page] = [:]) {
    world = Mutex(World(pages: pages))
  }

  /// The requests so far, in order, including failed ones.
  public var askings: [Asking] { world.withLock(\.askings) }

  /// The page at an address. Set it to `nil` to remove the page.
  public subscript(page: CataloguePage) -> Page? {
    get { world.withLock { $0.pages[page] } }
    set { world.withLock { $0.pages[page] = newValue } }
  }

  /// Makes the next requests for a page fail, each with one of the failures, in order.
  public func fail(_ page: CataloguePage, with failures: ComicFailure...) {
    world.withLock { $0.failures[page, default: []] += failures }
  }

  public func fetch(
    _ page: CataloguePage, _ validators: HTTPValidators
  ) async throws(ComicFailure) -> CatalogueReply {
    guard !Task.isCancelled else { throw .cancelled(CatalogueProgress()) }
    let answer: Result<Page, ComicFailure> = world.withLock { world in
      world.askings.append(Asking(page, validators))
      if var failures = world.failures[page], !failures.isEmpty {
        let failure = failures.removeFirst()
        world.failures[page] = failures
        return .failure(failure)
      }
      return world.pages[page].map { .success($0) }
        ?? .failure(.source(.refused(page, status: 404)))
    }
    let found = try answer.get()
    if let tag = found.entityTag, tag == validators.entityTag {
      return .unchanged(found.validators)
    }
    return .document(BytesSource(found.document), found.validators, next: found.next)
  }
}
