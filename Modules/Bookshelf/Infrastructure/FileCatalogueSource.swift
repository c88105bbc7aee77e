public import BookshelfDomain
public import CoreDomain

/// A catalogue in a file or on the standard input: a single page that is read each time.
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
