import BookshelfDomain
import BookshelfInfrastructure
import CoreDomain

/// (m) A catalogue of many series with ten episodes each, into a new file, 500 series per
/// transaction.
///
/// The store looks up each series, folds its title and its reading, computes a digest of it and
/// writes it. Its peer, the SQLite shell, receives the value of every column and only writes, in
/// one transaction. The benchmark compares every value of every table in both files.
struct CatalogueSyncBenchmark: Benchmark {
  static let letter: Character = "m"
  static let title =
    "a catalogue into a file, \(BookshelfProduct.portion) series in a transaction"
  static let rounds = (full: 5, small: 3)

  let contestants: [Contestant]
  private let memory: [String]

  init(_ options: Options) async throws {
    let count = options.scale(30_000, small: 600)
    let series = try SampleComics.series(0..<count)
    // Series, authors, volumes and episodes.
    let rows = series.reduce(0) {
      $0 + 1 + $1.authors.count + $1.comics.count + $1.episodes.count
    }
    let shell = try await BookshelfShell(samples: count)
    let expected = ExpectedContent(index: "comic_index_pieces")
    contestants = [
      Contestant(name: "Seams: SQLComicStore.keep", isSubject: true) {
        try await expected.compare { path in
          let product = try await BookshelfProduct(.file(path))
          return try await .measure(rows) {
            try await product.synchronise(series)
          }
        }
      },
      Contestant(name: "sqlite3, rows that are ready", aim: .timeAtMost(2)) {
        try await expected.compare { path in
          _ = try await BookshelfProduct(.file(path))
          return try shell.run(into: path, count: rows)
        }
      },
    ]
    memory =
      options.isForProfile
      ? [] : try [count / 10, count].map(CatalogueSyncAlone.memory(ofKeeping:))
  }

  func remarks(on measured: [Measurement]) -> [String] {
    measured.map { $0.rate(of: "rows") } + memory
  }
}

/// One synchronization in a process of its own.
enum CatalogueSyncAlone {
  /// The argument that makes this program run a single synchronization, followed by the number of
  /// series.
  static let argument = "--catalogue"

  /// Runs such a process and returns its memory in words.
  static func memory(ofKeeping count: Int) throws -> String {
    let peak = try Program("benchmarks").peakMemory([argument, "\(count)"], printing: count)
    return "  Peak memory of a synchronisation of \(Table.grouped(count)) series: \(peak)"
  }

  /// Runs one synchronization, and returns the number of series.
  static func alone(_ count: String) async throws -> Int {
    guard let count = Int(count) else { throw WrongResult("“\(count)” is not a number") }
    let folder = try TemporaryFolder()
    let product = try await BookshelfProduct(.file(folder.file("comics.db")))
    try await product.synchronise(samples: count)
    return try await product.store.state()?.series ?? 0
  }
}
