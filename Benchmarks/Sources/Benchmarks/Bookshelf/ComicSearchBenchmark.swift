import BookshelfDomain
import CoreDomain

/// (n) A page of a list and the total, for typical searches.
///
/// The queries are taken from random series, so words of many titles are searched often. Its peer
/// scans all texts (LIKE) in the same file. The benchmark compares page and total of both.
struct ComicSearchBenchmark: Benchmark {
  static let letter: Character = "n"
  static let title = "search among series: a page of \(SearchAnswer.pageSize) and the total"
  static let rounds = (full: 5, small: 3)

  let contestants: [Contestant]
  private let remark: String

  init(_ options: Options) async throws {
    let count = options.scale(30_000, small: 1000)
    let folder = try TemporaryFolder()
    let product = try await BookshelfProduct(.file(folder.file("comics.db")))
    try await product.synchronise(samples: count)
    var contestants: [Contestant] = []
    for kind in ComicSearchKind.mix(of: count) {
      let expected = try await kind.queries.mapInTurn(product.scan)
      contestants += Self.contestants(kind, expected, product, folder)
    }
    self.contestants = contestants
    remark =
      "  Among \(Table.grouped(count)) series. The time is that of the middle one of "
      + "\(ComicSearchKind.questions) questions."
  }

  func remarks(on measured: [Measurement]) -> [String] {
    let all = measured.filter(\.isSubject).flatMap { $0.samples.flatMap(\.each) }
    return [remark, "  The middle one of all questions: \(Table.time(all.median))"]
  }

  private static func contestants(
    _ kind: ComicSearchKind, _ expected: [SearchAnswer], _ product: BookshelfProduct,
    _ folder: TemporaryFolder
  ) -> [Contestant] {
    func contestant(
      _ name: String, isSubject: Bool, aim: Aim?,
      _ answer: @escaping (String) async throws -> SearchAnswer
    ) -> Contestant {
      Contestant(name: name, isSubject: isSubject, aim: aim) {
        defer { withExtendedLifetime(folder) {} }
        let samples = try await zip(kind.queries, expected).mapInTurn { query, expected in
          let (found, sample) = try await Sample.measuring(1) { try await answer(query) }
          guard found == expected else {
            throw WrongResult("\(name), “\(query)”: \(found), and not \(expected)")
          }
          return sample
        }
        return Sample(
          count: 1, seconds: samples.map(\.seconds).median,
          processorSeconds: samples.map(\.processorSeconds).median, each: samples.map(\.seconds))
      }
    }
    return [
      contestant(
        kind.described(finding: expected.map(\.total)), isSubject: true, aim: .highestTime(0.003)
      ) { query in try await product.answer(query) },
      contestant("  scan with LIKE", isSubject: false, aim: nil) {
        query in try await product.scan(query)
      },
    ]
  }
}
