import CoreDomain
import HTTPTypes
import Synchronization

/// Request metrics in Prometheus' text format 0.0.4.
/// https://prometheus.io/docs/instrumenting/exposition_formats/
///
/// The labels of a request are its method, the route's path pattern, and the first digit of the
/// status. The path itself is not a label, because clients could then create an unlimited number of
/// series.
final class ServerMetrics: Sendable {
  private let version: String
  private let start: Timestamp
  private let inFlight = Atomic(0)
  private let series = Mutex<[Label: Series]>([:])

  init(version: String, start: Timestamp) {
    self.version = version
    self.start = start
  }

  func begin() {
    inFlight.add(1, ordering: .relaxed)
  }

  func end(
    _ method: HTTPRequest.Method, pattern: String?, status: HTTPResponse.Status,
    after time: Duration
  ) {
    inFlight.subtract(1, ordering: .relaxed)
    let label = Label(
      method: Self.known.contains(method) ? method.rawValue : "other",
      route: pattern ?? "none", status: status.code / 100)
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
    series.withLock { $0[label, default: Series()].add(seconds) }
  }

  var text: String {
    let series = series.withLock { $0 }.sorted { $0.key < $1.key }
    var lines = [
      "# HELP http_requests_total Answered requests.",
      "# TYPE http_requests_total counter",
    ]
    lines += series.map { "http_requests_total{\($0.key.text)} \($0.value.count)" }
    lines += [
      "# HELP http_request_duration_seconds The time until the reply was ready, or until the end of a streamed reply.",
      "# TYPE http_request_duration_seconds histogram",
    ]
    lines += series.flatMap { $0.value.lines(named: "http_request_duration_seconds", $0.key.text) }
    lines += [
      "# HELP http_requests_in_flight Requests in progress.",
      "# TYPE http_requests_in_flight gauge",
      "http_requests_in_flight \(inFlight.load(ordering: .relaxed))",
      "# HELP process_start_time_seconds The start time of the process since 1970.",
      "# TYPE process_start_time_seconds gauge",
      "process_start_time_seconds \(Double(start.millisecondsSince1970) / 1000)",
      "# HELP seams_build_info The version of the program.",
      "# TYPE seams_build_info gauge",
      "seams_build_info{version=\"\(version)\"} 1",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static let known: Set<HTTPRequest.Method> = [
    .get, .head, .post, .put, .delete, .options, .patch,
  ]
}

private struct Label: Hashable, Comparable {
  let method: String
  let route: String
  let status: Int

  /// Values need no escaping, because routes and methods come from the program.
  var text: String { "method=\"\(method)\",route=\"\(route)\",status=\"\(status)xx\"" }

  static func < (one: Label, other: Label) -> Bool {
    (one.route, one.method, one.status) < (other.route, other.method, other.status)
  }
}

/// The number of requests, and a histogram of their durations.
private struct Series {
  private(set) var count = 0
  private var sum = 0.0
  private var counts = Array(repeating: 0, count: bounds.count)

  mutating func add(_ seconds: Double) {
    count += 1
    sum += seconds
    if let bucket = Self.bounds.firstIndex(where: { seconds <= $0 }) { counts[bucket] += 1 }
  }

  func lines(named name: String, _ label: String) -> [String] {
    var total = 0
    let buckets = zip(Self.bounds, counts).map { bound, count in
      total += count
      return "\(name)_bucket{\(label),le=\"\(bound)\"} \(total)"
    }
    return buckets + [
      "\(name)_bucket{\(label),le=\"+Inf\"} \(count)", "\(name)_sum{\(label)} \(sum)",
      "\(name)_count{\(label)} \(count)",
    ]
  }

  private static let bounds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10]
}
