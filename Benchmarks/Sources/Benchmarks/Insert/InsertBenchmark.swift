/// (b) Many bookmarks into a new file, in transactions of 1,000, as an import stores them.
///
/// The store looks up each address, folds the texts and writes. Its peers have the value of every
/// column ready and only write, into the same tables, indexes and text index, with the same
/// connection options. The benchmark compares every value of every table in all files.
struct InsertBenchmark: Benchmark {
  static let letter: Character = "b"
  static let title = "insert of bookmarks into a file, \(Product.portion) in a transaction"
  static let rounds = (full: 5, small: 3)

  let contestants: [Contestant]

  init(_ options: Options) throws {
    let count = options.scale(100_000, small: 3000)
    let kept = try SampleBookmark.bookmarks(0..<count)
    let bare = BareInsert(kept)
    let grdb = GRDBInsert(kept)
    let expected = ExpectedContent(index: "bookmark_index_pieces")
    func peer(
      _ name: String, aim: Aim? = nil, _ run: @escaping (String) async throws -> Sample
    ) -> Contestant {
      Contestant(name: name, aim: aim) {
        try await expected.compare { path in
          _ = try await Product(.file(path))
          return try await run(path)
        }
      }
    }
    contestants = [
      Contestant(name: "Seams: SQLBookmarkStore.keep", isSubject: true) {
        try await expected.compare { path in
          let product = try await Product(.file(path))
          return try await .measure(count) { try await product.keep(kept) }
        }
      },
      peer("prepared statements in C", aim: .timeAtMost(1.5)) { try await bare.run(path: $0) },
      peer("GRDB, same statements") { try await grdb.run(path: $0) },
    ]
  }
}
