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
    var documents: [FeedDocument] = []
    for path in paths {
      documents.append(
        FeedDocument(
          bytes: try TemporaryFile.bytes(of: path), contentType: "application/rss+xml",
          address: WebAddress("https://feed.example/feed.xml")))
    }
    return documents
  }

  /// Reads files one after the other; returns 0 if all of them are feeds.
  static func alone(_ paths: [String]) -> Int32 {
    do throws(WrongResult) {
      var entries = 0
      for path in paths { entries += try read(documents([path])) }
      print(entries)
      return 0
    } catch {
      print(error.description)
      return 1
    }
  }
}
