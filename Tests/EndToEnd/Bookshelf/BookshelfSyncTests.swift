import Foundation
import Synchronization
import TestSupport
import Testing

/// A synchronisation that somebody ends, over a catalogue that a test has written.
@Suite struct BookshelfSyncTests {
  @Test func oneThatIsKilledLeavesWhatCameAndTheNextOneEnds() async throws {
    let catalogue = BookshelfTwoPages()
    try await withPrograms { programs in
      try await withLoopbackServer(answering: catalogue.answer) { server in
        let arguments = ["bookshelf", "sync", "--source", "http://\(server.authority)/page/1"]
        let end = try await programs.killedSeams(arguments) {
          while let request = await server.nextRequest(), !request.path.hasSuffix("2") {}
        }
        #expect(end == .uncaughtSignal)
        let kept = try await programs.seams("bookshelf", "list", "--all")
        #expect(kept.status == 0 && kept.output.contains("Series b1"), "\(kept.error)")
        #expect(!kept.output.contains("Series b3"))

        let whole = try await programs.seams(arguments)
        #expect(whole.status == 0 && whole.output.hasPrefix("4 series on 2 pages"), "\(whole)")
        let list = try await programs.seams("bookshelf", "list", "--all")
        #expect(list.output.contains("Series b1") && list.output.contains("Series b4"))
      }
    }
  }

  @Test func oneThatIsStoppedSaysWhatIsKept() async throws {
    let catalogue = BookshelfTwoPages()
    try await withPrograms { programs in
      try await withLoopbackServer(answering: catalogue.answer) { server in
        let arguments = ["bookshelf", "sync", "--source", "http://\(server.authority)/page/1"]
        let stopped = try await programs.interruptedSeams(arguments, environment: [:]) {
          while let request = await server.nextRequest(), !request.path.hasSuffix("2") {}
        }
        #expect(stopped.status == 130 && stopped.output == "")
        #expect(stopped.error == "Stopped after 2 series. What was kept by then stays.\n")
        let whole = try await programs.seams(arguments)
        #expect(whole.status == 0 && whole.output.hasPrefix("4 series on 2 pages"), "\(whole)")
      }
    }
  }
}

/// A catalogue of four series on two pages. The second page is not answered the first time.
private final class BookshelfTwoPages: Sendable {
  private let isAsked = Mutex(false)

  @Sendable func answer(_ request: LoopbackRequest) -> [LoopbackAction] {
    guard request.path.hasSuffix("2") else {
      return reply(
        BookshelfCatalogueDocument.page(["b1", "b2"], next: "/page/2"),
        ["Link: </page/2>; rel=\"next\""])
    }
    let isFirst = isAsked.withLock { isAsked in
      defer { isAsked = true }
      return !isAsked
    }
    return isFirst ? [.awaitClientGone] : reply(BookshelfCatalogueDocument.page(["b3", "b4"]), [])
  }

  private func reply(_ document: String, _ fields: [String]) -> [LoopbackAction] {
    [.reply(header: ["Content-Type: application/json"] + fields, body: Array(document.utf8))]
  }
}

extension Programs {
  /// Starts `seams`, kills it when something has happened, and waits for its end: no handler of the
  /// program runs, as when the power goes.
  ///
  /// - Parameter event: returns when it has happened. Where the program ends before, that is waited
  ///   for no more.
  /// - Returns: why it ended.
  fileprivate func killedSeams(
    _ arguments: [String], when event: @escaping @Sendable () async -> Void
  ) async throws -> Process.TerminationReason {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("seams")
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "SEAMS_DATA_DIR": dataFolder]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let (ends, end) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in end.finish() }
    try process.run()
    await withTaskGroup { group in
      group.addTask { await event() }
      group.addTask { for await _ in ends {} }
      await group.next()
      group.cancelAll()
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return process.terminationReason
  }
}
