public import BookshelfDomain
public import CoreDomain
import CoreTesting

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
    valid(PublishWindow(opensAt: opensAt, closesAt: closesAt), "a window that closes first")
  }
}

extension Price {
  public static func fixture(_ minorUnits: Int = 528, _ currency: Currency = .yen) -> Price {
    valid(Price(minorUnits: minorUnits, currency: currency), "\(minorUnits)")
  }
}

extension SortNumber {
  public static func fixture(_ text: String) -> SortNumber {
    valid(SortNumber(text), text)
  }
}

extension ReleaseDate {
  public static func fixture(_ text: String) -> ReleaseDate {
    valid(ReleaseDate(text), text)
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
      placedAt: .fixture(seconds))
  }
}

extension ReadingProgress {
  public static func fixture(
    _ item: ComicItem = .episode(ComicEpisode.ID("e1")), series: String = "s1", page: Int = 1,
    pages: Int = 20, seconds: Int64 = 0
  ) -> ReadingProgress {
    ReadingProgress(
      item: item, series: ComicSeries.ID(series), page: page, pages: pages,
      readAt: .fixture(seconds))
  }
}

// Readers for tests, and their secrets. Like all other code, fixtures can create readers only
// through the rules of the Domain.

extension ReaderName {
  public static func fixture(_ name: String = "mina") -> ReaderName {
    valid(try ReaderName(name), name)
  }
}

extension Reader {
  /// A reader whose identifier is `r-` and the name.
  public static func fixture(_ name: String = "mina") -> Reader {
    Reader(id: Reader.ID("r-\(name)"), name: .fixture(name))
  }
}

extension ReaderPassword {
  public static func fixture(_ password: String = "open sesame") -> ReaderPassword {
    valid(try ReaderPassword(password), password)
  }
}

extension ReaderAccount {
  /// An account created a number of seconds after 2026-01-01T00:00:00Z. Its password is that of the
  /// default ``ReaderPassword/fixture(_:)``, hashed by `PlainPasswordHashing`.
  public static func fixture(
    _ name: String = "mina", id: String? = nil, seconds: Int64 = 0
  ) -> ReaderAccount {
    ReaderAccount(
      reader: Reader(id: Reader.ID(id ?? "r-\(name)"), name: .fixture(name)),
      passwordHash: "$plain$1$6f70656e20736573616d65", createdAt: .fixture(seconds))
  }
}

extension ReaderToken {
  /// Returns a token that is made from a word, so that different words give different tokens.
  public static func fixture(_ word: String = "mina") -> ReaderToken {
    let digits = word.utf8.map { $0.digits(2, radix: 16) }.joined()
    let text = String((digits + String(repeating: "0", count: length)).prefix(length))
    return valid(ReaderToken(text), text)
  }
}

extension ReaderSession {
  /// A session opened a number of seconds after 2026-01-01T00:00:00Z. Its token is made from the
  /// word `token`, or else from the reader's name: see ``ReaderToken/fixture(_:)``.
  public static func fixture(
    of reader: Reader = .fixture(), token: String? = nil, seconds: Int64 = 0
  ) -> ReaderSession {
    ReaderSession(
      reader: reader.id,
      tokenDigest: ReaderToken.fixture(token ?? reader.name.text)
        .digest(by: PlainSecretDigesting()),
      expiresAt: Timestamp.fixture(seconds).advanced(by: lifetime))
  }
}

extension SignedInReader {
  /// A signed-in reader with the given name.
  public static func fixture(_ name: String = "mina") -> SignedInReader {
    let reader = Reader.fixture(name)
    return valid(
      SignedInReader(
        reader, in: .fixture(of: reader), showing: .fixture(name),
        digesting: PlainSecretDigesting(), at: .fixture()), name)
  }
}
