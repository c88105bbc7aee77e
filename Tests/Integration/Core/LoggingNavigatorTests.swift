import CoreDomain
import CoreInfrastructure
import CoreTesting
import Logging
import Testing

@Suite struct LoggingNavigatorTests {
  private let spy = SpyNavigator()
  private let lines = Recorder<String>()

  private var navigator: LoggingNavigator {
    LoggingNavigator(spy, logger: Logger(label: "test") { [lines] _ in Handler(lines: lines) })
  }

  @Test func navigatesToEachRouteAndLogsIt() async {
    let routes = [Route(path: ["bookmarks"]), Route(path: ["bookmarks", "new"])]
    for route in routes { await navigator.go(to: route) }
    #expect(spy.routes == routes)
    #expect(lines.all == ["info go to /bookmarks", "info go to /bookmarks/new"])
  }

  @Test func logsTheNamesOfAQueryButNotItsValues() async {
    let query = [Route.Parameter("query", "a private word"), Route.Parameter("tag", "swift")]
    let route = Route(path: ["bookmarks"], query: query)
    await navigator.go(to: route)
    #expect(spy.routes == [route])
    #expect(lines.all == ["info go to /bookmarks?query=&tag="])
  }
}

/// Records the lines of a log.
private struct Handler: LogHandler {
  let lines: Recorder<String>
  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level = .info

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { lines.remember("\(event.level) \(event.message)") }
}
