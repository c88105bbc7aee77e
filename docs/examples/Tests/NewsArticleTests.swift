import CoreTesting
import NewsArticle
import Testing

/// Before: the test uses the network, and passes while the network works.
@Suite(.serialized) struct SelfServedReaderTests {
  init() {
    Network.set(.fine)
  }

  @Test func readsTheTitlesOfAPaper() async {
    #expect(await SelfServedReader().titles(of: ["tide"]) == ["Ebb at tide", "Flood at tide"])
  }

  /// Shows how such a test fails on other days, and what doubles alone do not notice. The suite is
  /// nested, because both suites use the global network.
  @Suite(.serialized) struct NetworkFragilityTests {
    @Test(arguments: [
      (Network.Day.fine, true), (.down, false), (.cut, false), (.changed, false),
    ])
    func aTestThatUsesTheNetworkDependsOnTheDay(_ day: Network.Day, _ passes: Bool) async {
      Network.set(day)
      let titles = await SelfServedReader().titles(of: ["tide"])
      #expect((titles == ["Ebb at tide", "Flood at tide"]) == passes)

      #expect(await readsTitles(from: ToldPaperSource("title: Ebb\nend\n"), of: "tide"))
      Network.set(.fine)
    }

    /// The papers have changed their format. Tests with doubles still pass; the one test of the
    /// real source fails.
    @Test(arguments: [(Network.Day.fine, true), (.changed, false)])
    func aDoubleDoesNotNoticeAChangedFormat(_ day: Network.Day, _ passes: Bool) async {
      Network.set(day)
      #expect(await readsTitles(from: ToldPaperSource("title: Ebb\nend\n"), of: "tide"))
      #expect(await readsTitles(from: NetworkPaperSource(), of: "tide") == passes)
      Network.set(.fine)
    }

    @Test func theFirstDesignHidesErrors() async {
      Network.set(.cut)
      #expect(await SelfServedReader().titles(of: ["tide"]) == ["Ebb at tide", "Flo"])
      Network.set(.down)
      #expect(await SelfServedReader().titles(of: ["tide"]) == [], "as if there were no news")
      Network.set(.fine)
    }
  }
}

/// After: the source's answer is a line of the test.
@Suite(.timeLimit(.minutes(1))) struct HandedReaderTests {
  @Test(arguments: [
    (Result<String, PaperFailure>.success("title: Ebb\nend\n"), Outcome.success(["Ebb"])),
    (.success("end\n"), .success([])),
    (.failure(.unreachable), .failure(.unreachable)),
    (.success("title: Ebb\ntitle: Flo"), .failure(.cut)),
    (.success("headline: Ebb\nend\n"), .failure(.unknownForm("headline: Ebb"))),
  ])
  func reportsTheResultOfAPaper(
    _ answer: Result<String, PaperFailure>, _ expected: Outcome
  ) async {
    let outcomes = await outcomes(of: ["tide"], from: ToldPaperSource(answer))
    #expect(outcomes == [PaperOutcome("tide", expected)])
  }

  /// The gate opens when all other papers are read: a sequential reader would wait forever.
  @Test func aHangingPaperDoesNotDelayTheOthers() async {
    let gate = Gate()
    let source = ToldPaperSource("title: Ebb\nend\n", holding: ("paper 7", gate.pass))
    var papers: [String] = []
    await HandedReader(source: source).read((0..<100).map { "paper \($0)" }) { outcome in
      papers.append(outcome.paper)
      if papers.count == 99 { gate.open() }
    }
    #expect(papers.count == 100 && papers.last == "paper 7")
  }
}

typealias Outcome = Result<[String], PaperFailure>

private func outcomes(of papers: [String], from source: any PaperSource) async -> [PaperOutcome] {
  var outcomes: [PaperOutcome] = []
  await HandedReader(source: source).read(papers) { outcomes.append($0) }
  return outcomes
}

/// Whether a source returns readable titles, as the live test asks of the real one.
private func readsTitles(from source: any PaperSource, of paper: String) async -> Bool {
  guard case .success(let titles)? = await outcomes(of: [paper], from: source).first?.titles
  else { return false }
  return !titles.isEmpty
}

/// A source with a prepared answer, for one paper only after a gate.
private struct ToldPaperSource: PaperSource {
  let answer: Result<String, PaperFailure>
  var held: (paper: String, gate: @Sendable () async -> Void)?

  init(_ answer: Result<String, PaperFailure>) {
    self.answer = answer
  }

  init(
    _ document: String, holding held: (paper: String, gate: @Sendable () async -> Void)? = nil
  ) {
    answer = .success(document)
    self.held = held
  }

  func document(of paper: String) async throws(PaperFailure) -> String {
    if let held, held.paper == paper { await held.gate() }
    return try answer.get()
  }
}
