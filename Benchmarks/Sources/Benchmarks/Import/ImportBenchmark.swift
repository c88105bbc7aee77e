import BookmarksDomain
import BookmarksInfrastructure
import BookmarksRepository
import CoreDomain
import CoreInfrastructure

/// (d) Import of a Netscape file into a new file of bookmarks.
///
/// A second row measures only the parsing: the same file through the same reader, without storing.
/// The memory is that of a separate process that runs a single import.
struct ImportBenchmark: Benchmark {
  static let letter: Character = "d"
  static let title = "import of a Netscape file"
  static let rounds = (full: 5, small: 3)

  let contestants: [Contestant]
  private let memory: [String]

  init(_ options: Options) async throws {
    let count = options.scale(100_000, small: 3000)
    let file = try TemporaryFile(NetscapeFile(bookmarks: count).bytes)
    contestants = [
      Contestant(name: "Seams: importFile", isSubject: true) {
        let folder = try TemporaryFolder()
        let sample = try await BookmarkImport(file: file.path).run(into: folder)
        try WrongResult.check("rows imported", sample.count, is: count)
        return sample
      },
      Contestant(name: "  its reading alone") {
        let sample = try await BookmarkImport(file: file.path).read()
        try WrongResult.check("rows read", sample.count, is: count)
        return sample
      },
    ]
    memory =
      options.isForProfile
      ? [] : try [count / 10, count, 4 * count].map(Self.memory(ofImporting:))
  }

  func remarks(on measured: [Measurement]) -> [String] {
    measured.filter(\.isSubject).map { $0.rate(of: "rows") } + memory
  }

  /// Runs a process that imports one file and returns its memory in words.
  private static func memory(ofImporting count: Int) throws -> String {
    let bytes = NetscapeFile(bookmarks: count).bytes
    let file = try TemporaryFile(bytes)
    let peak = try Program("benchmarks")
      .peakMemory([BookmarkImport.argument, file.path], printing: count)
    return "  Peak memory of an import of \(Table.grouped(count)) rows "
      + "(\(Table.mebibytes(bytes.count))): \(peak)"
  }
}

/// An import as in the program: from a file, through the repository, into the store.
struct BookmarkImport {
  /// The argument that makes this program run a single import, followed by a file. It prints the
  /// number of rows.
  static let argument = "--import"

  let file: String

  /// Imports into a new file in a folder, and counts the rows that became bookmarks.
  func run(into folder: TemporaryFolder) async throws -> Sample {
    let product = try await Product(.file(folder.file("bookmarks.db")))
    let repository = product.repository()
    let source = try await source()
    let (report, sample) = try await Sample.measuring(0) {
      try await repository.importFile(
        source, as: .netscape, folders: .tags, encoding: nil, progress: { _ in })
    }
    try WrongResult.check("rows left out or merged", report.rows - report.imported, is: 0)
    return sample.counting(report.imported)
  }

  /// Parses the file without storing anything.
  func read() async throws -> Sample {
    let source = try await source()
    let (count, sample) = try await Sample.measuring(0) {
      var reader = Product.netscape.reader(folders: .tags, encoding: nil)
      var count = 0
      while let bytes = try await source.next() { count += try reader.read(bytes).count }
      return try count + reader.finish().count
    }
    return sample.counting(count)
  }

  private func source() async throws -> any ByteSource {
    let identifiers = RandomIdentifierSource(RepeatableRandom(seed: 2))
    return try await POSIXFileSystem(identifiers: identifiers).source(file)
  }
}
