public import BookshelfDomain
import CoreDomain

/// The screen for updating the catalogue.
public actor ComicCatalogueViewModel: ComicCatalogueScreen {
  private let repository: any ComicRepository
  private let visit: ReaderVisit
  private var announcer = StateBroadcaster(ComicCatalogueState.idle)
  private var isWorking = false

  public init(repository: any ComicRepository, visit: ReaderVisit) {
    self.repository = repository
    self.visit = visit
  }

  public func states() -> AsyncStream<ComicCatalogueState> {
    announcer.states()
  }

  public func show() async {
    await work { () async throws(ComicFailure) in
      self.announcer.announce(.preparing)
      self.announcer.announce(.success(try await self.repository.catalogueState()))
    }
  }

  public func synchronise(with source: String) async {
    await work { () async throws(ComicFailure) in
      self.announcer.announce(.synchronising(CatalogueProgress()))
      let key = try await self.visit.reader()?.id.raw ?? ""
      let result = try await self.repository.synchronise(with: source, for: key) { progress in
        await self.announce(.synchronising(progress))
      }
      self.announcer.announce(.synchronised(result))
    }
  }

  /// Runs one task at a time, and sends a failure state if it throws.
  private func work(_ task: () async throws(ComicFailure) -> Void) async {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    do throws(ComicFailure) {
      try await task()
    } catch {
      announcer.announce(.failure(error))
    }
  }

  private func announce(_ state: ComicCatalogueState) {
    announcer.announce(state)
  }
}
