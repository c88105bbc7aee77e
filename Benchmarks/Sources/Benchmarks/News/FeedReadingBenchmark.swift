/// (j) Reading feeds: a large one, and many small ones.
///
/// The peers are libxml2's reader, which only checks that the files are well-formed, and Python's
/// feedparser, which parses dates, sanitizes and resolves links as Seams does. Both include the
/// start of a process. The memory is that of separate processes.
struct FeedReadingBenchmark: Benchmark {
  static let letter: Character = "j"
  static let title = "reading feeds in RSS 2.0"
  static let rounds = (full: 3, small: 2)

  let contestants: [Contestant]
  /// The size of each shelf in bytes.
  private let sizes: [Int]
  let facts: [String]

  init(_ options: Options) async throws {
    let size = options.scale(15_000_000, small: 200_000)
    let small = 60_000
    let shelves = [
      try FeedShelf("one of \(Table.mebibytes(size))", sizes: [size]),
      try FeedShelf(
        "\(size / small) of \(Table.mebibytes(small))",
        sizes: Array(repeating: small, count: size / small)),
    ]
    contestants = shelves.flatMap { Self.contestants($0) }
    sizes = shelves.map(\.bytes)
    let missing = FeedPeer.all.filter { $0.program == nil }
    facts =
      try (options.isForProfile ? [] : shelves.map { try Self.memory($0) })
      + missing.map { "  \($0.shortName) is missing on this machine: install \($0.package)." }
  }

  func remarks(on measured: [Measurement]) -> [String] {
    let speeds = zip(measured.filter(\.isSubject), sizes).map { one, bytes in
      "  \(one.name): \(Table.fixed(Double(bytes) / one.seconds / 1e6, 1)) MB/s"
    }
    return speeds + facts
  }

  private static func contestants(_ shelf: FeedShelf) -> [Contestant] {
    let seams = Contestant(name: "Seams: MarkupFeedReader, \(shelf.name)", isSubject: true) {
      let documents = try FeedReadingAlone.documents(shelf.paths)
      let (entries, sample) = try await Sample.measuring(shelf.entries) {
        try FeedReadingAlone.read(documents)
      }
      try WrongResult.check("entries", entries, is: shelf.entries)
      return sample
    }
    let peers = FeedPeer.all.compactMap { peer in
      peer.program.map { program in
        Contestant(name: "  \(peer.name)", aim: peer.aim) {
          let ending = try program.run(peer.arguments + shelf.paths)
          if peer.printsEntries {
            try WrongResult.check(
              "entries of \(peer.shortName)", ending.number ?? -1, is: shelf.entries)
          }
          return Sample(ending, count: shelf.entries)
        }
      }
    }
    return [seams] + peers
  }

  /// The memory of separate processes that read a shelf.
  private static func memory(_ shelf: FeedShelf) throws -> String {
    let alone = [FeedReadingAlone.argument] + shelf.paths
    let own = try Program("benchmarks").peakMemory(alone, printing: shelf.entries)
    let others = try FeedPeer.all.compactMap { peer in
      try peer.program.map { program in
        try program.peakMemory(peer.arguments + shelf.paths) + " for \(peer.shortName)"
      }
    }
    return "  Peak memory, \(shelf.name), \(Table.grouped(shelf.entries)) entries: "
      + ([own + " for Seams"] + others).joined(separator: ", ")
  }
}

/// Feeds in files.
struct FeedShelf: Sendable {
  let name: String
  let paths: [String]
  let entries: Int
  let bytes: Int
  private let files: [TemporaryFile]

  /// - Parameter sizes: The approximate size of each file in bytes.
  init(_ name: String, sizes: [Int]) throws {
    var files: [TemporaryFile] = []
    var (entries, bytes) = (0, 0)
    for (number, size) in sizes.enumerated() {
      let feed = FeedFile(number: number, bytes: size)
      files.append(try TemporaryFile(feed.bytes))
      entries += feed.entries
      bytes += feed.bytes.count
    }
    self.name = name
    self.files = files
    self.entries = entries
    self.bytes = bytes
    paths = files.map(\.path)
  }
}
