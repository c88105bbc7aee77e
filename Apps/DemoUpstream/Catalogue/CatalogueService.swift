import CoreDomain
import HTTPTypes

/// A catalogue of comics, page by page, on a host of its own: `catalogue.example/catalogue?page=2`,
/// from 1 on.
///
/// Each page leads to the next one by the field `Link`, and has a tag that changes once a day, at
/// midnight of UTC: the windows and release dates of the catalogue lie around the day that it is. The
/// form is described by `docs/schemas/catalogue.json`.
struct CatalogueService: UpstreamService {
  private let series: [DemoSeries]
  private let clock: any WallClock

  init(series: [DemoSeries] = DemoSeries.all, clock: any WallClock) {
    self.series = series
    self.clock = clock
  }

  /// How many series a page has at most.
  static let pageSize = 8

  var paths: [String] { [SiteService.base + Self.host + Self.path] }

  func answer(_ request: UpstreamRequest) -> UpstreamReply? {
    guard let place = SitePlace(request), place.host == Self.host, place.path == Self.path
    else { return nil }
    let last = max((series.count + Self.pageSize - 1) / Self.pageSize, 1)
    let asked = request.value(of: "page") ?? "1"
    guard let number = Int(asked), (1...last).contains(number) else {
      let message = "There is no page “\(asked)”: there are the pages 1 to \(last).".jsonString
      return .json("{\"message\":\(message)}", status: .notFound)
    }
    let today = DemoDay(clock.now)
    let rows = series.dropFirst((number - 1) * Self.pageSize).prefix(Self.pageSize)
    var reply = UpstreamReply.json(
      "{\"series\":[\n\(rows.map { $0.json(on: today) }.joined(separator: ",\n"))\n]}")
    if number < last {
      // The query alone: the catalogue is asked by path and by host.
      reply.fields[.pageLinks] = "<?page=\(number + 1)>; rel=\"next\""
    }
    return reply.tagged
  }

  private static let host = "catalogue.example"
  private static let path = "/catalogue"
}

/// A day, from which the moments of the catalogue are counted.
struct DemoDay: Sendable {
  private let midnight: Timestamp

  /// The day in which a moment lies, by UTC.
  init(_ moment: Timestamp) {
    let seconds = moment.secondsSince1970
    let rest = (seconds % Self.length + Self.length) % Self.length
    midnight = moment.adding(seconds: -rest)
  }

  /// A moment so many hours after the beginning of the day, or before it.
  func moment(hours: Int) -> String {
    Timestamp(secondsSince1970: midnight.adding(seconds: Int64(hours) * 3600).secondsSince1970)?
      .iso8601 ?? midnight.iso8601
  }

  /// The date of the day so many days after this one: `2026-02-28`.
  func date(days: Int) -> String { String(moment(hours: days * 24).prefix(10)) }

  private static let length: Int64 = 86_400
}
