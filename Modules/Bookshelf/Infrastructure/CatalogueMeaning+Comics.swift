import BookshelfDomain
import CoreDomain

extension CatalogueMeaning {
  /// Converts a draft to a volume, or returns `nil` if it has no valid identifier.
  mutating func comic(_ part: CataloguePart<ComicDraft>, _ place: CataloguePlace) -> Comic? {
    guard let draft = object(part, place), let id = identifier(draft.id, place) else { return nil }
    return Comic(
      id: Comic.ID(id), title: text(draft.title, place, "title"),
      volume: whole(draft.volume, place, "volume", in: 0...CatalogueLimits.wholeNumber),
      number: text(draft.number, place, "number"),
      sortNumber: sortNumber(draft.sortNumber, place),
      price: price(draft.price, place),
      releaseDate: value(
        draft.releaseDate, place, "releaseDate", kind: "a date such as 2026-02-28",
        { ReleaseDate($0) }),
      availableAt: moment(draft.availableAt, place, "availableAt"),
      updatedAt: moment(draft.updatedAt, place, "updatedAt"),
      imageUpdatedAt: moment(draft.imageUpdatedAt, place, "imageUpdatedAt"),
      isPurchasable: flag(draft.purchasable, place, "purchasable"),
      isHidden: flag(draft.hidden, place, "hidden"), pages: pages(draft.pages, place))
  }

  /// Converts a draft to an episode, or returns `nil` if it has no valid identifier.
  mutating func episode(
    _ part: CataloguePart<EpisodeDraft>, _ place: CataloguePlace
  ) -> ComicEpisode? {
    guard let draft = object(part, place), let id = identifier(draft.id, place) else { return nil }
    let limit = CatalogueLimits.wholeNumber
    return ComicEpisode(
      id: ComicEpisode.ID(id), title: text(draft.title, place, "title"),
      displayIndex: whole(draft.displayIndex, place, "displayIndex", in: -limit...limit),
      window: window(draft, place),
      unreadableAt: moment(draft.unreadableAt, place, "unreadableAt"),
      updatedAt: moment(draft.updatedAt, place, "updatedAt"),
      isHidden: flag(draft.hidden, place, "hidden"), isFree: flag(draft.free, place, "free"),
      comic: text(draft.comic, place, "comic", limit: CatalogueLimits.identifierBytes)
        .map { Comic.ID($0) },
      advertisement: advertisement(draft.advertisement, place),
      contentType: text(draft.contentType, place, "contentType").map { .init($0) } ?? .pages,
      pages: pages(draft.pages, place))
  }

  private mutating func pages(_ leaf: CatalogueLeaf?, _ place: CataloguePlace) -> Int {
    whole(leaf, place, "pages", in: 1...Comic.pageLimit) ?? 1
  }

  /// Parses a number or a numeric string, exactly as written. If it is invalid, adds a note and
  /// returns `nil`.
  private mutating func sortNumber(_ leaf: CatalogueLeaf?, _ place: CataloguePlace) -> SortNumber? {
    let written: CatalogueLeaf? =
      switch leaf {
      case .number(.whole(let number)): .text("\(number)")
      case .number(.decimal(let text)): .text(text)
      default: leaf
      }
    let kind = "a number up to \(SortNumber.limit) with at most three decimal places"
    return value(written, place, "sortNumber", kind: kind) { SortNumber($0) }
  }

  private mutating func price(
    _ part: CataloguePart<PriceDraft>?, _ place: CataloguePlace
  ) -> Price? {
    guard let draft = object(part, place, "price") else { return nil }
    if case .number(.whole(let amount)) = draft.amount,
      case .text(let code) = draft.currency, let currency = Price.Currency(rawValue: code),
      let price = Price(minorUnits: amount, currency: currency)
    {
      return price
    }
    let codes = Price.Currency.allCases.map(\.rawValue).joined(separator: ", ")
    note(
      place.path("price"),
      "The amount \(Self.quoted(draft.amount ?? .absent)) with the currency "
        + "\(Self.quoted(draft.currency ?? .absent)) is not a price and was ignored: use an "
        + "integer from 0 to \(Price.limit) and one of \(codes).")
    return nil
  }

  /// Returns the window. Drops the end if it is not after the start.
  private mutating func window(_ draft: EpisodeDraft, _ place: CataloguePlace) -> PublishWindow {
    let opensAt = moment(draft.publishesAt, place, "publishesAt")
    let closesAt = moment(draft.closesAt, place, "closesAt")
    if let window = PublishWindow(opensAt: opensAt, closesAt: closesAt) { return window }
    note(
      place.path("closesAt"),
      "\(closesAt?.iso8601 ?? "") is not after \(opensAt?.iso8601 ?? "") and was ignored.")
    return PublishWindow(opensAt: opensAt, closesAt: nil) ?? .always
  }

  private mutating func advertisement(
    _ part: CataloguePart<AdvertisementDraft>?, _ place: CataloguePlace
  ) -> ComicEpisode.Advertisement? {
    guard let draft = object(part, place, "advertisement") else { return nil }
    guard case .text(let type)? = draft.type, Self.isText(type) else {
      note(place.path("advertisement"), "It has no valid type and was ignored.")
      return nil
    }
    return ComicEpisode.Advertisement(
      type: .init(type), address: text(draft.address, place, "advertisement.address"),
      slot: whole(draft.slot, place, "advertisement.slot", in: 0...CatalogueLimits.wholeNumber))
  }
}
