public import CoreDomain

/// A place to search around: a city of the gazetteer, or a point given by its coordinates.
public struct Place: Hashable, Sendable {
  /// The display name: `San Ramon`, or `33.8°S 151.2°E`.
  public let name: String
  /// The region of the place: `California, United States`. Empty for a point.
  public let region: String
  public let coordinates: Coordinates

  public init(name: String, region: String, coordinates: Coordinates) {
    self.name = name
    self.region = region
    self.coordinates = coordinates
  }

  /// Creates a point, named by its coordinates.
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

/// Finds places by name. Calls are synchronous.
public protocol Gazetteer: Sendable {
  /// Returns the places that match a query, largest first. A place matches if each word of the
  /// query is the beginning of a word in one of the place's names or in its region. A blank query
  /// matches every place. Any other query without words, such as `“`, matches no place.
  ///
  /// - Parameter limit: The maximum number of places. If it is below 1, the result is empty.
  func places(matching query: String, limit: Int) -> [Place]

  /// Returns the places that have exactly this name, largest first. The name may be followed by a
  /// comma and the region: `Portland, Oregon, United States`. The comparison ignores case; an
  /// implementation may also ignore width and accents, and accept a part of the region.
  func places(named name: String) -> [Place]
}

/// The rules for parsing and matching the feature's values, with the gazetteer for place names.
///
/// The in-memory store and the SQL store count by the same rules.
public struct QuakeRules: Sendable {
  public let gazetteer: any Gazetteer

  public init(gazetteer: any Gazetteer) {
    self.gazetteer = gazetteer
  }

  public func circle(around centre: Coordinates, radius: Radius) -> Circle {
    Circle(around: centre, radius: radius)
  }

  /// Parses a place: a name, or two coordinates separated by a comma, latitude first.
  ///
  /// - Throws: A failure of ``QuakeField/near``. For an unknown name, it suggests similar names.
  public func place(_ typed: String) throws(QuakeFieldFailure) -> Place {
    let text = DisplayText.trimmed(typed)
    guard !text.isEmpty else {
      throw QuakeFieldFailure(
        .near, "The place is empty. Use a name, or a latitude and a longitude.")
    }
    if let point = try point(text) { return Place(at: point) }
    guard let place = gazetteer.places(named: text).first else {
      let similar = gazetteer.places(matching: text, limit: Self.suggestions)
      let advice =
        similar.isEmpty
        ? "Use its coordinates, as in “37.78,-121.98”."
        : "Did you mean \(similar.map { "“\($0.name)”" }.joined(separator: " or "))?"
      throw QuakeFieldFailure(
        .near, "Unknown place “\(DisplayText.quoted(typed))”. \(advice)", isUnknown: true)
    }
    return place
  }

  /// Parses coordinates, or returns `nil` if the text does not look like coordinates.
  private func point(_ text: String) throws(QuakeFieldFailure) -> Coordinates? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { QuakeText.number(String($0)) }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1]
    else { return nil }
    guard let point = Coordinates(latitude: latitude, longitude: longitude) else {
      throw QuakeFieldFailure(
        .near,
        "Latitude must be between −90 and 90, and longitude between −360 and 360, got "
          + "“\(DisplayText.quoted(text))”.")
    }
    return point
  }

  /// The maximum number of suggestions for an unknown name.
  private static let suggestions = 3
}
