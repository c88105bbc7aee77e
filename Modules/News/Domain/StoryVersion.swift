public import CoreDomain

/// What one feed says of a story that several feeds carry.
public struct StoryVersion: Hashable, Sendable {
  /// Where the feed is asked for.
  public let address: WebAddress
  public let contents: StoryContents

  public init(address: WebAddress, contents: StoryContents) {
    self.address = address
    self.contents = contents
  }

  /// Returns the index of the version that stands for the story in lists over several feeds.
  ///
  /// Feeds on the host that the story leads to come before others, so that nobody else speaks for them. Of the rest
  /// the fullest version is shown and, of versions equally full, the first.
  ///
  /// - Parameter versions: at least one; the first is the one that was shown so far.
  public static func shown(among versions: [StoryVersion]) -> Int {
    let site = versions.first?.contents.link.map(StoryLikeness.site)
    let own = versions.indices.filter { StoryLikeness.site(of: versions[$0].address) == site }
    let candidates = own.isEmpty ? Array(versions.indices) : own
    let fullness = versions.map(\.contents.fullness)
    return candidates.max { fullness[$0] < fullness[$1] } ?? 0
  }
}

extension StoryContents {
  /// How much there is to read: the bytes of the longer one of its texts, without markup.
  public var fullness: Int {
    [summary, content].map { $0?.inlineText.utf8.count ?? 0 }.max() ?? 0
  }
}
