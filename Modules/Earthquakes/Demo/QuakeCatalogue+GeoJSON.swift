import CoreDemo
import CoreDomain
import FoundationEssentials

extension QuakeCatalogue {
  /// Parses a GeoJSON reply of the real service, such as all events of a month.
  ///
  /// Properties that ``DemoQuake`` does not have are ignored.
  ///
  /// - Throws: ``QuakeCatalogueFailure`` if the text is not a collection of events, or if an event
  ///   has no place or no time.
  public init(geoJSON bytes: [UInt8]) throws(QuakeCatalogueFailure) {
    let collection: FeatureCollection
    do {
      collection = try JSONDecoder().decode(FeatureCollection.self, from: Data(bytes))
    } catch {
      throw QuakeCatalogueFailure(reason: "\(error)")
    }
    var quakes: [DemoQuake] = []
    for feature in collection.features {
      guard let quake = DemoQuake(feature) else {
        throw QuakeCatalogueFailure(reason: "“\(feature.id)” has no place or no time")
      }
      quakes.append(quake)
    }
    self.init(quakes)
  }
}

/// A GeoJSON text cannot be read as a ``QuakeCatalogue``. The description is a sentence with the
/// reason.
public struct QuakeCatalogueFailure: Error, Hashable, CustomStringConvertible {
  let reason: String

  public var description: String { "The catalogue cannot be read: \(reason)." }
}

extension DemoQuake {
  fileprivate init?(_ feature: FeatureCollection.Feature) {
    let properties = feature.properties
    let place = feature.geometry.coordinates
    guard place.count >= 2, let longitude = place[0], let latitude = place[1],
      let time = Timestamp(millisecondsSince1970: properties.time),
      let updated = Timestamp(millisecondsSince1970: properties.updated ?? properties.time)
    else { return nil }
    let network = properties.net ?? String(feature.id.prefix(2))
    self.init(
      network: network, code: String(feature.id.dropFirst(network.count)), time: time,
      updated: updated, latitude: latitude, longitude: longitude,
      depth: place.count > 2 ? place[2] : nil, magnitude: properties.mag, place: properties.place)
    formerIDs = (properties.ids ?? "").split(separator: ",").map(String.init).filter { $0 != id }
    magnitudeType = properties.magType
    type = properties.type ?? type
    significance = properties.sig
    felt = properties.felt
    isReviewed = properties.status != "automatic"
  }
}

/// The parts of a GeoJSON feature collection that are parsed.
private struct FeatureCollection: Decodable {
  let features: [Feature]

  struct Feature: Decodable {
    let id: String
    let properties: Properties
    let geometry: Geometry
  }

  struct Properties: Decodable {
    let mag: Double?
    let place: String?
    let time: Int64
    let updated: Int64?
    let felt: Int?
    let status: String?
    let sig: Int?
    let net: String?
    let ids: String?
    let magType: String?
    let type: String?
  }

  struct Geometry: Decodable {
    let coordinates: [Double?]
  }
}
