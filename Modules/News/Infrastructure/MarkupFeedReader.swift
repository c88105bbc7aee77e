public import CoreDomain
public import NewsDomain

/// Parses feeds in XML, with a parser that ``MarkupReading`` provides, and feeds in JSON.
public struct MarkupFeedReader: FeedReading {
  private let tools: FeedTools

  public init(
    markup: any MarkupReading, decoding: any TextDecoding, sniffing: any EncodingSniffing,
    hosts: any HostNaming
  ) {
    tools = FeedTools(markup: markup, decoding: decoding, sniffing: sniffing, hosts: hosts)
  }

  public func feed(in document: FeedDocument) throws(FeedReadingFailure) -> ParsedFeed {
    let transcript = FeedTranscript(
      of: document, decoding: tools.decoding, sniffing: tools.sniffing)
    guard !transcript.isBlank else { throw .empty }
    let opening = transcript.opening
    switch opening.first {
    case "{", "[":
      return try JSONFeedReader(tools: tools).feed(in: transcript, of: document)
    case _ where opening == "null": throw .unknownFormat("JSON, but not a JSON Feed")
    case _ where opening.hasPrefix("<!doctype html") || opening.hasPrefix("<html"): throw .page
    default: return try feed(in: transcript, of: document)
    }
  }

  public func links(in page: FeedDocument) -> [FeedLink] {
    PageFeedLinks(tools: tools).links(in: page)
  }

  private func feed(
    in transcript: FeedTranscript, of document: FeedDocument
  ) throws(FeedReadingFailure) -> ParsedFeed {
    var visitor = FeedVisitor(document, notes: transcript.notes, tools: tools)
    var parser = tools.markup.parser(
      of: .xml, limits: MarkupLimits(depth: FeedLimits.depth, expansion: FeedLimits.expansion))
    transcript.read { parser.parse($0, telling: &visitor) }
    parser.finish(telling: &visitor)
    let root = visitor.foreignRoot
    if let feed = visitor.finish() { return feed }
    guard let root else { throw .unknownFormat("text that is neither XML nor JSON") }
    throw root.lowercased() == "html"
      ? .page : .unknownFormat("XML with the root element “\(root)”")
  }
}
