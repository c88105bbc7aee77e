import BookshelfDomain
import CoreDomain

extension CatalogueMeaning {
  /// Converts a draft to a series, or returns `nil` if it has no valid identifier or title.
  mutating func series(_ part: CataloguePart<SeriesDraft>, number: Int) -> ComicSeries? {
    let place = CataloguePlace(series: number)
    guard let draft = object(part, place) else { return nil }
    guard let id = identifier(draft.id, place), let title = needed(draft.title, place, "title")
    else { return nil }
    return ComicSeries(
      id: ComicSeries.ID(id), title: title,
      titleReading: text(draft.titleReading, place, "titleReading"),
      authors: list(draft.authors, place, "authors") { $0.author($1, $2) },
      publisher: text(draft.publisher, place, "publisher"),
      comics: list(draft.comics, place, "comics") { $0.comic($1, $2) },
      episodes: list(draft.episodes, place, "episodes") { $0.episode($1, $2) })
  }

  /// Returns an identifier. If it is missing or invalid, adds a note and returns `nil`.
  mutating func identifier(_ leaf: CatalogueLeaf?, _ place: CataloguePlace) -> String? {
    needed(leaf, place, "identifier", limit: CatalogueLimits.identifierBytes)
  }

  /// Returns the value of a part. If the value is not an object, adds a note and returns `nil`.
  mutating func object<Value>(_ part: CataloguePart<Value>, _ place: CataloguePlace) -> Value? {
    if case .found(let value) = part { return value }
    note(place.path, "It is not an object and was skipped.")
    return nil
  }

  /// Returns the value of an optional member, or `nil` if it is missing. If the value is not an
  /// object, adds a note and returns `nil`.
  mutating func object<Value>(
    _ part: CataloguePart<Value>?, _ place: CataloguePlace, _ member: String
  ) -> Value? {
    if case .found(let value)? = part { return value }
    if case .wrong? = part { note(place.path(member), "It is not an object and was ignored.") }
    return nil
  }

  private mutating func list<Draft, Value>(
    _ part: CataloguePart<[CataloguePart<Draft>]>?, _ place: CataloguePlace, _ member: String,
    _ make: (inout CatalogueMeaning, CataloguePart<Draft>, CataloguePlace) -> Value?
  ) -> [Value] {
    switch part ?? .absent {
    case .absent: return []
    case .wrong:
      note(place.path(member), "It is not a list and was ignored.")
      return []
    case .found(let drafts):
      var values: [Value] = []
      values.reserveCapacity(drafts.count)
      for (number, draft) in drafts.enumerated() {
        if let value = make(&self, draft, place.within(member, number)) { values.append(value) }
      }
      return values
    }
  }

  private mutating func author(
    _ part: CataloguePart<AuthorDraft>, _ place: CataloguePlace
  ) -> ComicAuthor? {
    guard let draft = object(part, place) else { return nil }
    guard let name = needed(draft.name, place, "name") else { return nil }
    return ComicAuthor(name: name, reading: text(draft.reading, place, "reading"))
  }
}
