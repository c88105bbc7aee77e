import CoreDomain
import EarthquakesDomain
import EarthquakesInfrastructure
import HTTPTypes

/// (g) A month of events as GeoJSON, read and stored in a new file.
///
/// The store looks up each event before it writes it. Its peer, the SQLite shell, extracts the
/// members with `json_each` and only writes, into the same tables and indexes. The benchmark
/// compares every value of every row in both files.
struct QuakeImportBenchmark: Benchmark {
  static let letter: Character = "g"
  static let title = "a reply of GeoJSON into a file of earthquakes"
  static let rounds = (full: 7, small: 3)

  let contestants: [Contestant]

  init(_ options: Options) async throws {
    let count = options.scale(12_569, small: 1000)
    var samples = SampleQuakes()
    let bytes = QuakeFile((0..<count).map { _ in samples.next() }).bytes
    let file = try TemporaryFile(bytes)
    let shell = try QuakeShell()
    contestants = [
      Contestant(name: "Seams: HTTPQuakeSource, SQLQuakeStore", isSubject: true) {
        let folder = try TemporaryFolder()
        let product = try await QuakeProduct(.file(folder.file("quakes.db")))
        let sample = try await Sample.measure(count) {
          try await product.keep(try await Self.read(bytes))
        }
        try WrongResult.check("events kept", try await product.content().count, is: count)
        return sample
      },
      Contestant(name: "sqlite3 with json_each", aim: .timeAtMost(2)) {
        let folder = try TemporaryFolder()
        let (path, own) = (folder.file("quakes.db"), folder.file("own.db"))
        _ = try await QuakeProduct(.file(path))
        let sample = try shell.importing(file.path, into: path, count: count)
        let expected = try await QuakeProduct(.file(own))
        try await expected.keep(try await Self.read(bytes))
        guard try await QuakeProduct(.file(path)).content() == expected.content() else {
          throw WrongResult("the shell has kept other values")
        }
        return sample
      },
    ]
  }

  /// Reads a reply as if it had come over HTTP.
  private static func read(_ bytes: [UInt8]) async throws -> [Quake] {
    let source = HTTPQuakeSource(client: ReadyReply(body: bytes), base: "http://127.0.0.1")
    let query = try QuakeProduct.query(latitude: 0, longitude: 0, kilometres: 20_001.6)
    guard let end = Timestamp(iso8601: "9999-01-01T00:00:00Z"),
      let period = QuakePeriod(from: query.since.moment, through: end)
    else { throw WrongResult("there is no such time") }
    return try await source.quakes(query, in: period)
  }
}

/// A client with a ready-made reply.
private struct ReadyReply: HTTPClient {
  let body: [UInt8]

  func send(
    _ request: HTTPRequest, body: [UInt8], limits: HTTPLimits
  ) async throws(HTTPFailure) -> HTTPReply {
    HTTPReply(response: HTTPResponse(status: .ok), body: self.body, address: "")
  }
}
