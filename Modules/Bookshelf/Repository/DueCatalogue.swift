public import BookshelfDomain
public import CoreDomain

/// Synchronizes the catalogue once a day, if somebody has synchronized it from the web before.
///
/// Several servers share the work: each checks the time under a lease, after the previous one has
/// finished.
public struct DueCatalogue: BackgroundWork {
  /// The age at which a synchronization is repeated.
  public static let lifetime: Duration = .seconds(24 * 3600)

  public let name = "Bookshelf"
  public let pause: Duration = .seconds(3600)
  private let stored: any StoredCatalogue
  private let repository: any ComicRepository
  private let leasing: LeasedWork
  private let clock: any WallClock

  public init(
    stored: any StoredCatalogue, repository: any ComicRepository, leasing: LeasedWork,
    clock: any WallClock
  ) {
    self.stored = stored
    self.repository = repository
    self.leasing = leasing
    self.clock = clock
  }

  public func perform() async throws(BackgroundFailure) -> String? {
    do throws(ComicFailure) {
      return try await leasing.run(WorkName(name, "daily synchronization")) {
        _ async throws(ComicFailure) in try await synchroniseIfDue()
      }
    } catch {
      throw BackgroundFailure(error.description)
    }
  }

  private func synchroniseIfDue() async throws(ComicFailure) -> String? {
    // Ignores a file, whose path may be relative to the working folder of another program.
    guard let state = try await stored.state(), WebAddress(state.start.address) != nil else {
      return nil
    }
    let due = state.finishedAt.advanced(by: Self.lifetime)
    // A time in the future is from a clock that was ahead.
    guard clock.now >= due || clock.now < state.finishedAt else { return nil }
    let progress = try await repository.synchronise(with: state.start, for: name) { _ in }
    return "The catalogue has \(progress.series) series, \(progress.changes.added) of them new."
  }
}
