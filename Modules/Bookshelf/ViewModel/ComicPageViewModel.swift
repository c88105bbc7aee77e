public import BookshelfDomain
import CoreDomain

/// A page of a volume or an episode.
public actor ComicPageViewModel: ComicPageScreen {
  private let repository: any ComicRepository
  private let visit: ReaderVisit
  private var announcer = StateBroadcaster(ComicPageState.idle)

  public init(repository: any ComicRepository, visit: ReaderVisit) {
    self.repository = repository
    self.visit = visit
  }

  public func states() -> AsyncStream<ComicPageState> {
    announcer.states()
  }

  public func show(_ item: String, page: Int?) async {
    if case .preparing = announcer.current { return }
    announcer.announce(.preparing)
    do throws(ComicFailure) {
      let reader = try await visit.reader()
      let shown = try await repository.page(page, of: item, for: reader)
      if let reader { try await repository.keepPlace(at: shown, for: reader) }
      announcer.announce(.success(shown))
    } catch {
      announcer.announce(.failure(error))
    }
  }
}
