import CoreDemo

/// How a feed is served.
public enum DemoFeedManner: Hashable, Sendable {
  /// With both validators and a cache lifetime.
  case usual
  /// Without validators.
  case withoutValidators
  /// As unchanged for every request with a validator, however old the validator is.
  case unchangedForEverybody
  /// With an error status and an optional `Retry-After` in seconds.
  case refused(Int, retryAfter: Int? = nil)
  /// With a redirect to another address, permanent or temporary.
  case moved(to: String, forGood: Bool)
  /// With a redirect to itself.
  case circle
  /// Only after ``DemoUpstream/release()``.
  case silent
  /// With a number of bytes of additional stories, and without an end.
  case endless(bytes: Int)
  /// As a small gzip file that expands to a number of bytes.
  case bomb(bytes: Int)
  /// With a wrong content type.
  case labelled(String)
  /// As an HTML page without a link to a feed.
  case page
  /// Cut off in the middle, sent as a complete reply.
  case half
}
