package import CoreDomain
import HTTPTypes
import Synchronization

/// Answers monitoring programs: `/healthz` says that the server runs, `/readyz` says whether it can
/// answer requests, and `/metrics` has numbers for Prometheus.
package struct Health: Sendable {
  let isReady: @Sendable () async throws(Problem) -> Void
  let stopping: Stopping
  let metrics: ServerMetrics
  private let reason = LoggedReason()

  var routes: [ServerRoute] {
    [
      ServerRoute(.get, "/healthz", isOpen: true) { _ in .text("ok") },
      ServerRoute(.get, "/readyz", isOpen: true) { _ in
        guard !stopping.hasBegun else { throw Problem.stopping }
        return try await readiness()
      },
      ServerRoute(.get, "/metrics") { _ in
        .text(metrics.text, type: "text/plain; version=0.0.4")
      },
    ]
  }

  /// Checks whether the server is ready. Every client may request `/readyz`, so only the log has
  /// the reason if it is not.
  private func readiness() async throws -> ServerReply {
    do throws(Problem) {
      try await isReady()
    } catch {
      let shown = error.withoutDetail
      var reply = try ServerReply.json(
        shown, type: "application/problem+json", status: shown.status, fields: error.fields)
      reply.problem = reason.isNew(error.detail) ? error : nil
      return reply
    }
    _ = reason.isNew(nil)
    return .text("ready")
  }
}

/// The last reason for which the server was not ready. A monitoring program asks every few seconds,
/// so the log contains a reason only once.
private final class LoggedReason: Sendable {
  private let last = Mutex<String?>(nil)

  /// Stores the reason; `nil` if the server is ready. Returns whether it differs from the last one.
  func isNew(_ reason: String?) -> Bool {
    last.withLock { last in
      defer { last = reason }
      return last != reason
    }
  }
}

final class Stopping: Sendable {
  private let flag = Atomic(false)

  var hasBegun: Bool { flag.load(ordering: .relaxed) }

  func begin() {
    flag.store(true, ordering: .relaxed)
  }
}

/// Checks that the server can write to its data folder. `/readyz` uses this check, because wrong
/// permissions or a full disk prevent the server from storing data.
package struct DataFolderCheck: Sendable {
  package let files: any FileSystem
  package let folder: String

  package init(files: any FileSystem, folder: String) {
    self.files = files
    self.folder = folder
  }

  /// Writes a temporary file of ``size`` bytes to the folder, and deletes the file.
  package func run() async throws(Problem) {
    do throws(FileFailure) {
      let file = try await files.replacement(of: folder + "/.ready")
      try await file.write([UInt8](repeating: 0, count: Self.size))
    } catch {
      throw Problem(
        .serviceUnavailable,
        "The data folder is not writable. Check its permissions and the free space.")
    }
  }

  /// The size of the file that ``run()`` writes, in bytes.
  package static let size = 64 * 1024
}
