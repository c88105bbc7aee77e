import BookmarksDomain
import CBenchmarks

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
    var bookmarks: [Bookmark] = []
    for number in 0..<count {
      bookmarks.append(
        try SampleBookmark(number: number).bookmark(number: number, by: Product.normalizer))
    }
    let kept = bookmarks
    let bare = BareInsert(kept)
    let grdb = GRDBInsert(kept)
    let expected = ExpectedContent()
    contestants = [
      Contestant(name: "Seams: SQLBookmarkStore.keep", isSubject: true) {
        () throws(WrongResult) in
        try await Self.run(into: expected) { path throws(WrongResult) in
          let product = try await Product(path: path)
          return try await .measure(count) { () throws(WrongResult) in
            try await product.keep(kept)
          }
        }
      },
      Contestant(name: "prepared statements in C", aim: .timeAtMost(1.5)) {
        () throws(WrongResult) in
        try await Self.run(into: expected) { path throws(WrongResult) in
          _ = try await Product(path: path)
          return try await bare.run(path: path)
        }
      },
      Contestant(name: "GRDB, same statements") { () throws(WrongResult) in
        try await Self.run(into: expected) { path throws(WrongResult) in
          _ = try await Product(path: path)
          return try await grdb.run(path: path)
        }
      },
    ]
  }

  /// Runs the work on a new file and compares its contents with those of the others.
  private static func run(
    into expected: ExpectedContent, _ work: (String) async throws(WrongResult) -> Sample
  ) async throws(WrongResult) -> Sample {
    let folder = try TemporaryFolder()
    let path = folder.file("bookmarks.db")
    let sample = try await work(path)
    try expected.compare(path)
    return sample
  }
}

/// The contents of the first file, which all others must equal.
private final class ExpectedContent {
  private var first: (rows: Int, checksum: UInt64)?

  func compare(_ path: String) throws(WrongResult) {
    let content = unsafe bench_store_content(path, "bookmark_index_pieces")
    guard content.rows > 0 else { throw WrongResult("\(path) is not sound") }
    guard let first else {
      first = (content.rows, content.checksum)
      return
    }
    try WrongResult.check("rows of all tables", content.rows, is: first.rows)
    guard content.checksum == first.checksum else {
      throw WrongResult("the values in \(path) are others than those of the first file")
    }
  }
}
