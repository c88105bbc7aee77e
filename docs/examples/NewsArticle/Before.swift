// BEFORE: the reader goes and gets what it reads. That is short, and on a fine day it is right. What
// goes wrong is passed over, since there was no way to try it; and one paper after the other is asked,
// so that one that hangs holds up all that come after it. Now look at what its test needs
// (NewsArticleTests.swift, "Before").

/// A reader that fetches its papers itself.
public struct SelfServedReader: Sendable {
  public init() {}

  /// The titles of all papers.
  public func titles(of papers: [String]) async -> [String] {
    var titles: [String] = []
    for paper in papers {
      // The seam that is missing: nothing can be put in the place of this.
      guard let document = try? Network.fetch(paper) else { continue }
      for line in document.split(separator: "\n") where line.hasPrefix("title: ") {
        titles.append(String(line.dropFirst(7)))
      }
    }
    return titles
  }
}
