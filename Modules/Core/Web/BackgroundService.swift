package import CoreDomain
import ServiceLifecycle

/// Does the background work of a server until the server stops.
struct BackgroundService: Service {
  let background: Background
  let log: @Sendable (String) -> Void
  let warn: @Sendable (String) -> Void

  /// Returns when the server stops. Work that is under way is cancelled.
  func run() async throws {
    guard !background.work.isEmpty else {
      // A service that returns ends the server.
      try await gracefulShutdown()
      return
    }
    await cancelWhenGracefulShutdown { await perform() }
  }

  func perform() async {
    await withDiscardingTaskGroup { group in
      for work in background.work { group.addTask { await `repeat`(work) } }
    }
  }

  private func `repeat`(_ work: any BackgroundWork) async {
    var pause = Background.startWindow * background.jitter()
    while (try? await background.sleeper.sleep(for: pause)) != nil {
      do throws(BackgroundFailure) {
        if let news = try await work.perform() { log("\(work.name): \(news)") }
      } catch {
        if !Task.isCancelled { warn("\(work.name): \(error)") }
      }
      pause = work.pause
    }
  }
}

/// The background work of a server, and when to start it.
package struct Background: Sendable {
  let work: [any BackgroundWork]
  let sleeper: any Sleeper
  let jitter: @Sendable () -> Double

  /// - Parameter jitter: Returns a random number from 0 to 1: the share of ``startWindow`` after
  ///   which the work starts.
  package init(
    _ work: [any BackgroundWork], sleeper: any Sleeper, jitter: @escaping @Sendable () -> Double
  ) {
    self.work = work
    self.sleeper = sleeper
    self.jitter = jitter
  }

  /// The longest time from the start of the server to the start of its work. Servers that start
  /// together begin at different moments.
  static let startWindow: Duration = .seconds(5)
}
