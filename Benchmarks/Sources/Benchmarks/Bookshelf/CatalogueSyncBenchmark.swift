import BookshelfDomain
import BookshelfInfrastructure
import CBenchmarks
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

  let rounds: Int
  let contestants: [Contestant]
  private let memory: [String]

  init(_ options: Options) async throws(WrongResult) {
    let count = options.scale(30_000, small: 600)
    rounds = options.scale(5, small: 3)
    let expected = try await Expected(count)
    let shell = expected.shell
    contestants = [
      Contestant(name: "Seams: SQLComicStore.keep", isSubject: true) { () throws(WrongResult) in
        try await expected.compare { path throws(WrongResult) in
          let product = try await BookshelfProduct(path: path)
          return try await .measure(expected.rows) { () throws(WrongResult) in
            try await product.synchronise { first throws(WrongResult) in
              Array(expected.series.dropFirst(first).prefix(BookshelfProduct.portion))
            }
          }
        }
      },
      Contestant(name: "sqlite3, rows that are ready", aim: .timeAtMost(2)) {
        () throws(WrongResult) in
        try await expected.compare { path throws(WrongResult) in
          _ = try await BookshelfProduct(path: path)
          return try shell.run(into: path, count: expected.rows)
        }
      },
    ]
    var memory: [String] = []
    for share in options.isForProfile ? [] : [count / 10, count] {
      memory.append(try CatalogueSyncAlone.memory(ofKeeping: share))
    }
    self.memory = memory
  }

  func remarks(on measured: [Measurement]) -> [String] {
    measured.map {
      "  \($0.name): \(Table.grouped(Int(Double($0.count) / $0.seconds))) rows/s"
    } + memory
  }
}

/// A catalogue, and the expected contents of a file after the import.
private struct Expected: Sendable {
  let series: [ComicSeries]
  /// Series, authors, volumes and episodes.
  let rows: Int
  let shell: BookshelfShell
  private let content: bench_content

  init(_ count: Int) async throws(WrongResult) {
    var series: [ComicSeries] = []
    for number in 0..<count { series.append(try SampleComics(number: number).series()) }
    self.series = series
    rows = series.reduce(0) { $0 + 1 + $1.authors.count + $1.comics.count + $1.episodes.count }
    let folder = try TemporaryFolder()
    let path = folder.file("comics.db")
    let product = try await BookshelfProduct(path: path)
    try await product.synchronise(samples: count)
    shell = try await BookshelfShell(importing: product)
    content = try Self.content(of: path)
  }

  /// Runs the work on a new file and compares its contents.
  func compare(
    _ work: (String) async throws(WrongResult) -> Sample
  ) async throws(WrongResult) -> Sample {
    let folder = try TemporaryFolder()
    let path = folder.file("comics.db")
    let sample = try await work(path)
    let found = try Self.content(of: path)
    try WrongResult.check("rows of all tables", found.rows, is: content.rows)
    guard found.checksum == content.checksum else {
      throw WrongResult("the values in \(path) are others than those of the first file")
    }
    return sample
  }

  private static func content(of path: String) throws(WrongResult) -> bench_content {
    let content = unsafe bench_store_content(path, "comic_index_pieces")
    guard content.rows > 0 else { throw WrongResult("\(path) is not sound") }
    return content
  }
}

/// One synchronization in a process of its own.
enum CatalogueSyncAlone {
  /// The argument that makes this program run a single synchronization, followed by the number of
  /// series.
  static let argument = "--catalogue"

  /// Runs such a process and returns its memory in words.
  static func memory(ofKeeping count: Int) throws(WrongResult) -> String {
    let output = try Program("benchmarks").run([argument, "\(count)"]).output
    let numbers = output.split(whereSeparator: { $0 == " " || $0 == "\n" }).compactMap { Int($0) }
    guard numbers.count == 2 else {
      throw WrongResult("the synchronisation alone said “\(output)”")
    }
    try WrongResult.check("series of the synchronisation alone", numbers[0], is: count)
    return "  Peak memory of a synchronisation of \(Table.grouped(count)) series: "
      + Table.mebibytes(numbers[1])
  }

  /// Runs one synchronization, and prints the number of series and the peak memory in bytes.
  static func alone(_ count: String) async -> Int32 {
    guard let count = Int(count) else { return 64 }
    do {
      let folder = try TemporaryFolder()
      let product = try await BookshelfProduct(path: folder.file("comics.db"))
      try await product.synchronise(samples: count)
      print("\(try await product.store.state()?.series ?? 0) \(bench_peak_memory())")
      return 0
    } catch {
      print(error)
      return 1
    }
  }
}
