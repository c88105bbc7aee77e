public import CoreDomain

/// The rules for comparing text and addresses: how text is folded, and how host names are
/// normalized.
///
/// Both need Unicode tables, which are injected. Every address, tag and query is parsed with these
/// rules. Do not compare values that were parsed with different rules.
public struct BookmarkNormalizer: Sendable {
  public let folding: any TextFolding
  public let hosts: any HostNaming

  public init(folding: any TextFolding, hosts: any HostNaming) {
    self.folding = folding
    self.hosts = hosts
  }

  /// Returns the folded text that a search looks in: title, address, each tag and the note, one per
  /// line. Search terms contain no line break, so a match never spans two fields.
  public func searchableText(of bookmark: Bookmark) -> String {
    let fields =
      [bookmark.title, bookmark.address.typed] + bookmark.tags.tags.map(\.text) + [bookmark.note]
    return folding.folded(fields.map(BookmarkText.line).joined(separator: "\n"))
  }

  /// Returns the folded title, or the folded address if the title is empty. Lists sorted by title
  /// compare these texts.
  public func sortingTitle(of bookmark: Bookmark) -> String {
    folding.folded(bookmark.headline)
  }
}
