import HTTPTypes
import Synchronization

/// Answers monitoring programs: `/healthz` says that the server runs, `/readyz` says whether it can
/// answer requests, and `/metrics` has numbers for Prometheus.
package struct Health: Sendable {
  let isReady: @Sendable () async throws(Problem) -> Void
  let stopping: Stopping
  let metrics: ServerMetrics

  var routes: [ServerRoute] {
    [
      ServerRoute(.get, "/healthz", isOpen: true) { _ in .text("ok") },
      ServerRoute(.get, "/readyz", isOpen: true) { _ in
        guard !stopping.hasBegun else { throw Problem.stopping }
        try await isReady()
        return .text("ready")
      },
      ServerRoute(.get, "/metrics") { _ in
        .text(metrics.text, type: "text/plain; version=0.0.4")
      },
    ]
  }
}

/// Whether the server is shutting down.
final class Stopping: Sendable {
  private let flag = Atomic(false)

  var hasBegun: Bool { flag.load(ordering: .relaxed) }

  func begin() {
    flag.store(true, ordering: .relaxed)
  }
}
