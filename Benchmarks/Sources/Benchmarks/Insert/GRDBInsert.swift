import BookmarksDomain
import CoreDomain
import GRDB

/// The statements of the simplest loop, run with GRDB.
struct GRDBInsert: Sendable {
  let bookmarks: [Bookmark]
  /// The folded titles and texts, which the other contestants have ready, too.
  let folded: [(title: String, searchable: String)]

  init(_ bookmarks: [Bookmark]) {
    self.bookmarks = bookmarks
    folded = bookmarks.map {
      (Product.normalizer.sortingTitle(of: $0), Product.normalizer.searchableText(of: $0))
    }
  }

  func run(path: String) async throws -> Sample {
    let queue = try Self.queue(path)
    defer { try? queue.close() }
    return try await .measure(bookmarks.count) { try insert(into: queue) }
  }

  private static func queue(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.journalMode = .wal
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA cache_size = -16384")
      try database.execute(sql: "PRAGMA journal_size_limit = 16777216")
    }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    // GRDB sets it to NORMAL in WAL mode.
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    return queue
  }

  private func insert(into queue: DatabaseQueue) throws {
    for start in stride(from: 0, to: bookmarks.count, by: Product.portion) {
      let end = min(start + Product.portion, bookmarks.count)
      try queue.write { database in
        for index in start..<end { try insert(index, into: database) }
      }
    }
  }

  private func insert(_ index: Int, into database: Database) throws {
    let bookmark = bookmarks[index]
    let (title, searchable) = folded[index]
    let position = index + 1
    try database.cachedStatement(sql: Self.bookmark).execute(arguments: [
      bookmark.id.raw, position, bookmark.address.typed, bookmark.address.normal, bookmark.title,
      bookmark.note, bookmark.unread ? 1 : 0, bookmark.createdAt.millisecondsSince1970, title,
      bookmark.address.likeness,
    ])
    for (number, tag) in bookmark.tags.tags.enumerated() {
      try database.cachedStatement(sql: Self.tag).execute(
        arguments: [bookmark.id.raw, tag.folded, tag.text, number])
    }
    try database.cachedStatement(sql: Self.text).execute(arguments: [position, searchable])
    try database.cachedStatement(sql: Self.pieces).execute(arguments: [position, searchable])
  }

  private static let bookmark = """
    INSERT INTO bookmarks (id, position, address, normal_address, title, note, unread, archived,
      created_at, sort_title, likeness) VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?)
    """
  private static let tag =
    "INSERT INTO bookmark_tags (bookmark_id, folded, name, position) VALUES (?, ?, ?, ?)"
  private static let text = "INSERT INTO bookmark_index_texts (row, text) VALUES (?, ?)"
  private static let pieces =
    "INSERT INTO bookmark_index_pieces (rowid, text) VALUES (?, ? || char(1, 1))"
}
