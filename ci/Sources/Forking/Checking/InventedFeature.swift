/// Invented features for testing: short and long names, names of several words, names that start
/// with a vowel, irregular plurals.
public struct InventedFeature: Hashable, Sendable {
  public let name: String
  /// The value of ENTITY; `nil` if it follows from English grammar.
  public let singular: String?

  init(_ name: String, _ singular: String? = nil) {
    self.name = name
    self.singular = singular
  }

  public static let all: [InventedFeature] = [
    .init("Pebbles"), .init("Oceans"), .init("PaintColors"), .init("Mice", "Mouse"),
    .init("Umbrellas"), .init("Libraries"), .init("Hours"), .init("Boxes"),
    .init("OldFishingBoatHarbours"), .init("Oxen", "Ox"), .init("IceCreams"),
    .init("Universities"), .init("Geese", "Goose"), .init("TeaHouses"), .init("Cacti", "Cactus"),
    .init("UsedUmbrellaStands"), .init("Eggs"), .init("People", "Person"), .init("Knives", "Knife"),
    .init("UndergroundRailways"), .init("Kilns"), .init("Quizzes", "Quiz"), .init("Yaks"),
    .init("Igloos"),
  ]

  /// Returns the features in an order that the seed decides. The first is the one to use.
  public static func picked(by seed: String) -> [InventedFeature] {
    let digest = Digest.number(of: seed.utf8)
    let start = Int(digest % UInt64(all.count))
    return Array(all[start...] + all[..<start])
  }

  /// `ENTITY=Bookmark:Mouse`, or `nil`.
  public func entity(of thing: String?) -> String? {
    singular.map { name in thing.map { "\($0):\(name)" } ?? name }
  }
}
