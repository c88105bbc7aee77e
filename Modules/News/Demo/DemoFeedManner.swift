/// How the demo's server answers requests for a feed: properly, or with a fault that real servers
/// have.
public enum DemoFeedManner: Hashable, Sendable {
  /// Replies with the feed, with a cache lifetime and both validators (`ETag` and `Last-Modified`).
  case usual
  /// Replies with the feed, without validators.
  case withoutValidators
  /// Replies “not modified” to every request with a validator, however old the validator is.
  case unchangedForEverybody
  /// Replies with an error status, and optionally with a `Retry-After` in seconds.
  case refused(Int, retryAfter: Int? = nil)
  /// Redirects to another address; `forGood` means a permanent redirect, else a temporary one.
  case moved(to: String, forGood: Bool)
  /// Redirects to the address of the feed itself.
  case circle
  /// Replies only after ``DemoUpstream/release()`` is called.
  case silent
  /// Replies with at least this number of bytes of repeated stories, and never closes the document.
  case endless(bytes: Int)
  /// Replies with a small gzip file that expands to this number of bytes.
  case bomb(bytes: Int)
  /// Replies with the feed, labelled with this wrong content type.
  case labelled(String)
  /// Replies with an HTML page that has no link to a feed.
  case page
  /// Replies with a document that is cut off in the middle, although the reply is complete.
  case half
}
