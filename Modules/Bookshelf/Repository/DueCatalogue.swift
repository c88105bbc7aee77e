public import BookshelfDomain
public import CoreDomain

/// Synchronizes the catalogue once a day, if somebody has synchronized it from the web before.
public struct DueCatalogue: BackgroundWork {
  /// The age at which a synchronization is repeated.
  public static let lifetime: Duration = .seconds(24 * 3600)

  public let name = "Bookshelf"
  public let pause: Duration = .seconds(3600)
  private let stored: any StoredCatalogue
  private let repository: any ComicRepository
  private let clock: any WallClock

  public init(
    stored: any StoredCatalogue, repository: any ComicRepository, clock: any WallClock
  ) {
    self.stored = stored
    self.repository = repository
    self.clock = clock
  }

  public func perform() async throws(BackgroundFailure) -> String? {
    do throws(ComicFailure) {
      // A file was named by a command, in another folder. Only an address means the same here.
      guard let state = try await stored.state(), WebAddress(state.start.address) != nil else {
        return nil
      }
      let due = state.finishedAt.advanced(by: Self.lifetime)
      // A time in the future is from a clock that was ahead.
      guard clock.now >= due || clock.now < state.finishedAt else { return nil }
      let progress = try await repository.synchronise(with: state.start, for: name) { _ in }
      return "\(progress.series) series were read, \(progress.changes.added) are new."
    } catch {
      throw BackgroundFailure(error.description)
    }
  }
}
