public import BookshelfDomain
public import CoreDomain

/// Reads a catalogue from a file or the standard input. The catalogue has a single page, which is
/// read completely at each synchronization.
public struct FileCatalogueSource: CatalogueSource {
  private let files: any FileSystem

  public init(files: any FileSystem) {
    self.files = files
  }

  public func fetch(
    _ page: CataloguePage, _ validators: HTTPValidators
  ) async throws(ComicFailure) -> CatalogueReply {
    do throws(FileFailure) {
      return .document(try await files.source(page.address), .none, next: nil)
    } catch {
      throw .file(error)
    }
  }
}
