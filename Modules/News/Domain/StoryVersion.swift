public import CoreDomain

/// One feed's version of a story. ``shown(among:)`` chooses the version to show.
public struct StoryVersion: Hashable, Sendable {
  /// The address of the feed, not of the story.
  public let address: WebAddress
  public let contents: StoryContents

  public init(address: WebAddress, contents: StoryContents) {
    self.address = address
    self.contents = contents
  }

  /// Returns the index of the default version. The list of a single feed shows the version of that
  /// feed; all other lists show the default version.
  ///
  /// The publisher's version has precedence, so that other feeds cannot replace it: if there are
  /// feeds on the host of the story's link, only their versions are candidates. Otherwise, all
  /// versions are candidates. The result is the candidate with the greatest
  /// ``StoryContents/fullness``. If several are equal, it is the first of them.
  ///
  /// - Parameter versions: At least one version. The first is the version that is currently shown;
  ///   its link counts as the link of the story.
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
