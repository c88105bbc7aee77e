public import BookmarksDomain
public import CoreDomain
private import Synchronization

/// A bookmark store in memory, for tests. It passes ``BookmarkStoreContract``.
public final class InMemoryBookmarkStore: BookmarkStore {
  private let shelf: Mutex<Shelf>

  /// - Parameter bookmarks: The initial contents, parsed by `BookmarkNormalizer.fixture`. No two of
  ///   them may have the same address.
  public init(_ bookmarks: [Bookmark] = []) {
    shelf = Mutex(Shelf())
    shelf.withLock { $0.append(bookmarks) }
  }

  public func page(_ filter: BookmarkFilter) async throws(BookmarkFailure) -> BookmarkPage {
    let found =
      rows
      .filter { lets($0.bookmark, through: filter) }
      .sorted { isBefore($0, $1, in: filter.order) }
      .map(\.bookmark)
    let wanted = found.dropFirst(filter.offset).prefix(filter.limit ?? .max)
    return BookmarkPage(bookmarks: Array(wanted), total: found.count)
  }

  public func bookmark(_ id: Bookmark.ID) async throws(BookmarkFailure) -> Bookmark? {
    rows.first { $0.bookmark.id == id }?.bookmark
  }

  public func bookmark(at address: BookmarkAddress) async throws(BookmarkFailure) -> Bookmark? {
    rows.first { $0.bookmark.address.isSame(as: address) }?.bookmark
  }

  public func choices(
    of start: IdentifierStart, limit: Int
  ) async throws(BookmarkFailure) -> [IdentifierChoice] {
    precondition(limit > 0, "limit must be at least 1, got \(limit)")
    return rows.map(\.bookmark).filter { start.begins($0.id.raw) }
      .sorted { $0.id.raw.utf8.lexicographicallyPrecedes($1.id.raw.utf8) }
      .prefix(limit).map { IdentifierChoice(id: $0.id.raw, title: $0.headline) }
  }

  public func batch(
    after cursor: BookmarkCursor?, limit: Int
  ) async throws(BookmarkFailure) -> BookmarkBatch {
    precondition(limit > 0, "limit must be at least 1, got \(limit)")
    let rest = rows.sorted { isBefore($0, $1, in: .newest) }.filter { row in
      guard let cursor else { return true }
      return (cursor.createdAt, row.position) > (row.bookmark.createdAt, cursor.position)
    }
    let wanted = rest.prefix(limit)
    return BookmarkBatch(
      bookmarks: wanted.map(\.bookmark), next: rest.count > limit ? wanted.last?.cursor : nil)
  }

  @discardableResult
  public func keep(
    _ new: [Bookmark], merging rule: MergeRule
  ) async throws(BookmarkFailure) -> [KeptBookmark] {
    try changing { shelf throws(BookmarkFailure) in
      try new.map { bookmark throws(BookmarkFailure) in try shelf.keep(bookmark, merging: rule) }
    }
  }

  public func change(
    _ id: Bookmark.ID, by change: BookmarkChange, expecting version: BookmarkVersion?
  ) async throws(BookmarkFailure) -> Bookmark {
    try changing { shelf throws(BookmarkFailure) in
      try Self.change(id, by: change, expecting: version, in: &shelf.rows)
    }
  }

  @discardableResult
  public func changeAll(
    _ ids: [Bookmark.ID], by change: BookmarkChange
  ) async throws(BookmarkFailure) -> [Bookmark] {
    try changing { shelf throws(BookmarkFailure) in
      let rows = shelf.rows
      let missing = ids.filter { id in !rows.contains { $0.bookmark.id == id } }
      guard missing.isEmpty else { throw .notFound(missing) }
      return try ids.map { id throws(BookmarkFailure) in
        try Self.change(id, by: change, expecting: nil, in: &shelf.rows)
      }
    }
  }

  public func remove(
    _ ids: [Bookmark.ID], expecting version: BookmarkVersion?
  ) async throws(BookmarkFailure) {
    try changing { shelf throws(BookmarkFailure) in
      let rows = shelf.rows
      let missing = ids.filter { id in !rows.contains { $0.bookmark.id == id } }
      guard missing.isEmpty else { throw .notFound(missing) }
      let named = rows.map(\.bookmark).filter { ids.contains($0.id) }
      if let version, let changed = named.first(where: { $0.version != version }) {
        throw .changedMeanwhile(changed)
      }
      shelf.rows.removeAll { ids.contains($0.bookmark.id) }
    }
  }

  public func tags() async throws(BookmarkFailure) -> [TagUse] {
    let tags = rows.flatMap(\.bookmark.tags.tags)
    return Dictionary(grouping: tags) { Array($0.folded.utf8) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { TagUse(tag: Self.favourite(of: $0.value), count: $0.value.count) }
  }

  public func rename(_ old: Tag, to new: Tag) async throws(BookmarkFailure) -> Int {
    try changing { shelf throws(BookmarkFailure) in
      let rows = shelf.rows
      let found = rows.indices.filter { rows[$0].bookmark.tags.contains(old) }
      guard !found.isEmpty else { throw .tagNotFound(old) }
      for index in found {
        shelf.rows[index].bookmark = rows[index].bookmark.renaming(old, to: new)
      }
      return found.count
    }
  }

  public func duplicates(limit: Int) async throws(BookmarkFailure) -> [[Bookmark]] {
    precondition(limit > 0, "limit must be at least 1, got \(limit)")
    let likely = rows.filter { !$0.bookmark.address.likeness.isEmpty }
    return Dictionary(grouping: likely) { Array($0.bookmark.address.likeness.utf8) }.values
      .filter { $0.count > 1 }
      .sorted { $0[0].position < $1[0].position }
      .prefix(limit).map { $0.map(\.bookmark) }
  }
}

extension InMemoryBookmarkStore {
  /// The bookmarks in the order in which they were added, with their sequence numbers.
  private struct Shelf {
    var rows: [Row] = []
    private var last: Int64 = 0

    mutating func append(_ bookmarks: [Bookmark]) {
      for bookmark in bookmarks {
        last += 1
        rows.append(Row(position: last, bookmark: bookmark))
      }
    }

    mutating func keep(
      _ bookmark: Bookmark, merging rule: MergeRule
    ) throws(BookmarkFailure) -> KeptBookmark {
      let index = rows.firstIndex { $0.bookmark.address.isSame(as: bookmark.address) }
      guard let index else {
        append([bookmark])
        return .added(bookmark)
      }
      try rule.check(rows[index].bookmark, with: bookmark)
      rows[index].bookmark = rule.merge(rows[index].bookmark, with: bookmark)
      return .merged(rows[index].bookmark)
    }
  }

  private struct Row {
    let position: Int64
    var bookmark: Bookmark

    var cursor: BookmarkCursor {
      BookmarkCursor(createdAt: bookmark.createdAt, position: position)
    }
  }

  private var rows: [Row] {
    shelf.withLock(\.rows)
  }

  /// Changes the shelf. If the body throws, the shelf does not change.
  private func changing<Value: Sendable>(
    _ body: (inout Shelf) throws(BookmarkFailure) -> Value
  ) throws(BookmarkFailure) -> Value {
    try shelf.withLock { shelf in
      Result { () throws(BookmarkFailure) in
        var changed = shelf
        let value = try body(&changed)
        shelf = changed
        return value
      }
    }.get()
  }

  private static func change(
    _ id: Bookmark.ID, by change: BookmarkChange, expecting version: BookmarkVersion?,
    in rows: inout [Row]
  ) throws(BookmarkFailure) -> Bookmark {
    guard let index = rows.firstIndex(where: { $0.bookmark.id == id }) else {
      throw .notFound([id])
    }
    let stored = rows[index].bookmark
    if let version, version != stored.version { throw .changedMeanwhile(stored) }
    let changed = try change.applied(to: stored)
    let other = rows.first {
      $0.bookmark.id != id && $0.bookmark.address.isSame(as: changed.address)
    }
    if let other { throw .addressTaken(changed.address, by: other.bookmark.id) }
    rows[index].bookmark = changed
    return changed
  }

  private func lets(_ bookmark: Bookmark, through filter: BookmarkFilter) -> Bool {
    bookmark.archived == filter.archived
      && (bookmark.unread || !filter.unreadOnly)
      && (filter.tag.map(bookmark.tags.contains) ?? true)
      && (filter.query?.matches(bookmark, by: .fixture) ?? true)
  }

  private func isBefore(_ left: Row, _ right: Row, in order: BookmarkOrder) -> Bool {
    let (first, second) = (left.bookmark, right.bookmark)
    switch order {
    case .newest:
      return (second.createdAt, left.position) < (first.createdAt, right.position)
    case .oldest:
      return (first.createdAt, left.position) < (second.createdAt, right.position)
    case .title:
      let titles = [first, second].map {
        Array(BookmarkNormalizer.fixture.sortingTitle(of: $0).utf8)
      }
      return titles[0] == titles[1]
        ? left.position < right.position : titles[0].lexicographicallyPrecedes(titles[1])
    }
  }

  /// Returns the most frequent spelling. If several spellings are equally frequent, returns the
  /// first of them in byte order.
  private static func favourite(of spellings: [Tag]) -> Tag {
    let counted = Dictionary(grouping: spellings) { Array($0.text.utf8) }.sorted { left, right in
      left.value.count == right.value.count
        ? left.key.lexicographicallyPrecedes(right.key) : left.value.count > right.value.count
    }
    return counted[0].value[0]
  }
}
