public import BookmarksDomain
import CoreDomain

/// The import and export of bookmark files.
public actor BookmarkTransferViewModel: BookmarkTransferScreen {
  private let repository: any BookmarkRepository
  private let router: any BookmarksRouting
  private var announcer = StateAnnouncer(BookmarkTransferState.idle)

  public init(repository: any BookmarkRepository, router: any BookmarksRouting) {
    self.repository = repository
    self.router = router
  }

  deinit {
    announcer.finish()
  }

  public func states() -> AsyncStream<BookmarkTransferState> {
    announcer.states()
  }

  public func importFile(_ bytes: [UInt8]) async {
    await work { [repository] () async throws(BookmarkFailure) in
      .imported(try await repository.importFile(bytes))
    }
  }

  public func exportFile() async {
    await work { [repository] () async throws(BookmarkFailure) in
      .exported(try await repository.exportFile())
    }
  }

  public func close() async {
    await router.open(.list())
  }

  /// Announces that there is work, unless some is going on, and then the state that comes of it.
  private func work(
    _ task: () async throws(BookmarkFailure) -> BookmarkTransferState
  ) async {
    guard announcer.current != .working else { return }
    announcer.announce(.working)
    do throws(BookmarkFailure) {
      announcer.announce(try await task())
    } catch {
      announcer.announce(.failure(error))
    }
  }
}
