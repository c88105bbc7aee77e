public import BookshelfDomain
public import CoreDomain
import CoreTesting
private import Synchronization

/// A catalogue whose pages a test writes: with validators, links and failures, and with a memory of
/// what it was asked. Pages change between two questions where a test wants that.
public final class InMemoryCatalogueSource: CatalogueSource {
  /// What stands at a page.
  public struct Page: Hashable, Sendable {
    public let document: String
    /// Nothing where the server knows no conditional requests.
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

  /// What the source was asked.
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

  /// What was asked so far, in its order; the failures included.
  public var askings: [Asking] { world.withLock(\.askings) }

  /// Puts a page in its place, or takes it away.
  public subscript(page: CataloguePage) -> Page? {
    get { world.withLock { $0.pages[page] } }
    set { world.withLock { $0.pages[page] = newValue } }
  }

  /// Answers the next questions for a page by failures, in their order.
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
