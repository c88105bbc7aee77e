/// The members of a JSON object of the catalogue. Both parsers create objects. `CatalogueMeaning`
/// checks what they mean, and converts them into series.
struct CatalogueObject {
  // Objects have few members, so an array is faster than a dictionary.
  private var members: [(key: CatalogueKey, value: CatalogueValue)] = []

  /// The value of a member; ``CatalogueValue/absent`` if it is missing.
  subscript(key: CatalogueKey) -> CatalogueValue {
    members.first { $0.key == key }?.value ?? .absent
  }

  func contains(_ key: CatalogueKey) -> Bool {
    members.contains { $0.key == key }
  }

  /// Adds a member that the object does not have yet.
  mutating func append(_ value: CatalogueValue, for key: CatalogueKey) {
    members.append((key, value))
  }
}

/// The members that the format has, in any of its objects.
enum CatalogueKey: String, CaseIterable, CodingKey {
  case address, advertisement, amount, authors, availableAt, closesAt, contentType, currency
  case displayIndex, episodes, free, hidden, id, imageUpdatedAt, name, number, pages, price
  case publishesAt, publisher, purchasable, reading, releaseDate, series, slot, sortNumber, title
  case titleReading, type, unreadableAt, updatedAt, volume
  case comic = "comic"
  case comics = "comics"

  /// Returns the member with a name, or `nil` if the format has no such member. It is faster than
  /// `init(rawValue:)`, which compares the name with all names.
  static func named(_ name: String) -> CatalogueKey? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
