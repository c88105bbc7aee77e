import BookmarksDomain
import BookmarksInfrastructure
import BookmarksRepository
import CBenchmarks
import CoreDomain
import CoreInfrastructure
import Glibc

/// (d) Import of a Netscape file into a new file of bookmarks.
///
/// A second row measures only the parsing: the same file through the same reader, without storing.
/// The memory is that of a separate process that runs a single import.
struct ImportBenchmark: Benchmark {
  static let letter: Character = "d"
  static let title = "import of a Netscape file"

  let rounds: Int
  let contestants: [Contestant]
  private let memory: [String]

  init(_ options: Options) async throws(WrongResult) {
    let count = options.scale(100_000, small: 3000)
    rounds = options.scale(5, small: 3)
    let file = try TemporaryFile(NetscapeFile(bookmarks: count).bytes)
    contestants = [
      Contestant(name: "Seams: importFile", isSubject: true) { () throws(WrongResult) in
        let folder = try TemporaryFolder()
        let sample = try await BookmarkImport(file: file.path).run(into: folder)
        try WrongResult.check("rows imported", sample.count, is: count)
        return sample
      },
      Contestant(name: "  its reading alone") { () throws(WrongResult) in
        let sample = try await BookmarkImport(file: file.path).read()
        try WrongResult.check("rows read", sample.count, is: count)
        return sample
      },
    ]
    var memory: [String] = []
    for share in options.isForProfile ? [] : [count / 10, count, 4 * count] {
      memory.append(try Self.memory(ofImporting: share))
    }
    self.memory = memory
  }

  func remarks(on measured: [Measurement]) -> [String] {
    measured.filter(\.isSubject).map {
      "  \($0.name): \(Table.grouped(Int(Double($0.count) / $0.seconds))) rows/s"
    } + memory
  }

  /// Runs a process that imports one file and returns its memory in words.
  private static func memory(ofImporting count: Int) throws(WrongResult) -> String {
    let bytes = NetscapeFile(bookmarks: count).bytes
    let file = try TemporaryFile(bytes)
    let output = try Program("benchmarks").run([BookmarkImport.argument, file.path]).output
    let numbers = output.split(whereSeparator: { $0 == " " || $0 == "\n" }).compactMap { Int($0) }
    guard numbers.count == 2 else { throw WrongResult("the import alone said “\(output)”") }
    try WrongResult.check("rows of the import alone", numbers[0], is: count)
    return "  Peak memory of an import of \(Table.grouped(count)) rows "
      + "(\(Table.mebibytes(bytes.count))): \(Table.mebibytes(numbers[1]))"
  }
}

/// An import as in the program: from a file, through the repository, into the store.
struct BookmarkImport {
  /// The argument that makes this program run a single import.
  static let argument = "--import"

  let file: String

  /// Imports into a new file in a folder, and counts the rows that became bookmarks.
  func run(into folder: TemporaryFolder) async throws(WrongResult) -> Sample {
    let product = try await Product(path: folder.file("bookmarks.db"))
    let repository = product.repository()
    let source = try await source()
    var report = ImportReport()
    let sample = try await Sample.measure(0) { () throws(WrongResult) in
      do throws(BookmarkFailure) {
        report = try await repository.importFile(
          source, as: .netscape, folders: .tags, encoding: nil, progress: { _ in })
      } catch {
        throw WrongResult("the import failed: \(error)")
      }
    }
    try WrongResult.check("rows left out or merged", report.rows - report.imported, is: 0)
    return sample.counting(report.imported)
  }

  /// Parses the file without storing anything.
  func read() async throws(WrongResult) -> Sample {
    let source = try await source()
    var count = 0
    let sample = try await Sample.measure(0) { () throws(WrongResult) in
      do {
        let format = NetscapeBookmarkFormat(
          normalizer: Product.normalizer, decoding: IconvTextDecoding(),
          sniffing: UchardetEncodingSniffing())
        var reader = format.reader(folders: .tags, encoding: nil)
        while let bytes = try await source.next() { count += try reader.read(bytes).count }
        count += try reader.finish().count
      } catch {
        throw WrongResult("the file cannot be read: \(error)")
      }
    }
    return sample.counting(count)
  }

  private func source() async throws(WrongResult) -> any ByteSource {
    do throws(FileFailure) {
      let identifiers = RandomIdentifierSource(RepeatableRandom(seed: 2))
      return try await POSIXFileSystem(identifiers: identifiers).source(file)
    } catch {
      throw WrongResult("\(error)")
    }
  }

  /// Runs one import, and prints the number of rows and the peak memory in bytes.
  static func alone(_ file: String) async -> Int32 {
    do throws(WrongResult) {
      let sample = try await BookmarkImport(file: file).run(into: TemporaryFolder())
      print("\(sample.count) \(bench_peak_memory())")
      return 0
    } catch {
      print(error.description)
      return 1
    }
  }
}

extension Sample {
  /// The same sample with another number of items.
  fileprivate func counting(_ count: Int) -> Sample {
    Sample(count: count, seconds: seconds, processorSeconds: processorSeconds)
  }
}
