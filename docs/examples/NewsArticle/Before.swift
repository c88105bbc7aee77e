// BEFORE: the reader fetches the papers itself. That is short, and correct while the network works.
// Failures are ignored, because they could not be tested; and the papers are fetched sequentially,
// so one that hangs delays all that follow. Now look at what its test needs
// (NewsArticleTests.swift, "Before").

/// A reader that fetches its papers itself.
public struct SelfServedReader: Sendable {
  public init() {}

  /// Returns the titles of all papers.
  public func titles(of papers: [String]) async -> [String] {
    var titles: [String] = []
    for paper in papers {
      // The missing seam: a test cannot replace this.
      guard let document = try? Network.fetch(paper) else { continue }
      for line in document.split(separator: "\n") where line.hasPrefix("title: ") {
        titles.append(String(line.dropFirst(7)))
      }
    }
    return titles
  }
}
