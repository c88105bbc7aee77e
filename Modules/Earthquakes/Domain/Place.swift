public import CoreDomain

/// A place to look around: a city of the gazetteer, or a point that somebody named by its coordinates.
public struct Place: Hashable, Sendable {
  /// What it is called: `San Ramon`, or `33.8°S 151.2°E`.
  public let name: String
  /// The part of the world it lies in: `California, United States`. Empty for a point.
  public let region: String
  public let coordinates: Coordinates

  /// A place that has a name.
  public init(name: String, region: String, coordinates: Coordinates) {
    self.name = name
    self.region = region
    self.coordinates = coordinates
  }

  /// A point that has none.
  public init(at coordinates: Coordinates) {
    name =
      Self.degrees(coordinates.latitude, "N", "S") + " "
      + Self.degrees(coordinates.longitude, "E", "W")
    region = ""
    self.coordinates = coordinates
  }

  private static func degrees(_ number: Double, _ positive: String, _ negative: String) -> String {
    "\(QuakeText.shortest(abs(number)))°\(number < 0 ? negative : positive)"
  }
}

/// Who knows where places are. It is asked in the middle of other work, and answers at once.
public protocol Gazetteer: Sendable {
  /// The places whose name, or region, has a word that begins with each word of a query; every place for
  /// a query without words. The largest come first.
  ///
  /// - Parameter limit: how many at most. A limit under 1 gives none.
  func places(matching query: String, limit: Int) -> [Place]

  /// The places of a name, written in whole, with its region behind a comma or without: `Portland`,
  /// `Portland, Oregon`. Case, width and accents do not count. The largest comes first.
  func places(named name: String) -> [Place]
}

/// What it takes to read and judge the feature's values: a sphere's mathematics, and where places are.
///
/// Both come in from outside. Whoever counts, counts by these rules, in memory and in the store.
public struct QuakeRules: Sendable {
  public let trigonometry: any Trigonometry
  public let gazetteer: any Gazetteer

  public init(trigonometry: any Trigonometry, gazetteer: any Gazetteer) {
    self.trigonometry = trigonometry
    self.gazetteer = gazetteer
  }

  public func circle(around centre: Coordinates, radius: Radius) -> Circle {
    Circle(around: centre, radius: radius, trigonometry)
  }

  /// Reads a place: two coordinates with a comma between them, latitude first, or a name.
  ///
  /// - Throws: ``QuakeFailure/malformedPlace(_:reason:)``, or ``QuakeFailure/unknownPlace(_:similar:)``.
  public func place(_ typed: String) throws(QuakeFailure) -> Place {
    let text = DisplayText.trimmed(typed)
    guard !text.isEmpty else {
      throw .malformedPlace(typed, reason: "write a name, or a latitude and a longitude")
    }
    if let point = try point(text) { return Place(at: point) }
    guard let place = gazetteer.places(named: text).first else {
      let similar = gazetteer.places(matching: text, limit: Self.suggestions)
      throw .unknownPlace(typed, similar: similar.map(\.name))
    }
    return place
  }

  /// Nothing when the text does not look like coordinates.
  private func point(_ text: String) throws(QuakeFailure) -> Coordinates? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { DisplayText.trimmed(String($0)) }
    guard parts.count == 2, let latitude = Double(parts[0]), let longitude = Double(parts[1])
    else { return nil }
    guard let point = Coordinates(latitude: latitude, longitude: longitude) else {
      throw .malformedPlace(
        text, reason: "a latitude is −90 to 90, and a longitude −360 to 360")
    }
    return point
  }

  /// How many names are suggested for one that is not known.
  private static let suggestions = 3
}
