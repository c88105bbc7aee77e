import CoreDomain
import NewsDomain
import NewsInfrastructure

/// The reading of feeds as in the program.
enum FeedReadingAlone {
  /// The argument that makes this program only read feeds, followed by files.
  static let argument = "--read-feeds"

  /// Reads documents and returns the number of entries.
  static func read(_ documents: [FeedDocument]) throws -> Int {
    try documents.reduce(0) { try $0 + NewsProduct.reader.feed(in: $1).entries.count }
  }

  /// Files as documents that came over HTTP.
  static func documents(_ paths: [String]) throws -> [FeedDocument] {
    try paths.map { path in
      FeedDocument(
        bytes: try TemporaryFile.bytes(of: path), contentType: "application/rss+xml",
        address: WebAddress("https://feed.example/feed.xml"))
    }
  }

  /// Reads files one after the other, and returns the number of entries.
  static func alone(_ paths: [String]) throws -> Int {
    var entries = 0
    for path in paths { entries += try read(documents([path])) }
    return entries
  }
}
