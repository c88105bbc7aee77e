import HTTPTypes
import Logging

/// Logs one line for each request: method, path, status, number of bytes in the reply, time, and
/// the request's identifier. The query is not logged, because it contains search terms.
struct AccessLog: Sendable {
  let logger: Logger

  func note(
    _ request: HTTPRequest, _ status: HTTPResponse.Status, bytes: Int, _ duration: Duration,
    id: String
  ) {
    guard logger.logLevel <= .info else { return }
    logger.info("\(Self.line(request, status, bytes: bytes, duration, id: id))")
  }

  package static func line(
    _ request: HTTPRequest, _ status: HTTPResponse.Status, bytes: Int, _ duration: Duration,
    id: String
  ) -> String {
    let path = String((request.path ?? "/").withoutQuery).plain
    let tenths = Int((duration / .microseconds(100)).rounded())
    return "\(request.method.rawValue.plain) \(path) \(status.code) \(bytes) bytes "
      + "\(tenths / 10).\(tenths % 10) ms \(id)"
  }
}
