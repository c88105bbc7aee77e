public import CoreDomain

/// One feed's version of a story.
public struct StoryVersion: Hashable, Sendable {
  /// The feed's address.
  public let address: WebAddress
  public let contents: StoryContents

  public init(address: WebAddress, contents: StoryContents) {
    self.address = address
    self.contents = contents
  }

  /// Returns the index of the default version. Every list shows this version, except for the list
  /// of a single feed.
  ///
  /// Feeds on the same host as the story's link take precedence, so that other feeds cannot replace
  /// the publisher's version. Without such a feed, all versions are candidates. The longest
  /// candidate is shown; if several are equally long, the first of them.
  ///
  /// - Parameter versions: At least one version. The first is the version that is currently shown.
  public static func shown(among versions: [StoryVersion]) -> Int {
    let site = versions.first?.contents.link.map(StoryLikeness.site)
    let own = versions.indices.filter { StoryLikeness.site(of: versions[$0].address) == site }
    let candidates = own.isEmpty ? Array(versions.indices) : own
    let fullness = versions.map(\.contents.fullness)
    return candidates.max { fullness[$0] < fullness[$1] } ?? 0
  }
}

extension StoryContents {
  /// The length in bytes, without markup, of the summary or the content, whichever is longer.
  public var fullness: Int {
    [summary, content].map { $0?.inlineText.utf8.count ?? 0 }.max() ?? 0
  }
}
