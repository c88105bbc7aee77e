import BookshelfDomain
import CoreDomain

extension CatalogueMeaning {
  /// Converts an object to a volume, or returns `nil` if it has no valid identifier.
  mutating func comic(_ value: CatalogueValue, _ place: CataloguePlace) -> Comic? {
    guard let draft = object(value, place), let id = identifier(draft, place) else { return nil }
    return Comic(
      id: Comic.ID(id), title: text(draft, .title, place),
      volume: whole(draft, .volume, place, in: 0...CatalogueLimits.wholeNumber),
      number: text(draft, .number, place), sortNumber: sortNumber(draft, place),
      price: price(draft, place),
      releaseDate: self.value(
        draft[.releaseDate], .releaseDate, place, kind: "a date such as 2026-02-28",
        { ReleaseDate($0) }),
      availableAt: moment(draft, .availableAt, place), updatedAt: moment(draft, .updatedAt, place),
      imageUpdatedAt: moment(draft, .imageUpdatedAt, place),
      isPurchasable: flag(draft, .purchasable, place), isHidden: flag(draft, .hidden, place),
      pages: pages(draft, place))
  }

  /// Converts an object to an episode, or returns `nil` if it has no valid identifier.
  mutating func episode(_ value: CatalogueValue, _ place: CataloguePlace) -> ComicEpisode? {
    guard let draft = object(value, place), let id = identifier(draft, place) else { return nil }
    let limit = CatalogueLimits.wholeNumber
    return ComicEpisode(
      id: ComicEpisode.ID(id), title: text(draft, .title, place),
      displayIndex: whole(draft, .displayIndex, place, in: -limit...limit),
      window: window(draft, place), unreadableAt: moment(draft, .unreadableAt, place),
      updatedAt: moment(draft, .updatedAt, place), isHidden: flag(draft, .hidden, place),
      isFree: flag(draft, .free, place),
      comic: text(draft, .comic, place, limit: CatalogueLimits.identifierBytes)
        .map { Comic.ID($0) },
      advertisement: advertisement(draft, place),
      contentType: text(draft, .contentType, place).map { .init($0) } ?? .pages,
      pages: pages(draft, place))
  }

  private mutating func pages(_ draft: CatalogueObject, _ place: CataloguePlace) -> Int {
    whole(draft, .pages, place, in: 1...Comic.pageLimit) ?? 1
  }

  /// Parses a number or a numeric string, exactly as written. If it is invalid, adds a note and
  /// returns `nil`.
  private mutating func sortNumber(
    _ draft: CatalogueObject, _ place: CataloguePlace
  ) -> SortNumber? {
    let written: CatalogueValue =
      switch draft[.sortNumber] {
      case .number(.whole(let number)): .text("\(number)")
      case .number(.decimal(let text)): .text(text)
      case let other: other
      }
    let kind = "a number up to \(SortNumber.limit) with at most three decimal places"
    return value(written, .sortNumber, place, kind: kind) { SortNumber($0) }
  }

  private mutating func price(_ comic: CatalogueObject, _ place: CataloguePlace) -> Price? {
    guard let draft = object(comic, .price, place) else { return nil }
    if case .number(.whole(let amount)) = draft[.amount],
      case .text(let code) = draft[.currency], let currency = Price.Currency(rawValue: code),
      let price = Price(minorUnits: amount, currency: currency)
    {
      return price
    }
    let codes = Price.Currency.allCases.map(\.rawValue).joined(separator: ", ")
    note(
      place.path(.price),
      "The amount \(Self.quoted(draft[.amount])) with the currency "
        + "\(Self.quoted(draft[.currency])) is not a price and was ignored: use an "
        + "integer from 0 to \(Price.limit) and one of \(codes).")
    return nil
  }

  /// Returns the window. Drops the end if it is not after the start.
  private mutating func window(
    _ draft: CatalogueObject, _ place: CataloguePlace
  ) -> PublishWindow {
    let opensAt = moment(draft, .publishesAt, place)
    let closesAt = moment(draft, .closesAt, place)
    if let window = PublishWindow(opensAt: opensAt, closesAt: closesAt) { return window }
    note(
      place.path(.closesAt),
      "\(closesAt?.iso8601 ?? "") is not after \(opensAt?.iso8601 ?? "") and was ignored.")
    return PublishWindow(opensAt: opensAt, closesAt: nil) ?? .always
  }

  private mutating func advertisement(
    _ episode: CatalogueObject, _ place: CataloguePlace
  ) -> ComicEpisode.Advertisement? {
    guard let draft = object(episode, .advertisement, place) else { return nil }
    let place = place.within(.advertisement)
    guard case .text(let type) = draft[.type], Self.isText(type) else {
      note(place.path, "It has no valid type and was ignored.")
      return nil
    }
    return ComicEpisode.Advertisement(
      type: .init(type), address: text(draft, .address, place),
      slot: whole(draft, .slot, place, in: 0...CatalogueLimits.wholeNumber))
  }
}
