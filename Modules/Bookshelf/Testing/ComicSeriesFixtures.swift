import BookshelfDomain
import CoreDomain
import CoreTesting

// A series with every field set, a series with no optional field set, and variants of the first
// series with one field changed.

extension ComicSeries {
  static let bare = ComicSeries.fixture(
    id: "bare", title: "", comics: [Comic(id: Comic.ID("bare-c1"))],
    episodes: [ComicEpisode(id: ComicEpisode.ID("bare-e1"))])

  static let full = ComicSeries.fixture(
    id: "full", title: "Größe “10” % _ ' \u{1F4DA}", titleReading: "ぐれーせ",
    authors: [ComicAuthor(name: "Ada Brook", reading: "えいだ"), ComicAuthor(name: "Ben Marsh")],
    publisher: "Harbour House", comics: [.full, .fixture(id: "full-c2")],
    episodes: [.full, .fixture(id: "full-e2")])

  /// Variants of ``full``, each with one field changed.
  static var changes: [ComicSeries] {
    let texts: [ComicSeries] = [
      full.with(title: "Other"), full.with(titleReading: .some(nil)),
      full.with(titleReading: "ほか"), full.with(publisher: .some(nil)),
      full.with(authors: Array(full.authors.reversed())), full.with(authors: []),
      full.with(authors: [ComicAuthor(name: "Ada Brook"), ComicAuthor(name: "Ben Marsh")]),
      full.with(comics: Array(full.comics.reversed())), full.with(comics: [.full]),
      full.with(episodes: Array(full.episodes.reversed())), full.with(episodes: []),
    ]
    return texts
      + Comic.changes.map { full.with(comics: [$0] + full.comics.dropFirst()) }
      + ComicEpisode.changes.map { full.with(episodes: [$0] + full.episodes.dropFirst()) }
  }

  private func with(
    title: String? = nil, titleReading: String?? = nil, authors: [ComicAuthor]? = nil,
    publisher: String?? = nil, comics: [Comic]? = nil, episodes: [ComicEpisode]? = nil
  ) -> ComicSeries {
    ComicSeries(
      id: id, title: title ?? self.title, titleReading: titleReading ?? self.titleReading,
      authors: authors ?? self.authors, publisher: publisher ?? self.publisher,
      comics: comics ?? self.comics, episodes: episodes ?? self.episodes)
  }
}

extension Comic {
  static let full = Comic(
    id: Comic.ID("full-c1"), title: "The First", volume: 19, number: "19.HU",
    sortNumber: .fixture("-19.125"), price: .fixture(499, .dollar),
    releaseDate: .fixture("2024-02-29"), availableAt: .fixture("1969-12-31T23:59:59.999Z"),
    updatedAt: .fixture("2026-03-29T01:00:00Z"), imageUpdatedAt: .fixture("9999-12-31T23:59:59Z"),
    isPurchasable: true, isHidden: true, pages: 212)

  /// Variants of ``full``, each with one field changed or set to `nil`.
  static var changes: [Comic] {
    let none = [0, 1, 2, 3, 4, 5, 6, 7, 8].map { full.without($0) }
    return none + [
      full.without(-1, currency: .euro), full.without(-1, isPurchasable: false),
      full.without(-1, isHidden: false), full.without(-1, pages: 213),
    ]
  }

  /// Returns the volume without one of its optional fields.
  private func without(
    _ part: Int, currency: Price.Currency = .dollar, isPurchasable: Bool = true,
    isHidden: Bool = true, pages: Int = 212
  ) -> Comic {
    Comic(
      id: id, title: part == 0 ? nil : title, volume: part == 1 ? nil : volume,
      number: part == 2 ? nil : number, sortNumber: part == 3 ? nil : sortNumber,
      price: part == 4 ? nil : Price.fixture(499, currency),
      releaseDate: part == 5 ? nil : releaseDate,
      availableAt: part == 6 ? nil : availableAt, updatedAt: part == 7 ? nil : updatedAt,
      imageUpdatedAt: part == 8 ? nil : imageUpdatedAt, isPurchasable: isPurchasable,
      isHidden: isHidden, pages: pages)
  }
}

extension ComicEpisode {
  static let full = ComicEpisode(
    id: ComicEpisode.ID("full-e1"), title: "第1話", displayIndex: -2,
    window: .fixture(.fixture("2026-10-09T00:00:00Z"), .fixture("2026-10-16T00:00:00.001Z")),
    unreadableAt: .fixture("2027-01-01T00:00:00Z"), updatedAt: .fixture("2026-10-08T00:00:00Z"),
    isHidden: true, isFree: true, comic: Comic.ID("full-c1"),
    advertisement: Advertisement(
      type: .other("carousel"), address: "https://shop.example/a?b=c", slot: 3),
    contentType: .other("film"), pages: 24)

  /// Variants of ``full``, each with one field changed or set to `nil`.
  static var changes: [ComicEpisode] {
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map { full.without($0) } + [
      full.without(-1, isHidden: false), full.without(-1, isFree: false),
      full.without(-1, contentType: .strip), full.without(-1, pages: 1),
    ]
  }

  /// Returns the episode without one of its optional fields.
  private func without(
    _ part: Int, isHidden: Bool = true, isFree: Bool = true,
    contentType: ContentType = .other("film"), pages: Int = 24
  ) -> ComicEpisode {
    let slotless = Advertisement(type: .movie, address: part == 8 ? nil : "x", slot: nil)
    return ComicEpisode(
      id: id, title: part == 0 ? nil : title, displayIndex: part == 1 ? nil : displayIndex,
      window: .fixture(
        part == 2 ? nil : window.opensAt, part == 3 ? nil : window.closesAt),
      unreadableAt: part == 4 ? nil : unreadableAt, updatedAt: part == 5 ? nil : updatedAt,
      isHidden: isHidden, isFree: isFree, comic: part == 6 ? nil : comic,
      advertisement: part == 7 ? nil : part >= 8 ? slotless : advertisement,
      contentType: contentType, pages: pages)
  }
}
