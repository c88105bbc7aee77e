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
    let quakes = features.compactMap { $0.wrappedValue?.quake }
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
    @Loose var count: Double?
    @Loose var error: String?
  }

  private struct Reply: Decodable {
    @Loose var type: String?
    @Loose var metadata: Metadata?
    let features: [Loose<Feature>]?
  }

  private struct Metadata: Decodable {
    let status: Double?
    let error: String?
  }

  fileprivate struct Feature: Decodable {
    @Loose var id: String?
    @Loose var properties: Properties?
    @Loose var geometry: Geometry?
  }

  fileprivate struct Geometry: Decodable {
    /// Longitude, latitude and, if known, the depth in kilometres.
    let coordinates: [Loose<Double>]
  }

  fileprivate struct Properties: Decodable {
    @Loose var time: Double?
    @Loose var updated: Double?
    @Loose var mag: Double?
    @Loose var place: String?
    @Loose var url: String?
    @Loose var felt: Double?
    @Loose var tsunami: Double?
    @Loose var type: String?
    @Loose var ids: String?
  }
}

/// A member that is parsed leniently. `@Loose var time: Double?` is `nil` if the member is absent,
/// null, or of another type, such as a text. The other members are parsed all the same.
@propertyWrapper
private struct Loose<Value: Decodable>: Decodable {
  var wrappedValue: Value?

  init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }

  init(from decoder: any Decoder) throws {
    wrappedValue = try? Value(from: decoder)
  }
}

extension KeyedDecodingContainer {
  /// Decodes a lenient member. The code that the compiler writes for `Decodable` calls this for
  /// each `@Loose` property.
  fileprivate func decode<Value>(
    _ type: Loose<Value>.Type, forKey key: Key
  ) throws -> Loose<Value> {
    // The check comes first, because throwing and catching an error for each null would cost more
    // than the rest of the parsing.
    guard (try? decodeNil(forKey: key)) == false else { return Loose(wrappedValue: nil) }
    return Loose(wrappedValue: try? decode(Value.self, forKey: key))
  }
}

// MARK: - Conversion of rows

extension GeoJSONQuakes.Feature {
  /// The event, or `nil` for a row without an identifier, a time or valid coordinates.
  fileprivate var quake: Quake? {
    guard let id = id?.replacingNUL, !id.isEmpty, let properties,
      let time = properties.time.flatMap(Self.moment),
      let numbers = geometry?.coordinates.map(\.wrappedValue), numbers.count >= 2,
      let longitude = numbers[0], let latitude = numbers[1],
      let coordinates = Coordinates(latitude: latitude, longitude: longitude)
    else { return nil }
    return Quake(
      id: Quake.ID(id), identifiers: Self.identifiers(properties.ids?.replacingNUL ?? ""),
      time: time,
      updated: properties.updated.flatMap(Self.moment) ?? time,
      magnitude: properties.mag.flatMap(Magnitude.init),
      depth: (numbers.count > 2 ? numbers[2] : nil).flatMap(Depth.init(kilometres:)),
      placeName: properties.place.flatMap { $0.isEmpty ? nil : $0.replacingNUL },
      coordinates: coordinates, kind: QuakeKind(properties.type?.replacingNUL),
      page: properties.url.flatMap(WebAddress.init),
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
