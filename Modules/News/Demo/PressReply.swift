import CoreDemo
import CoreDomain
import HTTPTypes

/// The reply of a feed to a request, as the feed's ``DemoFeedManner`` says.
struct PressReply {
  let feed: DemoFeed
  let place: SitePlace
  let request: UpstreamRequest
  let now: Timestamp

  var reply: UpstreamReply {
    switch feed.manner {
    case .usual: return document
    case .withoutValidators: return bare
    case .unchangedForEverybody:
      return isConditional ? UpstreamReply(status: .notModified) : document
    case .refused(let code, let seconds): return refusal(code, after: seconds)
    case .moved(let address, let forGood):
      return .redirect(
        to: place.location(of: address), status: forGood ? .movedPermanently : .found)
    case .circle: return .redirect(to: place.location(of: feed.address))
    case .silent:
      var reply = document
      reply.isHeld = true
      return reply
    case .endless(let bytes): return endless(bytes)
    case .bomb(let bytes): return bomb(bytes)
    case .labelled(let type): return document.with(.contentType, type)
    case .page: return .page(feed.title, "There is no feed here any more. Read our pages.")
    case .half:
      var reply = bare
      reply.body = Array(reply.body.prefix(reply.body.count / 2))
      return reply
    }
  }

  private var isConditional: Bool {
    request.fields[.ifNoneMatch] != nil || request.fields[.ifModifiedSince] != nil
  }

  /// The document, with its content type as the only header field.
  private var bare: UpstreamReply {
    let text = feed.format.document(FeedIssue(feed, at: now))
    // For encodings other than UTF-8, only the document itself declares the encoding.
    let charset = feed.encoding == .utf8 ? "; charset=utf-8" : ""
    return UpstreamReply(
      fields: [.contentType: feed.format.contentType + charset],
      body: feed.encoding.bytes(of: text))
  }

  private var document: UpstreamReply {
    let changed = feed.stories(at: now).lazy.compactMap(\.published).max()
    return bare.tagged.with(.lastModified, changed?.httpDate)
      .with(.cacheControl, "public, max-age=\(Self.lifetime)").with(.date, now.httpDate)
  }

  private func refusal(_ code: Int, after seconds: Int?) -> UpstreamReply {
    UpstreamReply.page("\(code)", "This feed is not served.", status: .init(code: code))
      .after(seconds)
  }

  /// A reply that repeats the same story until the reply has this many bytes.
  private func endless(_ bytes: Int) -> UpstreamReply {
    let story = "<item><title>Again</title><description>And again.</description></item>\n"
    let piece = Array(String(repeating: story, count: 1000).utf8)
    return UpstreamReply(
      fields: [.contentType: DemoFeedFormat.rss2.contentType], body: Array(Self.opening.utf8),
      tail: UpstreamTail(bytes: piece, times: (bytes + piece.count - 1) / piece.count))
  }

  private func bomb(_ bytes: Int) -> UpstreamReply {
    let (head, tail) = DeflateBomb.file(of: bytes, after: Self.opening)
    return UpstreamReply(
      fields: [.contentType: DemoFeedFormat.rss2.contentType, .contentEncoding: "gzip"],
      body: head, tail: tail)
  }

  /// The start of the endless document.
  private static let opening =
    "<?xml version=\"1.0\"?>\n<rss version=\"2.0\"><channel><title>Much</title>\n"

  /// The cache lifetime of a document in seconds.
  private static let lifetime = 900
}
