import TestSupport
import Testing

/// Interrupted synchronizations, with a catalogue written by the test.
@Suite struct BookshelfSyncTests {
  @Test func aKilledSyncKeepsStoredSeriesAndTheNextOneCompletes() async throws {
    try await onTwoPages { programs, server, arguments in
      let wasKilled = try await programs.killedSeams(arguments) {
        while let request = await server.nextRequest(), !request.path.hasSuffix("2") {}
      }
      #expect(wasKilled)
      let kept = try await programs.seams("bookshelf", "list", "--all")
      #expect(kept.status == 0 && kept.output.contains("Series b1"), "\(kept.error)")
      #expect(!kept.output.contains("Series b3"))

      let whole = try await programs.seams(arguments)
      #expect(whole.status == 0 && whole.output.hasPrefix("4 series on 2 pages"), "\(whole)")
      let list = try await programs.seams("bookshelf", "list", "--all")
      #expect(list.output.contains("Series b1") && list.output.contains("Series b4"))
    }
  }

  @Test func aCancelledSyncPrintsWhatWasStored() async throws {
    try await onTwoPages { programs, server, arguments in
      let stopped = try await programs.interruptedSeams(arguments, environment: [:]) {
        while let request = await server.nextRequest(), !request.path.hasSuffix("2") {}
      }
      #expect(stopped.status == 130 && stopped.output == "")
      #expect(
        stopped.error
          == "The update was cancelled after 2 series. The changes so far are kept.\n")
    }
  }

  /// Runs a test with a catalogue of two pages, and with the arguments that synchronize it.
  private func onTwoPages(
    _ body: (Programs, LoopbackServer, [String]) async throws -> Void
  ) async throws {
    try await withPrograms { programs in
      try await withLoopbackServer(answering: BookshelfTwoPages().answer) { server in
        let source = "http://\(server.authority)/page/1"
        try await body(programs, server, ["bookshelf", "sync", "--source", source])
      }
    }
  }
}

/// A catalogue of four series on two pages. The first request for the second page gets no response.
private final class BookshelfTwoPages: Sendable {
  private let second = FirstTime()

  @Sendable func answer(_ request: LoopbackRequest) -> [LoopbackAction] {
    guard request.path.hasSuffix("2") else {
      return reply(
        BookshelfCatalogueDocument.page(["b1", "b2"]), ["Link: </page/2>; rel=\"next\""])
    }
    return second.isNow()
      ? [.awaitClientGone] : reply(BookshelfCatalogueDocument.page(["b3", "b4"]), [])
  }

  private func reply(_ document: String, _ fields: [String]) -> [LoopbackAction] {
    [.reply(header: ["Content-Type: application/json"] + fields, body: Array(document.utf8))]
  }
}

/// A catalogue document with a few series without volumes.
enum BookshelfCatalogueDocument {
  static func page(_ ids: [String]) -> String {
    let series = ids.map { #"{"id":"\#($0)","title":"Series \#($0)"}"# }
    return #"{"series":[\#(series.joined(separator: ","))]}"#
  }
}
