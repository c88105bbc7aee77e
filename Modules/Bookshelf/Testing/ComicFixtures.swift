public import BookshelfDomain
public import CoreDomain

// Builders for tests. Every parameter has a default, so that a test states only what matters to it.
// Invalid values trap, because they are errors in the test.

extension ComicSeries {
  public static func fixture(
    id: String = "s1", title: String = "Lantern Street", titleReading: String? = nil,
    authors: [ComicAuthor] = [], publisher: String? = nil, comics: [Comic] = [],
    episodes: [ComicEpisode] = []
  ) -> ComicSeries {
    ComicSeries(
      id: ComicSeries.ID(id), title: title, titleReading: titleReading, authors: authors,
      publisher: publisher, comics: comics, episodes: episodes)
  }
}

extension Comic {
  /// Returns the time that is a number of seconds after 2026-01-01T00:00:00Z.
  public static func fixtureTime(_ seconds: Int64 = 0) -> Timestamp {
    guard let moment = Timestamp(secondsSince1970: 1_767_225_600 + seconds) else {
      preconditionFailure("\(seconds) s after 2026 is out of range")
    }
    return moment
  }

  /// A volume that, by default, is for sale and that its owners can read.
  public static func fixture(
    id: String = "c1", title: String? = nil, volume: Int? = nil, number: String? = nil,
    sortNumber: String? = nil, price: Price? = .fixture(), releaseDate: String? = nil,
    availableAt: Timestamp? = nil, isPurchasable: Bool = true, isHidden: Bool = false,
    pages: Int = 180
  ) -> Comic {
    Comic(
      id: Comic.ID(id), title: title, volume: volume, number: number,
      sortNumber: sortNumber.map(SortNumber.fixture), price: price,
      releaseDate: releaseDate.map(ReleaseDate.fixture), availableAt: availableAt,
      isPurchasable: isPurchasable, isHidden: isHidden, pages: pages)
  }
}

extension ComicEpisode {
  /// An episode that, by default, everyone can read.
  public static func fixture(
    id: String = "e1", title: String? = nil, displayIndex: Int? = nil,
    opensAt: Timestamp? = nil, closesAt: Timestamp? = nil, unreadableAt: Timestamp? = nil,
    isHidden: Bool = false, isFree: Bool = true, comic: String? = nil,
    advertisement: Advertisement? = nil, contentType: ContentType = .pages, pages: Int = 20
  ) -> ComicEpisode {
    ComicEpisode(
      id: ComicEpisode.ID(id), title: title, displayIndex: displayIndex,
      window: .fixture(opensAt, closesAt), unreadableAt: unreadableAt, isHidden: isHidden,
      isFree: isFree, comic: comic.map { Comic.ID($0) }, advertisement: advertisement,
      contentType: contentType, pages: pages)
  }
}

extension PublishWindow {
  public static func fixture(
    _ opensAt: Timestamp? = nil, _ closesAt: Timestamp? = nil
  ) -> PublishWindow {
    guard let window = PublishWindow(opensAt: opensAt, closesAt: closesAt) else {
      preconditionFailure("the window closes before it opens")
    }
    return window
  }
}

extension Price {
  public static func fixture(_ minorUnits: Int = 528, _ currency: Currency = .yen) -> Price {
    guard let price = Price(minorUnits: minorUnits, currency: currency) else {
      preconditionFailure("invalid price: \(minorUnits)")
    }
    return price
  }
}

extension SortNumber {
  public static func fixture(_ text: String) -> SortNumber {
    guard let number = SortNumber(text) else { preconditionFailure("invalid number: \(text)") }
    return number
  }
}

extension ReleaseDate {
  public static func fixture(_ text: String) -> ReleaseDate {
    guard let day = ReleaseDate(text) else { preconditionFailure("invalid day: \(text)") }
    return day
  }
}

extension ComicOrder {
  /// An order placed a number of seconds after 2026-01-01T00:00:00Z.
  public static func fixture(
    id: String = "o1", reader: SignedInReader = .fixture(), comic: String = "c1",
    price: Price = .fixture(), seconds: Int64 = 0
  ) -> ComicOrder {
    ComicOrder(
      id: ComicOrder.ID(id), reader: reader.id, comic: Comic.ID(comic), price: price,
      placedAt: Comic.fixtureTime(seconds))
  }
}

extension ReadingProgress {
  public static func fixture(
    _ item: ComicItem = .episode(ComicEpisode.ID("e1")), series: String = "s1", page: Int = 1,
    pages: Int = 20, seconds: Int64 = 0
  ) -> ReadingProgress {
    ReadingProgress(
      item: item, series: ComicSeries.ID(series), page: page, pages: pages,
      readAt: Comic.fixtureTime(seconds))
  }
}
