import Glibc

/// (c) A page of 20 and the total, for a mix of queries.
///
/// Its peer scans all texts (LIKE) in the same file. The benchmark compares page and total of both.
struct SearchBenchmark: Benchmark {
  static let letter: Character = "c"
  static let title = "search among bookmarks: a page of \(SearchAnswer.pageSize) and the total"
  static let rounds = (full: 5, small: 3)

  let contestants: [Contestant]
  let facts: [String]

  init(_ options: Options) async throws {
    let count = options.scale(1_000_000, small: 10_000)
    let file = try await SearchFile(count, path: options.database)
    let product = file.product
    let kinds = SearchKind.mix(of: count, try await SearchWords(of: product))
    var contestants: [Contestant] = []
    for kind in kinds {
      let expected = try await kind.questions.mapInTurn(product.scan)
      contestants += Self.contestants(kind, expected, file)
    }
    self.contestants = contestants
    facts = ["  Among \(Table.grouped(count)) bookmarks. \(file.origin)"]
  }

  private static func contestants(
    _ kind: SearchKind, _ expected: [SearchAnswer], _ file: SearchFile
  ) -> [Contestant] {
    [
      .asking(
        kind.questions, as: kind.described(finding: expected.map(\.total)), expecting: expected,
        isSubject: true, aim: kind.limit.map { .highestTime($0) }
      ) { try await file.product.answer($0) },
      .asking(kind.questions, as: "  scan with LIKE", expecting: expected) {
        try await file.product.scan($0)
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
  init(_ count: Int, path: String?) async throws {
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
    let sample = try await Sample.measure(count) {
      try await product.keep(samples: count)
    }
    origin = "To keep them took \(Table.time(sample.seconds))."
  }
}
