import CBenchmarks

/// Repeats the same GET, except for numbers in the place of `########`, over keep-alive connections with one request at a time on each.
struct HTTPLoad {
  static let connections = 16

  let port: Int
  /// The path. Each request has another number in the place of `########`.
  let path: String
  /// The expected body of every reply.
  let body: [UInt8]
  var connections = Self.connections

  /// Sends a number of requests and measures each.
  func run(_ count: Int, of name: String) throws -> Sample {
    let request = "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nAccept: */*\r\n\r\n"
    var nanoseconds = [UInt64](repeating: 0, count: count)
    let processor = bench_cpu_seconds()
    let clock = ContinuousClock()
    let start = clock.now
    let load = unsafe bench_http_load(
      Int32(port), request, Int32(connections), count, body, body.count, &nanoseconds)
    let seconds = start.duration(to: clock.now) / .seconds(1)
    try WrongResult.check("right replies of \(name)", load.right, is: count)
    return Sample(
      count: count, seconds: seconds, processorSeconds: bench_cpu_seconds() - processor,
      each: nanoseconds.map { Double($0) / 1e9 })
  }
}

extension Measurement {
  /// The requests per second, and the 50th and 99th percentile.
  var rateAndTail: String {
    let tail = samples.map { $0.each.percentile(0.99) }.median
    let middle = samples.map { $0.each.percentile(0.5) }.median
    return rate(of: "requests") + ", p50 \(Table.time(middle)), p99 \(Table.time(tail))"
  }
}
