/// How a feed is served.
public enum DemoFeedManner: Hashable, Sendable {
  /// With both validators, and a lifetime.
  case usual
  /// Without anything by which to ask whether it has changed.
  case withoutValidators
  /// As unchanged for anybody who shows any validator, however old it is.
  case unchangedForEverybody
  /// Not at all: a refusal, with the seconds after which to ask again.
  case refused(Int, retryAfter: Int? = nil)
  /// From another address, for good or for now.
  case moved(to: String, forGood: Bool)
  /// By a redirect that leads to itself.
  case circle
  /// Not before ``DemoUpstream/release()``.
  case silent
  /// With so many bytes of further stories, and no end.
  case endless(bytes: Int)
  /// As a few bytes of gzip that unfold to so many.
  case bomb(bytes: Int)
  /// With the wrong type of content.
  case labelled(String)
  /// As a page, which says nothing of a feed.
  case page
  /// Up to the middle, as if that were all.
  case half
}
