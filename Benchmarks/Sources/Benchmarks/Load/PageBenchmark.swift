import CoreDomain
import CoreInfrastructure
import HTTPTypes

/// (e) A page of 20 bookmarks as JSON over HTTP.
///
/// The server has a folder with bookmarks, and keeps a reply until the bookmarks change. One row has
/// a different address for each request, so that the server generates each reply. The peer, a route
/// of the same framework, sends the same bytes ready-made, which shows the limit of the framework
/// and this machine.
struct PageBenchmark: Benchmark {
  static let letter: Character = "e"
  static let title =
    "a page of \(pageSize) bookmarks as JSON over HTTP, \(HTTPLoad.connections) connections"
  static let rounds = (full: 7, small: 3)
  static let countedProgram: String? = "seams-server"

  static let pageSize = 20

  let contestants: [Contestant]
  private let remark: String

  init(_ options: Options) async throws {
    let requests = options.scale(5000, small: 300)
    let bookmarks = options.scale(10_000, small: 500)
    let folder = try TemporaryFolder()
    try await Product(.file(folder.file("seams.sqlite"))).keep(samples: bookmarks)
    let arguments = ["--port", "0", "--data-dir", folder.path]
    let logging = try ServerProcess("seams-server", arguments)
    let silent = try ServerProcess("seams-server", arguments + ["--log-level", "warning"])
    let path = "/api/v1/bookmarks?limit=\(Self.pageSize)"
    let body = try await Self.body(from: "127.0.0.1:\(silent.port)", path)
    try Self.check(body, bookmarks)
    let file = try TemporaryFile(body)
    let peer = try ServerProcess("hummingbird-peer", [file.path])
    extendLifetime(file)
    func contestant(
      _ name: String, _ server: ServerProcess, _ path: String, isSubject: Bool = false,
      aim: Aim? = nil
    ) -> Contestant {
      Contestant(name: name, isSubject: isSubject, aim: aim) {
        _ = folder
        return try HTTPLoad(port: server.port, path: path, body: body).run(requests, of: name)
      }
    }
    contestants = [
      contestant("seams-server", silent, path, isSubject: true),
      contestant("  bare Hummingbird route", peer, "/bookmarks", aim: .rateAtLeast(0.85)),
      contestant("  seams-server with its log", logging, path),
      contestant(
        "seams-server without kept replies", silent, path + "&n=########", isSubject: true),
      contestant("  bare Hummingbird route", peer, "/bookmarks", aim: .rateAtLeast(0.35)),
    ]
    remark = "  Among \(Table.grouped(bookmarks)) bookmarks; each body has \(body.count) bytes."
  }

  func remarks(on measured: [Measurement]) -> [String] {
    measured.map(\.rateAndTail) + [remark]
  }

  private static func body(
    from authority: String, _ path: String
  ) async throws -> [UInt8] {
    let request = HTTPRequest(method: .get, scheme: "http", authority: authority, path: path)
    let reply = try await CurlHTTPClient.using { client in
      try await client.send(request, body: [], limits: .page)
    }
    try WrongResult.check("status of \(path)", reply.response.status.code, is: 200)
    return reply.body
  }

  /// Checks that a reply contains the newest bookmarks in descending order.
  private static func check(_ body: [UInt8], _ count: Int) throws {
    var rest = body[...]
    for number in (count - pageSize..<count).reversed() {
      let text = Array("\"url\":\"\(SampleBookmark(number: number).address)\"".utf8)
      guard let range = rest.firstRange(of: text) else {
        throw WrongResult("the reply has no bookmark \(number), or not in its place")
      }
      rest = rest[range.upperBound...]
    }
  }
}
