public import CoreDomain

/// A seismic event, as a network of seismometers describes it.
///
/// Descriptions change for days after the event: a magnitude is added, the place moves, or another
/// network takes over the event and changes its identifier. Therefore, several properties are
/// optional, and former identifiers are kept.
public struct Quake: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Quake, String>

  /// The identifier that the service currently prefers: `nc73866730`.
  public let id: ID
  /// All present and former identifiers of the event, including the preferred one.
  public let identifiers: Set<ID>
  public let time: Timestamp
  /// When the description last changed.
  public let updated: Timestamp
  /// The magnitude, or `nil` if none was computed.
  public let magnitude: Magnitude?
  /// The depth, or `nil` if none was computed.
  public let depth: Depth?
  /// The place in the service's words: `7km NW of The Geysers, CA`.
  public let placeName: String?
  public let coordinates: Coordinates
  public let kind: QuakeKind
  /// The service's page about the event.
  public let page: WebAddress?
  /// The service's tsunami flag, which means that a tsunami may have followed.
  public let tsunami: Bool
  /// How many people reported to the service that they felt the event; `nil` if the service does
  /// not say.
  public let felt: Int?

  public init(
    id: ID, identifiers: Set<ID> = [], time: Timestamp, updated: Timestamp,
    magnitude: Magnitude?, depth: Depth?, placeName: String?, coordinates: Coordinates,
    kind: QuakeKind = .earthquake, page: WebAddress? = nil, tsunami: Bool = false,
    felt: Int? = nil
  ) {
    self.id = id
    self.identifiers = identifiers.union([id])
    self.time = time
    self.updated = updated
    self.magnitude = magnitude
    self.depth = depth
    self.placeName = placeName
    self.coordinates = coordinates
    self.kind = kind
    self.page = page
    self.tsunami = tsunami
    self.felt = felt
  }
}

/// The kind of an event. Not all events are earthquakes.
public struct QuakeKind: Hashable, Sendable {
  /// The service's word, in lower case, with spaces between words: `quarry blast`.
  public let name: String

  /// Normalizes a name from the service. Older replies use underscores for spaces. A missing name
  /// means earthquake, as in the service.
  public init(_ name: String?) {
    let words = (name ?? "").split { $0 == "_" || $0 == " " }.map { $0.lowercased() }
    self.name = words.isEmpty ? "earthquake" : words.joined(separator: " ")
  }

  public static let earthquake = QuakeKind("earthquake")
}
