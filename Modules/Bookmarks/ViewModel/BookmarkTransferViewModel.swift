public import BookmarksDomain
public import CoreDomain

/// The import and export of bookmark files.
public actor BookmarkTransferViewModel: BookmarkTransferScreen {
  private let repository: any BookmarkRepository
  private let router: any BookmarksRouting
  private var announcer = StateBroadcaster(BookmarkTransferState.idle)

  public init(repository: any BookmarkRepository, router: any BookmarksRouting) {
    self.repository = repository
    self.router = router
  }

  public func states() -> AsyncStream<BookmarkTransferState> {
    announcer.states()
  }

  public func importFile(
    _ source: any ByteSource, as kind: BookmarkFileKind?, folders: FolderUse, encoding: String?
  ) async {
    let typed = DisplayText.trimmed(encoding ?? "")
    let encoding = typed.isEmpty ? nil : typed
    await work { [repository] () async throws(BookmarkFailure) in
      .imported(
        try await repository.importFile(
          source, as: kind, folders: folders, encoding: encoding
        ) { report in
          await self.announce(.importing(report))
        })
    }
  }

  public func exportFile(to sink: any ByteSink, as kind: BookmarkFileKind) async {
    await work { [repository] () async throws(BookmarkFailure) in
      .exported(
        try await repository.exportFile(to: sink, as: kind) { count in
          await self.announce(.exporting(count))
        })
    }
  }

  public func close() async {
    await router.open(.list())
  }

  /// Sends `working` and then the state that the task returns. Does nothing if work is in progress.
  private func work(
    _ task: () async throws(BookmarkFailure) -> BookmarkTransferState
  ) async {
    guard !isBusy else { return }
    announcer.announce(.working)
    do throws(BookmarkFailure) {
      announcer.announce(try await task())
    } catch {
      announcer.announce(.failure(error, after: lastReport))
    }
  }

  private func announce(_ state: BookmarkTransferState) {
    announcer.announce(state)
  }

  private var isBusy: Bool {
    switch announcer.current {
    case .working, .importing, .exporting: true
    case .idle, .imported, .exported, .failure: false
    }
  }

  /// The result so far of a running import.
  private var lastReport: ImportReport? {
    if case .importing(let report) = announcer.current { report } else { nil }
  }
}
