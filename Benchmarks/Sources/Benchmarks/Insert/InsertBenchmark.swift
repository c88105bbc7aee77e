/// (b) Many bookmarks into a new file, in transactions of 1,000, as an import stores them.
///
/// The store looks up each address, folds the texts and writes. Its peers have the value of every
/// column ready and only write, into the same tables, indexes and text index, with the same
/// connection options. The benchmark compares every value of every table in all files.
struct InsertBenchmark: Benchmark {
  static let letter: Character = "b"
  static let title = "insert of bookmarks into a file, \(Product.portion) in a transaction"

  let rounds: Int
  let contestants: [Contestant]

  init(_ options: Options) throws(WrongResult) {
    let count = options.scale(100_000, small: 3000)
    rounds = options.scale(5, small: 3)
    let kept = try SampleBookmark.bookmarks(0..<count)
    let bare = BareInsert(kept)
    let grdb = GRDBInsert(kept)
    let expected = ExpectedContent(index: "bookmark_index_pieces")
    contestants = [
      Contestant(name: "Seams: SQLBookmarkStore.keep", isSubject: true) {
        () throws(WrongResult) in
        try await expected.compare { path throws(WrongResult) in
          let product = try await Product(.file(path))
          return try await .measure(count) { () throws(WrongResult) in
            try await product.keep(kept)
          }
        }
      },
      Contestant(name: "prepared statements in C", aim: .timeAtMost(1.5)) {
        () throws(WrongResult) in
        try await expected.compare { path throws(WrongResult) in
          _ = try await Product(.file(path))
          return try await bare.run(path: path)
        }
      },
      Contestant(name: "GRDB, same statements") { () throws(WrongResult) in
        try await expected.compare { path throws(WrongResult) in
          _ = try await Product(.file(path))
          return try await grdb.run(path: path)
        }
      },
    ]
  }
}
