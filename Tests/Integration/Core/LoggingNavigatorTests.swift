import CoreDomain
import CoreInfrastructure
import CoreTesting
import Logging
import Synchronization
import Testing

@Suite struct LoggingNavigatorTests {
  private let spy = SpyNavigator()
  private let log = Log()

  private var navigator: LoggingNavigator {
    LoggingNavigator(spy, logger: Logger(label: "test") { _ in log.handler })
  }

  @Test func navigatesToTheRoute() async {
    let route = Route(path: ["bookmarks"], query: [Route.Parameter("tag", "swift")])
    await navigator.go(to: route)
    #expect(spy.routes == [route])
  }

  @Test func logsEachTransitionInOrder() async {
    await navigator.go(to: Route(path: ["bookmarks"]))
    await navigator.go(to: Route(path: ["bookmarks", "new"]))
    #expect(log.lines == ["info go to /bookmarks", "info go to /bookmarks/new"])
  }

  @Test func logsTheNamesOfAQueryButNotItsValues() async {
    let query = [Route.Parameter("query", "a private word"), Route.Parameter("tag", "swift")]
    await navigator.go(to: Route(path: ["bookmarks"], query: query))
    #expect(log.lines == ["info go to /bookmarks?query=&tag="])
  }
}

/// A log that records its lines.
private final class Log: Sendable {
  private let written = Mutex<[String]>([])

  var lines: [String] { written.withLock { $0 } }

  var handler: any LogHandler { Handler(log: self) }

  private struct Handler: LogHandler {
    let log: Log
    var metadata: Logger.Metadata = [:]
    var logLevel: Logger.Level = .info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      log.written.withLock { $0.append("\(event.level) \(event.message)") }
    }
  }
}
