import CoreDemo
import CoreDomain
import HTTPTypes

/// A paged catalogue of comics on its own host: `catalogue.example/catalogue?page=2`. Pages start
/// at 1.
///
/// Each page links to the next page in its `Link` field. Its entity tag changes daily at midnight
/// UTC, because the windows and release dates of the catalogue are relative to the current day.
/// `docs/schemas/catalogue.json` describes the format.
struct CatalogueService: UpstreamService {
  private let series: [DemoSeries]
  private let clock: any WallClock

  init(series: [DemoSeries] = DemoSeries.all, clock: any WallClock) {
    self.series = series
    self.clock = clock
  }

  /// The maximum number of series per page.
  static let pageSize = 8

  var paths: [String] { [SiteService.base + Self.host + Self.path] }

  func answer(_ request: UpstreamRequest) -> UpstreamReply? {
    guard let place = SitePlace(request), place.host == Self.host, place.path == Self.path
    else { return nil }
    let last = max((series.count + Self.pageSize - 1) / Self.pageSize, 1)
    let asked = request.value(of: "page") ?? "1"
    guard let number = Int(asked), (1...last).contains(number) else {
      let message = "There is no page “\(asked)”. Use a page from 1 to \(last).".jsonString
      return .json("{\"message\":\(message)}", status: .notFound)
    }
    let today = DemoDay(clock.now)
    let rows = series.dropFirst((number - 1) * Self.pageSize).prefix(Self.pageSize)
    // The link has only a query, because the catalogue is reachable both by path and by host.
    let next = number < last ? "<?page=\(number + 1)>; rel=\"next\"" : nil
    return UpstreamReply.json(
      "{\"series\":[\n\(rows.map { $0.json(on: today) }.joined(separator: ",\n"))\n]}"
    ).with(.pageLinks, next).tagged
  }

  private static let host = "catalogue.example"
  private static let path = "/catalogue"
}

/// The day to which the dates of the catalogue are relative.
struct DemoDay: Sendable {
  private let midnight: Timestamp

  /// Makes the UTC day that contains a moment.
  init(_ moment: Timestamp) {
    let seconds = moment.secondsSince1970
    let rest = (seconds % Self.length + Self.length) % Self.length
    midnight = moment.adding(seconds: -rest)
  }

  /// Returns the moment that is a number of hours after midnight, or before midnight if the number
  /// is negative.
  func moment(hours: Int) -> String {
    Timestamp(secondsSince1970: midnight.adding(seconds: Int64(hours) * 3600).secondsSince1970)?
      .iso8601 ?? midnight.iso8601
  }

  /// Returns the date that is a number of days after this day, such as `2026-02-28`.
  func date(days: Int) -> String { String(moment(hours: days * 24).prefix(10)) }

  private static let length: Int64 = 86_400
}
