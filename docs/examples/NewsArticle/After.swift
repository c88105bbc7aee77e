// AFTER: the reader receives its source. So a test determines the source's answer, and failures are
// as easy to test as successes: each has a case, a result, and a test. The real source is separate,
// and a single test sends a real request through it.

/// The source of papers.
public protocol PaperSource: Sendable {
  /// Returns the document of a paper.
  func document(of paper: String) async throws(PaperFailure) -> String
}

/// The result for a paper.
public struct PaperOutcome: Hashable, Sendable {
  public let paper: String
  public let titles: Result<[String], PaperFailure>

  public init(_ paper: String, _ titles: Result<[String], PaperFailure>) {
    self.paper = paper
    self.titles = titles
  }
}

/// A reader with an injected source.
public struct HandedReader: Sendable {
  private let source: any PaperSource

  public init(source: any PaperSource) {
    self.source = source
  }

  /// Reads papers in parallel, and reports each result as soon as it is available.
  public func read(_ papers: [String], telling tell: (PaperOutcome) -> Void) async {
    await withTaskGroup(of: PaperOutcome.self) { group in
      for paper in papers {
        group.addTask { await outcome(of: paper) }
      }
      for await outcome in group { tell(outcome) }
    }
  }

  private func outcome(of paper: String) async -> PaperOutcome {
    do throws(PaperFailure) {
      let document = try await source.document(of: paper)
      return PaperOutcome(paper, .success(try titles(in: document)))
    } catch {
      return PaperOutcome(paper, .failure(error))
    }
  }

  private func titles(in document: String) throws(PaperFailure) -> [String] {
    guard document.hasSuffix("end\n") else { throw .cut }
    var titles: [String] = []
    for line in document.split(separator: "\n").dropLast() {
      guard line.hasPrefix("title: ") else { throw .unknownForm(String(line)) }
      titles.append(String(line.dropFirst(7)))
    }
    return titles
  }
}

/// The real source.
public struct NetworkPaperSource: PaperSource {
  public init() {}

  public func document(of paper: String) async throws(PaperFailure) -> String {
    try Network.fetch(paper)
  }
}
