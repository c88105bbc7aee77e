public import CoreDomain
public import NewsDomain

/// Reads and writes OPML, the common file format for exchanging lists of feeds.
/// http://opml.org/spec2.opml
///
/// A feed is an `outline` with an `xmlUrl`; a folder is an `outline` without an `xmlUrl` that
/// contains other outlines. Attribute names ignore case. Malformed files are parsed as far as
/// possible, in any encoding.
public struct OPMLFeedList: FeedListFormat {
  private let tools: FeedTools

  public init(
    markup: any MarkupReading, decoding: any TextDecoding, sniffing: any EncodingSniffing,
    hosts: any HostNaming
  ) {
    tools = FeedTools(markup: markup, decoding: decoding, sniffing: sniffing, hosts: hosts)
  }

  public func list(in bytes: [UInt8]) throws(FeedListFailure) -> FeedList {
    let transcript = FeedTranscript(
      of: FeedDocument(bytes: bytes), decoding: tools.decoding, sniffing: tools.sniffing)
    guard !transcript.isBlank else { throw FeedListFailure(reason: "The file is empty.") }
    var visitor = OPMLVisitor(hosts: tools.hosts)
    var parser = tools.markup.parser(
      of: .xml,
      limits: MarkupLimits(depth: OPMLVisitor.elementLimit, expansion: FeedLimits.expansion))
    transcript.read { parser.parse($0, telling: &visitor) }
    parser.finish(telling: &visitor)
    guard visitor.isOPML else {
      throw FeedListFailure(
        reason: "The file contains neither “opml” nor “outline” elements; "
          + "export your feeds as OPML and try again.")
    }
    return visitor.list
  }

  public func bytes(of list: FeedList) -> [UInt8] {
    Array(OPMLWriter(list).text.utf8)
  }
}
