import CoreDomain
import CoreInfrastructure
import NewsDomain
import NewsInfrastructure

/// The reading of feeds as in the program.
enum FeedReadingAlone {
  /// The argument that makes this program only read feeds, followed by files.
  static let argument = "--read-feeds"

  /// Reads documents and returns the number of entries.
  static func read(_ documents: [FeedDocument]) throws(WrongResult) -> Int {
    let reader = MarkupFeedReader(
      markup: LibXMLMarkupReading(), decoding: IconvTextDecoding(),
      sniffing: UchardetEncodingSniffing(), hosts: IDN2HostNaming())
    var entries = 0
    for document in documents {
      do throws(FeedReadingFailure) {
        entries += try reader.feed(in: document).entries.count
      } catch {
        throw WrongResult("a feed cannot be read: \(error)")
      }
    }
    return entries
  }

  /// Files as documents that came over HTTP.
  static func documents(_ paths: [String]) throws(WrongResult) -> [FeedDocument] {
    try paths.map { path throws(WrongResult) in
      FeedDocument(
        bytes: try TemporaryFile.bytes(of: path), contentType: "application/rss+xml",
        address: WebAddress("https://feed.example/feed.xml"))
    }
  }

  /// Reads files one after the other, and returns the number of entries.
  static func alone(_ paths: [String]) throws(WrongResult) -> Int {
    var entries = 0
    for path in paths { entries += try read(documents([path])) }
    return entries
  }
}
