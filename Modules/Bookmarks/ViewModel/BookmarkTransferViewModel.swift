import BookmarksDomain
import CoreDomain

/// The behavior of the transfer screen: imports and exports bookmark files, and publishes the
/// progress.
struct BookmarkTransferViewModel: ViewModel {
  let repository: any BookmarkRepository
  let router: any BookmarksRouting

  let initial = BookmarkTransferState.idle

  func handle(
    _ intent: BookmarkTransferIntent, publishing states: StatePublisher<BookmarkTransferState>
  ) async {
    switch intent {
    case .importFile(let source, as: let kind, folders: let folders, encoding: let encoding):
      await importFile(source, as: kind, folders: folders, encoding: encoding ?? "", states)
    case .exportFile(to: let sink, as: let kind): await exportFile(to: sink, as: kind, states)
    case .close: await router.open(.list())
    }
  }

  private func importFile(
    _ source: any ByteSource, as kind: BookmarkFileKind?, folders: FolderUse, encoding: String,
    _ states: StatePublisher<BookmarkTransferState>
  ) async {
    await states.publish(.working)
    let encoding = DisplayText.trimmed(encoding)
    let progress = ImportProgress()
    do throws(BookmarkFailure) {
      let report = try await repository.importFile(
        source, as: kind, folders: folders, encoding: encoding.isEmpty ? nil : encoding
      ) { report in
        await progress.set(report)
        await states.publish(.importing(report))
      }
      await states.publish(.imported(report))
    } catch {
      await states.publish(.failure(error, after: await progress.report))
    }
  }

  private func exportFile(
    to sink: any ByteSink, as kind: BookmarkFileKind,
    _ states: StatePublisher<BookmarkTransferState>
  ) async {
    await states.publish(.working)
    do throws(BookmarkFailure) {
      let count = try await repository.exportFile(to: sink, as: kind) {
        await states.publish(.exporting($0))
      }
      await states.publish(.exported(count))
    } catch {
      await states.publish(.failure(error, after: nil))
    }
  }
}

/// Keeps the last report of an import, in case the import fails before its end.
private actor ImportProgress {
  private(set) var report: ImportReport?

  func set(_ report: ImportReport) { self.report = report }
}
