import BookmarksDomain
import CoreDomain

/// Decodes rows of bookmarks joined with tags into bookmarks. The columns are those of
/// `BookmarkSQL`.
enum BookmarkRows {
  struct Numbered {
    let position: Int64
    let bookmark: Bookmark
  }

  /// Combines consecutive rows of the same position into one bookmark.
  static func fold(_ rows: [SQLRow], by normalizer: BookmarkNormalizer) throws(SQLFailure)
    -> [Numbered]
  {
    var bookmarks: [Numbered] = []
    var tags: [String] = []
    for (index, row) in rows.enumerated() {
      if let tag = try row.optionalText(8) { tags.append(tag) }
      let position = try row.integer(0)
      let next = index + 1 == rows.count ? nil : try rows[index + 1].integer(0)
      guard next != position else { continue }
      bookmarks.append(
        Numbered(position: position, bookmark: try bookmark(row, tags: tags, by: normalizer)))
      tags = []
    }
    return bookmarks
  }

  /// Returns the total number of matches, or `nil` if there are no rows or the statement does not
  /// count the matches.
  static func total(of rows: [SQLRow]) throws(SQLFailure) -> Int? {
    try rows.first?.optionalNumber(9)
  }

  private static func bookmark(
    _ row: SQLRow, tags: [String], by normalizer: BookmarkNormalizer
  ) throws(SQLFailure) -> Bookmark {
    let id = try row.text(1)
    guard let createdAt = Timestamp(millisecondsSince1970: try row.integer(7)) else {
      throw .unexpectedValue("bookmark “\(id)” has a date out of range")
    }
    let (address, title, note) = (try row.text(2), try row.text(3), try row.text(4))
    let (unread, archived) = (try row.flag(5), try row.flag(6))
    do throws(BookmarkFieldFailure) {
      let read = try tags.map { tag throws(BookmarkFieldFailure) in try Tag(tag, by: normalizer) }
      return Bookmark(
        id: Bookmark.ID(id), address: try BookmarkAddress(address, by: normalizer),
        title: title, tags: try TagList(read), note: note, unread: unread,
        archived: archived, createdAt: createdAt)
    } catch {
      throw .unexpectedValue("bookmark “\(id)”: \(error)")
    }
  }
}
