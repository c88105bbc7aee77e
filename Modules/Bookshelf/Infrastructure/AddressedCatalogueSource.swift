public import BookshelfDomain
public import CoreDomain

/// A source that fetches `https://` and `http://` addresses from the web, and file paths from the
/// file system. It rejects addresses with another scheme, such as `ftp://`.
public struct AddressedCatalogueSource: CatalogueSource {
  private let web: any CatalogueSource
  private let files: any CatalogueSource

  public init(web: any CatalogueSource, files: any CatalogueSource) {
    self.web = web
    self.files = files
  }

  public func fetch(
    _ page: CataloguePage, _ validators: HTTPValidators
  ) async throws(ComicFailure) -> CatalogueReply {
    let start = page.address.prefix(Self.schemes.map(\.count).max() ?? 0).lowercased()
    if Self.schemes.contains(where: start.hasPrefix) {
      return try await web.fetch(page, validators)
    }
    // “ftp://…” is certainly not meant as a path.
    guard !Self.hasScheme(page.address) else { throw .source(.malformedAddress(page)) }
    return try await files.fetch(page, validators)
  }

  private static let schemes = ["https://", "http://"]

  private static func hasScheme(_ text: String) -> Bool {
    let scheme = text.utf8.prefix { $0.isLetterOrDigit || "+-.".utf8.contains($0) }
    return !scheme.isEmpty && text.utf8.dropFirst(scheme.count).starts(with: "://".utf8)
  }
}
