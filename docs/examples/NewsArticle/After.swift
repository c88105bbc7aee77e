// AFTER: the reader is handed its source. So a test says what the source answers, and what goes wrong
// is as easy as what goes well: it has a case, an outcome, and a test. The real source stands beside it,
// and one test alone asks the real network through it.

/// Where papers come from.
public protocol PaperSource: Sendable {
  /// What a paper sends, as a whole text.
  func document(of paper: String) async throws(PaperFailure) -> String
}

/// What came of a paper.
public struct PaperOutcome: Hashable, Sendable {
  public let paper: String
  public let titles: Result<[String], PaperFailure>

  public init(_ paper: String, _ titles: Result<[String], PaperFailure>) {
    self.paper = paper
    self.titles = titles
  }
}

/// A reader that is handed its source.
public struct HandedReader: Sendable {
  private let source: any PaperSource

  public init(source: any PaperSource) {
    self.source = source
  }

  /// Reads many papers at once, and tells the outcome of each as soon as it is there.
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
