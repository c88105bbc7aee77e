import BookshelfDomain
import CoreDomain

extension CatalogueMeaning {
  /// Converts an object to a series, or returns `nil` if it has no valid identifier or title.
  mutating func series(_ value: CatalogueValue, number: Int) -> ComicSeries? {
    let place = CataloguePlace(series: number)
    guard let draft = object(value, place) else { return nil }
    guard let id = identifier(draft, place), let title = needed(draft[.title], place, "title")
    else { return nil }
    return ComicSeries(
      id: ComicSeries.ID(id), title: title, titleReading: text(draft, .titleReading, place),
      authors: list(draft, .authors, place) { $0.author($1, $2) },
      publisher: text(draft, .publisher, place),
      comics: list(draft, .comics, place) { $0.comic($1, $2) },
      episodes: list(draft, .episodes, place) { $0.episode($1, $2) })
  }

  /// Returns an identifier. If it is missing or invalid, adds a note and returns `nil`.
  mutating func identifier(_ draft: CatalogueObject, _ place: CataloguePlace) -> String? {
    needed(draft[.id], place, "identifier", limit: CatalogueLimits.identifierBytes)
  }

  /// Returns an element of a list. If the element is not an object, adds a note and returns `nil`.
  mutating func object(_ value: CatalogueValue, _ place: CataloguePlace) -> CatalogueObject? {
    if case .object(let object) = value { return object }
    note(place.path, "It is not an object and was skipped.")
    return nil
  }

  /// Returns the value of an optional member, or `nil` if it is missing. If the value is not an
  /// object, adds a note and returns `nil`.
  mutating func object(
    _ draft: CatalogueObject, _ key: CatalogueKey, _ place: CataloguePlace
  ) -> CatalogueObject? {
    switch draft[key] {
    case .absent: return nil
    case .object(let object): return object
    default:
      note(place.path(key), "It is not an object and was ignored.")
      return nil
    }
  }

  private mutating func list<Value>(
    _ draft: CatalogueObject, _ key: CatalogueKey, _ place: CataloguePlace,
    _ make: (inout CatalogueMeaning, CatalogueValue, CataloguePlace) -> Value?
  ) -> [Value] {
    switch draft[key] {
    case .absent: return []
    case .list(let elements):
      var values: [Value] = []
      values.reserveCapacity(elements.count)
      for (number, element) in elements.enumerated() {
        if let value = make(&self, element, place.within(key, number)) { values.append(value) }
      }
      return values
    default:
      note(place.path(key), "It is not a list and was ignored.")
      return []
    }
  }

  private mutating func author(_ value: CatalogueValue, _ place: CataloguePlace) -> ComicAuthor? {
    guard let draft = object(value, place), let name = needed(draft[.name], place, "name")
    else { return nil }
    return ComicAuthor(name: name, reading: text(draft, .reading, place))
  }
}
