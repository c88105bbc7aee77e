import BookmarksDomain
import CBenchmarks
import CoreDomain

/// The bookmarks as values of all columns, ready to be bound, and the simplest loop that writes
/// them.
final class BareInsert {
  private var texts: [UInt8] = []
  private var rows: [bench_row] = []
  private var tags: [bench_tag] = []

  init(_ bookmarks: [Bookmark]) {
    for bookmark in bookmarks {
      let first = UInt32(tags.count)
      for tag in bookmark.tags.tags {
        tags.append(bench_tag(folded: text(tag.folded), name: text(tag.text)))
      }
      rows.append(
        bench_row(
          id: text(bookmark.id.raw), address: text(bookmark.address.typed),
          normal_address: text(bookmark.address.normal), title: text(bookmark.title),
          note: text(bookmark.note),
          sort_title: text(Product.normalizer.sortingTitle(of: bookmark)),
          likeness: text(bookmark.address.likeness),
          searchable: text(Product.normalizer.searchableText(of: bookmark)),
          created_at: bookmark.createdAt.millisecondsSince1970,
          unread: bookmark.unread ? 1 : 0, first_tag: first,
          tag_count: UInt32(tags.count) - first))
    }
  }

  /// Writes all rows into a file with the tables.
  func run(path: String) async throws -> Sample {
    guard let store = unsafe bench_store_open(path) else {
      throw WrongResult("\(path) cannot be opened")
    }
    defer { unsafe bench_store_close(store) }
    return try await .measure(rows.count) {
      let written = unsafe bench_store_insert(
        store, texts, rows, rows.count, tags, Product.portion)
      try WrongResult.check("rows of the loop", written, is: rows.count)
    }
  }

  private func text(_ text: String) -> bench_text {
    let start = UInt32(texts.count)
    texts += text.utf8
    return bench_text(start: start, count: UInt32(texts.count) - start)
  }
}
