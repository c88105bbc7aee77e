import Glibc

/// (c) A page of 20 and the total, for a mix of queries.
///
/// Its peer scans all texts (LIKE) in the same file. The benchmark compares page and total of both.
struct SearchBenchmark: Benchmark {
  static let letter: Character = "c"
  static let title = "search among bookmarks: a page of \(SearchAnswer.pageSize) and the total"

  let rounds: Int
  let contestants: [Contestant]
  private let remark: String

  init(_ options: Options) async throws(WrongResult) {
    let count = options.scale(1_000_000, small: 10_000)
    rounds = options.scale(5, small: 3)
    let file = try await SearchFile(count, path: options.database)
    let product = file.product
    let kinds = SearchKind.mix(of: count, try await SearchWords(of: product))
    var contestants: [Contestant] = []
    for kind in kinds {
      let expected = try await kind.questions.mapInTurn(product.scan)
      contestants += Self.contestants(kind, expected, file)
    }
    self.contestants = contestants
    remark = "  Among \(Table.grouped(count)) bookmarks. \(file.origin)"
  }

  func remarks(on measured: [Measurement]) -> [String] { [remark] }

  private static func contestants(
    _ kind: SearchKind, _ expected: [SearchAnswer], _ file: SearchFile
  ) -> [Contestant] {
    func contestant(
      _ name: String, isSubject: Bool, aim: Aim?,
      _ answer: @escaping (SearchQuestion) async throws(WrongResult) -> SearchAnswer
    ) -> Contestant {
      Contestant(name: name, isSubject: isSubject, aim: aim) { () throws(WrongResult) in
        let (answers, sample) = try await Sample.measuring(kind.questions.count) {
          () throws(WrongResult) in try await kind.questions.mapInTurn(answer)
        }
        for (question, pair) in zip(kind.questions, zip(answers, expected))
        where pair.0 != pair.1 {
          throw WrongResult(
            "\(name), “\(question.query)”: \(pair.0.total) found, and not \(pair.1.total), "
              + "or another page")
        }
        return sample
      }
    }
    return [
      contestant(
        kind.described(finding: expected.map(\.total)), isSubject: true,
        aim: kind.limit.map { .highestTime($0) }
      ) { question throws(WrongResult) in try await file.product.answer(question) },
      contestant("  scan with LIKE", isSubject: false, aim: nil) {
        question throws(WrongResult) in try await file.product.scan(question)
      },
    ]
  }
}

/// A file with the first `count` sample bookmarks.
final class SearchFile: Sendable {
  let product: Product
  /// How the file was created.
  let origin: String
  private let folder: TemporaryFolder?

  /// - Parameter path: A file to keep; if it exists, it is reused as it is.
  init(_ count: Int, path: String?) async throws(WrongResult) {
    let folder = path == nil ? try TemporaryFolder() : nil
    let path = path ?? folder?.file("bookmarks.db") ?? ""
    let isThere = unsafe access(path, F_OK) == 0
    self.folder = folder
    let product = try await Product(.file(path))
    self.product = product
    guard !isThere else {
      origin = "They were in \(path) already."
      return
    }
    let sample = try await Sample.measure(count) { () throws(WrongResult) in
      try await product.keep(samples: count)
    }
    origin = "To keep them took \(Table.time(sample.seconds))."
  }
}
