import CoreDemo
import CoreDomain
import HTTPTypes

/// Simulates the part of the USGS earthquake service that the features use.
struct USGSService: UpstreamService {
  private let quakes: any QuakeSource
  private let limit: Int
  private let clock: any WallClock

  /// - Parameters:
  ///   - quakes: The source of events. By default, the events are invented.
  ///   - limit: The maximum number of events per query.
  init(quakes: any QuakeSource = InventedQuakes(), limit: Int = 20_000, clock: any WallClock) {
    self.quakes = quakes
    self.limit = limit
    self.clock = clock
  }

  var paths: [String] { ["query", "count", "version"].map { Self.base + $0 } }

  func answer(_ request: UpstreamRequest) -> UpstreamReply? {
    guard paths.contains(request.path) else { return nil }
    let now = clock.now
    do throws(USGSRefusal) {
      return try answer(request, at: now).withTimes(of: now)
    } catch {
      return refuse(request, error, at: now).withTimes(of: now)
    }
  }

  private func answer(
    _ request: UpstreamRequest, at now: Timestamp
  ) throws(USGSRefusal) -> UpstreamReply {
    let method = request.path.dropFirst(Self.base.count)
    guard method != "version" else { return .text(Self.version) }
    let parameters = try USGSParameters(request.query, limit: limit)
    let question = try USGSQuestion(parameters, at: now)
    let catalogue = quakes.catalogue(at: now)
    let format = parameters.words["format"]
    if method == "count" {
      let count = question.page(of: question.matches(in: catalogue.quakes)).count
      return reply(toCount: count, format: format)
    }
    guard format == "geojson" else {
      throw USGSRefusal(
        status: .notImplemented,
        message: "The demo supports only geojson, not “\(format ?? "quakeml")”.")
    }
    if let id = parameters.words["eventid"] {
      return .json(QuakeJSON.feature(try quake(id, in: catalogue)))
    }
    return .json(try collection(question, of: catalogue, request, at: now))
  }

  private func collection(
    _ question: USGSQuestion, of catalogue: QuakeCatalogue, _ request: UpstreamRequest,
    at now: Timestamp
  ) throws(USGSRefusal) -> String {
    let matches = question.matches(in: catalogue.quakes)
    guard question.limit != nil || matches.count <= limit else {
      throw .tooMany(matches.count, limit: limit)
    }
    let page = question.page(of: matches)
    return QuakeJSON.collection(
      page,
      metadata: QuakeJSON.Metadata(
        generated: now, target: request.target, limit: question.limit, offset: question.offset,
        count: page.count))
  }

  private func quake(_ id: String, in catalogue: QuakeCatalogue) throws(USGSRefusal) -> DemoQuake {
    guard !catalogue.deletedIDs.contains(id) else {
      throw USGSRefusal(status: .conflict, message: "Event \"\(id)\" has been deleted.")
    }
    guard let quake = catalogue.quakes.first(where: { $0.ids.contains(id) }) else {
      throw USGSRefusal(status: .notFound, message: "Event \"\(id)\" not found.")
    }
    return quake
  }

  private func reply(toCount count: Int, format: String?) -> UpstreamReply {
    switch format {
    case "geojson":
      let error =
        "\(count) matching events exceeds search limit of \(limit). "
        + "A query using these search parameters would fail. "
        + "Modify the search to match fewer events."
      let more = count > limit ? ",\"error\":\(error.jsonString)" : ""
      // The real service does not declare the encoding of this reply.
      return .text(
        "{\"count\":\(count),\"maxAllowed\":\(limit)\(more)}", type: "application/json")
    case "xml", "quakeml":
      return .text(
        "<query><count>\(count)</count><maxAllowed>\(limit)</maxAllowed></query>",
        type: "application/xml")
    default: return .text("\(count)")
    }
  }

  private func refuse(
    _ request: UpstreamRequest, _ refusal: USGSRefusal, at now: Timestamp
  ) -> UpstreamReply {
    guard request.value(of: "jsonerror") == "true", request.value(of: "format") == "geojson"
    else { return .text(refusal.text(for: request, at: now), status: refusal.status) }
    return .json(QuakeJSON.refusal(refusal, target: request.target, at: now))
  }

  /// The path of the service, with a trailing slash.
  static let base = "/fdsnws/event/1/"

  /// The version that the service reports.
  static let version = "2.7.0"
}

extension UpstreamReply {
  /// Adds the service's cache fields, with a lifetime of one minute. The service does not support
  /// revalidation.
  fileprivate func withTimes(of now: Timestamp) -> UpstreamReply {
    with(.cacheControl, "public, max-age=60").with(.expires, now.adding(seconds: 60).httpDate)
      .with(.lastModified, now.httpDate).with(.accessControlAllowOrigin, "*")
  }
}
