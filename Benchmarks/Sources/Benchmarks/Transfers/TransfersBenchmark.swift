import CBenchmarks

/// (a) Many small GETs over loopback, 64 at a time.
///
/// The server is a separate process, the same for all clients, and does less than any of them. Each
/// client opens new connections in each round, and compares each body with the expected one.
struct TransfersBenchmark: Benchmark {
  static let letter: Character = "a"
  static let title = "GETs of 1 KiB over loopback, 64 at a time"
  static let rounds = (full: 11, small: 3)
  /// How often the thread of libcurl wakes differs from round to round.
  static let countedRounds = 16
  static let atOnce = 64

  /// The body that the server sends.
  static let body = (0..<1024).map { UInt8(ascii: "a") + UInt8($0 % 26) }

  let contestants: [Contestant]

  init(_ options: Options) throws {
    let server = try ServerProcess("loopback-server")
    let count = options.scale(10_000, small: 500)
    let authority = "127.0.0.1:\(server.port)"
    func contestant(
      _ name: String, isSubject: Bool = false, aim: Aim? = nil, _ right: @escaping () async -> Int
    ) -> Contestant {
      Contestant(name: name, isSubject: isSubject, aim: aim) {
        try await .measure(count) {
          _ = server
          try WrongResult.check(
            "replies with status 200 and the right body", await right(), is: count)
        }
      }
    }
    contestants = [
      contestant("Seams: CurlHTTPClient", isSubject: true) {
        await SeamsTransfers(authority: authority).run(count)
      },
      contestant("curl_multi loop in C", aim: .timeAtMost(1.3)) {
        Self.bareTransfers(authority, count)
      },
      contestant("URLSession", aim: .timeAtMost(1)) {
        await URLSessionTransfers(authority: authority).run(count)
      },
    ]
  }

  func remarks(on measured: [Measurement]) -> [String] {
    guard measured.count > 1 else { return [] }
    let ratio = measured[1].processorRatio(of: measured[0])
    return ["  Processor time of the client alone: \(Table.fixed(ratio, 2)) of the loop's."]
  }

  private static func bareTransfers(_ authority: String, _ count: Int) -> Int {
    let result = unsafe bench_curl_transfers(
      "http://\(authority)/", count, Int32(atOnce), body, body.count)
    return result.right
  }

  /// Distributes work over tasks that run it sequentially, and counts the successes.
  static func concurrently(
    _ count: Int, _ once: @escaping @Sendable () async -> Bool
  ) async -> Int {
    await withTaskGroup(of: Int.self) { group in
      for worker in 0..<atOnce {
        let share = count / atOnce + (worker < count % atOnce ? 1 : 0)
        group.addTask {
          var right = 0
          for _ in 0..<share where await once() { right += 1 }
          return right
        }
      }
      return await group.reduce(0, +)
    }
  }
}
