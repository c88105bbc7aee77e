import BookmarksDomain
import BookmarksInfrastructure
import CoreDomain
import NewsDomain
import NewsInfrastructure

/// (r) Reading deeply nested documents.
///
/// For each format, one document is compared with four that have a quarter of its depth. Both have
/// the same number of elements, so the time is the same unless it grows faster than the depth.
struct DepthBenchmark: Benchmark {
  static let letter: Character = "r"
  static let title = "nested documents: one, and four with a quarter of its depth"
  static let rounds = (full: 5, small: 2)

  let contestants: [Contestant]

  init(_ options: Options) async throws {
    let depth = options.scale(200_000, small: 4000)
    contestants =
      Self.pair("lists in an entry of a feed", depth, Self.readFeed)
      + Self.pair("folders of a Netscape file", depth, Self.readBookmarks)
      + Self.pair("outlines of OPML", min(depth, 10_000), Self.readOutlines)
  }

  private static func pair(
    _ name: String, _ depth: Int, _ read: @escaping @Sendable (Int) throws -> Void
  ) -> [Contestant] {
    func contestant(_ depth: Int, documents: Int, aim: Aim? = nil) -> Contestant {
      let name = "\(documents == 1 ? name : "  four") of \(Table.grouped(depth)) levels"
      return Contestant(name: name, isSubject: documents == 1, aim: aim) {
        try await Sample.measure(depth * documents) {
          for _ in 0..<documents { try read(depth) }
        }
      }
    }
    return [
      contestant(depth, documents: 1),
      contestant(depth / 4, documents: 4, aim: .timeAtMost(1.5)),
    ]
  }

  private static func readFeed(_ depth: Int) throws {
    let document = FeedDocument(
      bytes: NestedDocument.feed(depth), contentType: "application/rss+xml",
      address: WebAddress("https://feed.example/feed.xml"))
    try WrongResult.check("entries", try FeedReadingAlone.read([document]), is: 1)
  }

  private static func readBookmarks(_ depth: Int) throws {
    var reader = Product.netscape.reader(folders: .tags, encoding: nil)
    let rows = try reader.read(NestedDocument.bookmarks(depth)) + reader.finish()
    try WrongResult.check("bookmarks", rows.count, is: 1)
  }

  private static func readOutlines(_ depth: Int) throws {
    let list = try NewsProduct.lists.list(in: NestedDocument.outlines(depth))
    try WrongResult.check("feeds", list.items.count, is: 1)
  }
}
