public import CoreDomain

/// Something that shook the ground, as a network of seismometers has described it.
///
/// Descriptions change for days after the event: a magnitude is added, the place moves, and another network
/// takes it over, which changes the identifier. So whatever may be absent is absent here, too, and
/// the former identifiers stay.
public struct Quake: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Quake, String>

  /// The identifier that the service prefers now: `nc73866730`.
  public let id: ID
  /// Every identifier that the event has or had, the preferred one included.
  public let identifiers: Set<ID>
  public let time: Timestamp
  /// When the description last changed.
  public let updated: Timestamp
  /// Nothing where none was worked out.
  public let magnitude: Magnitude?
  /// Nothing where none was worked out.
  public let depth: Depth?
  /// The place in the service's words: `7km NW of The Geysers, CA`. Nothing where it has none.
  public let placeName: String?
  public let coordinates: Coordinates
  public let kind: QuakeKind
  /// The service's page about the event.
  public let page: WebAddress?
  /// Whether a tsunami may have followed, as the service flags it.
  public let tsunami: Bool
  /// How many people have told the service that they felt it; nothing where nobody was asked.
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

/// What shook the ground: not only the earth by itself.
public struct QuakeKind: Hashable, Sendable {
  /// In the service's words, in lower case and with blanks between them: `quarry blast`.
  public let name: String

  /// Takes a name as the service writes it. Older replies have an underscore for each blank; without a
  /// name it is taken for an earthquake, as the service does.
  public init(_ name: String?) {
    let words = (name ?? "").split { $0 == "_" || $0 == " " }.map { $0.lowercased() }
    self.name = words.isEmpty ? "earthquake" : words.joined(separator: " ")
  }

  public static let earthquake = QuakeKind("earthquake")
}
