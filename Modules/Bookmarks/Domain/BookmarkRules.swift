public import CoreDomain

/// What it takes to read the feature's values: how text is folded, and how hosts are named.
///
/// Both take tables of Unicode, which come in from outside, so every value that is compared by a
/// derived form (an address, a tag, a query) is read by these rules. Values that were read by different
/// rules are not to be compared.
public struct BookmarkRules: Sendable {
  public let folding: any TextFolding
  public let hosts: any HostNaming

  public init(folding: any TextFolding, hosts: any HostNaming) {
    self.folding = folding
    self.hosts = hosts
  }

  /// The text in which a bookmark is searched, folded: title, address, each tag and the note, one a
  /// line. No text that is looked for holds a line break, so none is found across two of them.
  public func searchableText(of bookmark: Bookmark) -> String {
    let fields =
      [bookmark.title, bookmark.address.typed] + bookmark.tags.tags.map(\.text) + [bookmark.note]
    return folding.folded(fields.map(BookmarkText.line).joined(separator: "\n"))
  }

  /// The form by which bookmarks are put into the order of their titles.
  public func sortingTitle(of bookmark: Bookmark) -> String {
    folding.folded(bookmark.headline)
  }
}
