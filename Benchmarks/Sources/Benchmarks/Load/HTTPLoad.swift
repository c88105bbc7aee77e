import CBenchmarks

/// The same GET, again and again, over keep-alive connections with one request on each at a time.
struct HTTPLoad {
  static let connections = 16

  let port: Int
  let path: String
  /// What every reply has to hold.
  let body: [UInt8]

  /// Sends so many requests; the sample has the time of each.
  func run(_ count: Int, of name: String) throws(WrongResult) -> Sample {
    let request = "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nAccept: */*\r\n\r\n"
    var nanoseconds = [UInt64](repeating: 0, count: count)
    let processor = bench_cpu_seconds()
    let clock = ContinuousClock()
    let start = clock.now
    let load = unsafe bench_http_load(
      Int32(port), request, Int32(Self.connections), count, body, body.count, &nanoseconds)
    let seconds = start.duration(to: clock.now) / .seconds(1)
    try WrongResult.check("right replies of \(name)", load.right, is: count)
    return Sample(
      count: count, seconds: seconds, processorSeconds: bench_cpu_seconds() - processor,
      each: nanoseconds.map { Double($0) / 1e9 })
  }
}

extension Measurement {
  /// Requests a second, and the time that 99 of 100 requests did not exceed.
  var rateAndTail: String {
    let tail = samples.map { $0.each.percentile(0.99) }.median
    let middle = samples.map { $0.each.percentile(0.5) }.median
    return "  \(name): \(Table.grouped(Int(Double(count) / seconds))) requests/s, "
      + "p50 \(Table.time(middle)), p99 \(Table.time(tail))"
  }
}
