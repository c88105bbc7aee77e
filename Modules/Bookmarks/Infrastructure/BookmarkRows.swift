import BookmarksDomain
import CoreDomain

/// Decodes rows of bookmarks joined with tags into bookmarks.
enum BookmarkRows {
  struct Row {
    let position: Int64
    let id: String
    let address: String
    let title: String
    let note: String
    let unread: Bool
    let archived: Bool
    let createdAt: Int64
    let tag: String?
    /// The total number of matches, or `nil` if the statement does not count them.
    let total: Int?
  }

  struct Numbered {
    let position: Int64
    let bookmark: Bookmark
  }

  static func decode(_ row: SQLRow) throws(SQLFailure) -> Row {
    Row(
      position: try row.integer(0), id: try row.text(1), address: try row.text(2),
      title: try row.text(3), note: try row.text(4), unread: try row.flag(5),
      archived: try row.flag(6), createdAt: try row.integer(7), tag: try row.optionalText(8),
      total: try row.optionalNumber(9))
  }

  /// Combines consecutive rows of the same position into one bookmark.
  static func fold(_ rows: [Row], by normalizer: BookmarkNormalizer) throws(SQLFailure)
    -> [Numbered]
  {
    var bookmarks: [Numbered] = []
    var start = rows.startIndex
    while start < rows.endIndex {
      let first = rows[start]
      let end = rows[start...].firstIndex { $0.position != first.position } ?? rows.endIndex
      let tags = rows[start..<end].compactMap(\.tag)
      bookmarks.append(
        Numbered(
          position: first.position, bookmark: try bookmark(first, tags: tags, by: normalizer)))
      start = end
    }
    return bookmarks
  }

  private static func bookmark(
    _ row: Row, tags: [String], by normalizer: BookmarkNormalizer
  ) throws(SQLFailure) -> Bookmark {
    guard let createdAt = Timestamp(millisecondsSince1970: row.createdAt) else {
      throw .unexpectedValue("bookmark “\(row.id)” has a date out of range")
    }
    do throws(BookmarkFieldFailure) {
      let read = try tags.map { tag throws(BookmarkFieldFailure) in try Tag(tag, by: normalizer) }
      return Bookmark(
        id: Bookmark.ID(row.id), address: try BookmarkAddress(row.address, by: normalizer),
        title: row.title, tags: try TagList(read), note: row.note, unread: row.unread,
        archived: row.archived, createdAt: createdAt)
    } catch {
      throw .unexpectedValue("bookmark “\(row.id)”: \(error)")
    }
  }
}
