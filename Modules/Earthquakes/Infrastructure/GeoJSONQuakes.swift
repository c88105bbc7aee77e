import CoreDomain
import EarthquakesDomain
import FoundationEssentials

/// Parses the service's GeoJSON: https://www.rfc-editor.org/rfc/rfc7946, with the properties of
/// https://earthquake.usgs.gov/earthquakes/feed/v1.0/geojson.php.
enum GeoJSONQuakes {
  /// Returns the events of a reply, which is a collection or a single event, in the order of the
  /// reply, and the number of malformed rows, which are skipped.
  ///
  /// - Parameter limit: The maximum number of events in a reply. The error contains this limit if
  ///   the service does not name its own limit.
  static func rows(
    in body: [UInt8], limit: Int
  ) throws(QuakeSourceFailure) -> (quakes: [Quake], skipped: Int) {
    let reply: Reply = try decode(body)
    if let error = reply.metadata?.error, reply.metadata?.status != 200 {
      throw QuakeServiceReply.refusal(error, limit: limit)
    }
    var features = reply.features ?? []
    if reply.features == nil {
      guard reply.type == "Feature" else {
        throw .unreadable("It is JSON, but not a list of events.")
      }
      features = [try decode(body)]
    }
    let quakes = features.compactMap(\.quake)
    return (quakes, features.count - quakes.count)
  }

  /// Returns the number of events. If there are too many events to list, the reply contains an
  /// `error` in addition to the count, but the count is still valid.
  static func count(in body: [UInt8], limit: Int) throws(QuakeSourceFailure) -> Int {
    let text = String(decoding: body.prefix(20), as: UTF8.self)
    let digits = text.prefix(while: \.isNumber)
    if let count = Int(digits), text.dropFirst(digits.count).allSatisfy(\.isWhitespace) {
      return count
    }
    let reply: Count = try decode(body)
    if let count = reply.count.flatMap({ Int(exactly: $0) }), count >= 0 { return count }
    if let error = reply.error { throw QuakeServiceReply.refusal(error, limit: limit) }
    throw .unreadable("It is JSON, but has no valid number of events.")
  }

  private static func decode<Value: Decodable>(
    _ body: [UInt8]
  ) throws(QuakeSourceFailure) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(body))
    } catch {
      throw .unreadable("It is not the expected JSON, or is incomplete.")
    }
  }
}

// MARK: - JSON of a reply

extension GeoJSONQuakes {
  private struct Count: Decodable {
    let count: Double?
    let error: String?

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: CodingKeys.self)
      count = members.loose(.count)
      error = members.loose(.error)
    }

    private enum CodingKeys: CodingKey { case count, error }
  }

  private struct Reply: Decodable {
    let type: String?
    let metadata: Metadata?
    let features: [Feature]?

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: CodingKeys.self)
      type = members.loose(.type)
      metadata = members.loose(.metadata)
      features = try members.decodeIfPresent([Feature].self, forKey: .features)
    }

    private enum CodingKeys: CodingKey { case type, metadata, features }
  }

  private struct Metadata: Decodable {
    let status: Double?
    let error: String?
  }

  /// A row, parsed leniently: a member of the wrong type becomes `nil`.
  fileprivate struct Feature: Decodable {
    var id: String?
    var properties: Properties?
    var geometry: Geometry?

    init(from decoder: any Decoder) throws {
      guard let members = try? decoder.container(keyedBy: CodingKeys.self) else { return }
      id = members.text(.id)
      properties = members.loose(.properties)
      geometry = members.loose(.geometry)
    }

    private enum CodingKeys: CodingKey { case id, properties, geometry }
  }

  fileprivate struct Geometry: Decodable {
    /// Longitude, latitude and, if known, the depth in kilometres.
    let coordinates: [Number]
  }

  /// A number, or `nil` for any other JSON value.
  fileprivate struct Number: Decodable {
    let value: Double?

    init(from decoder: any Decoder) throws {
      value = try? decoder.singleValueContainer().decode(Double.self)
    }
  }

  fileprivate struct Properties: Decodable {
    let time: Double?
    let updated: Double?
    let mag: Double?
    let place: String?
    let url: String?
    let felt: Double?
    let tsunami: Double?
    let type: String?
    let ids: String?

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: CodingKeys.self)
      time = members.loose(.time)
      updated = members.loose(.updated)
      mag = members.loose(.mag)
      place = members.text(.place)
      url = members.loose(.url)
      felt = members.loose(.felt)
      tsunami = members.loose(.tsunami)
      type = members.text(.type)
      ids = members.text(.ids)
    }

    private enum CodingKeys: CodingKey {
      case time, updated, mag, place, url, felt, tsunami, type, ids
    }
  }
}

extension KeyedDecodingContainer {
  /// Returns the value of a member, or `nil` if it is absent, null, or of another type.
  fileprivate func loose<Value: Decodable>(_ key: Key) -> Value? {
    // The check comes first, because throwing and catching an error for each null would cost more
    // than the rest of the parsing.
    guard (try? decodeNil(forKey: key)) == false else { return nil }
    return try? decode(Value.self, forKey: key)
  }

  /// Returns a text without NUL, or `nil`.
  fileprivate func text(_ key: Key) -> String? {
    let text: String? = loose(key)
    return text?.replacingNUL
  }
}

// MARK: - Conversion of rows

extension GeoJSONQuakes.Feature {
  /// The event, or `nil` for a row without an identifier, a time or valid coordinates.
  fileprivate var quake: Quake? {
    guard let id, !id.isEmpty, let properties, let time = properties.time.flatMap(Self.moment),
      let numbers = geometry?.coordinates, numbers.count >= 2, let longitude = numbers[0].value,
      let latitude = numbers[1].value,
      let coordinates = Coordinates(latitude: latitude, longitude: longitude)
    else { return nil }
    return Quake(
      id: Quake.ID(id), identifiers: Self.identifiers(properties.ids ?? ""), time: time,
      updated: properties.updated.flatMap(Self.moment) ?? time,
      magnitude: properties.mag.flatMap(Magnitude.init),
      depth: (numbers.count > 2 ? numbers[2].value : nil).flatMap(Depth.init(kilometres:)),
      placeName: properties.place.flatMap { $0.isEmpty ? nil : $0 }, coordinates: coordinates,
      kind: QuakeKind(properties.type), page: properties.url.flatMap(WebAddress.init),
      tsunami: properties.tsunami.map { $0 != 0 } ?? false,
      felt: properties.felt.flatMap { Int(exactly: $0) }.flatMap { $0 < 0 ? nil : $0 })
  }

  /// Converts milliseconds since 1970. Some services write the milliseconds with a fraction.
  private static func moment(_ milliseconds: Double) -> Timestamp? {
    Int64(exactly: milliseconds.rounded(.down)).flatMap(Timestamp.init(millisecondsSince1970:))
  }

  /// Parses `,us1000,ak2000,`: all identifiers of an event, with a comma before and after each.
  private static func identifiers(_ list: String) -> Set<Quake.ID> {
    Set(list.split(separator: ",").map { Quake.ID(String($0)) })
  }
}
