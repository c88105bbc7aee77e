/// An evening with music.
public struct Concert: Hashable, Sendable {
  public let title: String
  /// The hall, or `nil` if it is unknown.
  public let hall: String?
  /// When the doors open, in minutes since midnight, or `nil` if that is unknown.
  public let doors: Int?
  /// When it begins, in minutes since midnight, or `nil` if that is unknown.
  public let begins: Int?
  /// The price of a seat in cents: 0 if it is free, `nil` if it is unknown.
  public let cents: Int?
  public let isSoldOut: Bool
  /// In the order of the programme.
  public let players: [String]

  public init(
    title: String, hall: String? = nil, doors: Int? = nil, begins: Int? = nil, cents: Int? = nil,
    isSoldOut: Bool = false, players: [String] = []
  ) {
    self.title = title
    self.hall = hall
    self.doors = doors
    self.begins = begins
    self.cents = cents
    self.isSoldOut = isSoldOut
    self.players = players
  }
}
