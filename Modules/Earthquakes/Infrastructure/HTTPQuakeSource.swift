public import CoreDomain
public import EarthquakesDomain
import HTTPTypes

/// A client of an FDSN event service, such as that of the USGS, over HTTP:
/// https://www.fdsn.org/webservices/fdsnws-event-1.2.pdf
public struct HTTPQuakeSource: QuakeSource {
  private let client: any HTTPClient
  private let base: String
  private let limits: HTTPLimits
  private let rowLimit: Int

  /// - Parameters:
  ///   - base: The URL before `/query`: `https://earthquake.usgs.gov/fdsnws/event/1`.
  ///   - limits: The limits of one request and its reply, in time and bytes.
  ///   - rowLimit: The maximum number of events in one reply. A longer reply for a period throws
  ///     ``QuakeSourceFailure/tooMany(limit:)``. The service has its own limit.
  public init(
    client: any HTTPClient, base: String, limits: HTTPLimits = Self.usualLimits,
    rowLimit: Int = 20_000
  ) {
    self.client = client
    self.base = base
    self.limits = limits
    self.rowLimit = rowLimit
  }

  /// The default limits: 60 s in total, 10 s to connect, 32 MiB, 5 redirects. A reply of 20,000
  /// events has about 14 MB, and the service takes a while to produce it.
  public static let usualLimits = HTTPLimits.service(total: .seconds(60), mebibytes: 32)

  public func count(
    _ query: QuakeQuery, in period: QuakePeriod?
  ) async throws(QuakeSourceFailure) -> Int {
    let first = Self.beginning(of: query, in: period)
    if let period, first > period.last { return 0 }
    let request = try address().count(query, from: first, through: period?.last)
    guard let body = try QuakeServiceReply.body(of: try await send(request), limit: rowLimit)
    else { return 0 }
    return try GeoJSONQuakes.count(in: body, limit: rowLimit)
  }

  public func rows(
    _ query: QuakeQuery, in period: QuakePeriod
  ) async throws(QuakeSourceFailure) -> (quakes: [Quake], skipped: Int) {
    let first = Self.beginning(of: query, in: period)
    guard first <= period.last else { return ([], 0) }
    let request = try address().events(query, from: first, through: period.last)
    guard let body = try QuakeServiceReply.body(of: try await send(request), limit: rowLimit)
    else { return ([], 0) }
    let rows = try GeoJSONQuakes.rows(in: body, limit: rowLimit)
    guard rows.quakes.count <= rowLimit else { throw .tooMany(limit: rowLimit) }
    return rows
  }

  public func quakes(
    _ query: QuakeQuery, order: QuakeServiceOrder, limit: Int
  ) async throws(QuakeSourceFailure) -> [Quake] {
    let request = try address().events(query, order: order, limit: limit)
    guard let body = try QuakeServiceReply.body(of: try await send(request), limit: rowLimit)
    else { return [] }
    return Array(try GeoJSONQuakes.rows(in: body, limit: rowLimit).quakes.prefix(limit))
  }

  public func quake(_ id: Quake.ID) async throws(QuakeSourceFailure) -> Quake {
    // The service accepts a comma-separated list of identifiers, but this method requests only one.
    guard (1...Self.longestIdentifier).contains(id.raw.utf8.count), !id.raw.contains(",") else {
      throw .unknown(id)
    }
    let reply = try await send(try address().event(id))
    guard let body = try QuakeServiceReply.body(of: reply, limit: rowLimit, askedFor: id) else {
      throw .unknown(id)
    }
    let found = try GeoJSONQuakes.rows(in: body, limit: rowLimit).quakes
    guard let quake = found.first(where: { $0.identifiers.contains(id) }) ?? found.first else {
      throw .unknown(id)
    }
    return quake
  }
}

extension HTTPQuakeSource {
  /// The maximum length of an identifier, in bytes. The service's identifiers have about ten bytes.
  private static let longestIdentifier = 200

  private static func beginning(of query: QuakeQuery, in period: QuakePeriod?) -> Timestamp {
    max(query.since.moment, period?.first ?? query.since.moment)
  }

  private func address() throws(QuakeSourceFailure) -> QuakeServiceAddress {
    guard let address = QuakeServiceAddress(base) else {
      throw .unreachable(
        "Invalid service URL “\(base)”; use the format https://example.org/path.")
    }
    return address
  }

  private func send(_ request: HTTPRequest) async throws(QuakeSourceFailure) -> HTTPReply {
    try await client.reply(to: request, limits: limits, convert: QuakeSourceFailure.init)
  }
}

extension QuakeSourceFailure {
  fileprivate init(_ failure: HTTPFailure) {
    self =
      switch failure {
      case .malformedReply, .tooLarge: .unreadable(failure.description)
      case .malformedRequest, .unsupportedScheme, .unresolvableHost, .refused, .forbiddenAddress,
        .timedOut, .tooManyRedirects, .untrusted, .cutOff:
        .unreachable(failure.description)
      case .cancelled: .cancelled
      }
  }
}
