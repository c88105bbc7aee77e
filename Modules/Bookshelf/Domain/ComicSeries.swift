public import CoreDomain

/// A series in the catalogue, with its volumes and episodes.
///
/// Its texts are exactly those of the catalogue. Searching and sorting use derived keys: see
/// ``ComicSearchKey`` and ``ComicSortKey``.
public struct ComicSeries: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<ComicSeries, String>

  public let id: ID
  public let title: String
  /// The reading of the title in kana, or `nil` if unknown.
  public let titleReading: String?
  public let authors: [ComicAuthor]
  public let publisher: String?
  /// The volumes, in the order of the catalogue. Volumes that the catalogue no longer lists come
  /// last; they are kept for their owners.
  public let comics: [Comic]
  /// The episodes, in the order of the catalogue.
  public let episodes: [ComicEpisode]

  public init(
    id: ID, title: String, titleReading: String? = nil, authors: [ComicAuthor] = [],
    publisher: String? = nil, comics: [Comic] = [], episodes: [ComicEpisode] = []
  ) {
    self.id = id
    self.title = title
    self.titleReading = titleReading
    self.authors = authors
    self.publisher = publisher
    self.comics = comics
    self.episodes = episodes
  }
}

/// An author of a series.
public struct ComicAuthor: Hashable, Sendable {
  public let name: String
  /// The name in kana, or `nil` if unknown.
  public let reading: String?

  public init(name: String, reading: String? = nil) {
    self.name = name
    self.reading = reading
  }
}

/// A volume of a series. Readers buy whole volumes, not single episodes.
public struct Comic: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Comic, String>

  public let id: ID
  public let title: String?
  /// The volume number, or `nil` if the volume has none, for example because it is a special
  /// edition.
  public let volume: Int?
  /// The number as printed on the cover, such as `10.5`, `19.HU` or `Alpha`; `nil` if unknown.
  public let number: String?
  /// The number for sorting volumes. Volumes without a sort number come last.
  public let sortNumber: SortNumber?
  public let price: Price?
  public let releaseDate: ReleaseDate?
  /// When owners can start reading the volume. `nil` means on the release date.
  public let availableAt: Timestamp?
  public let updatedAt: Timestamp?
  public let imageUpdatedAt: Timestamp?
  public let isPurchasable: Bool
  public let isHidden: Bool
  /// The number of pages, at least 1.
  public let pages: Int

  public init(
    id: ID, title: String? = nil, volume: Int? = nil, number: String? = nil,
    sortNumber: SortNumber? = nil, price: Price? = nil, releaseDate: ReleaseDate? = nil,
    availableAt: Timestamp? = nil, updatedAt: Timestamp? = nil, imageUpdatedAt: Timestamp? = nil,
    isPurchasable: Bool = false, isHidden: Bool = false, pages: Int = 1
  ) {
    self.id = id
    self.title = title
    self.volume = volume
    self.number = number
    self.sortNumber = sortNumber
    self.price = price
    self.releaseDate = releaseDate
    self.availableAt = availableAt
    self.updatedAt = updatedAt
    self.imageUpdatedAt = imageUpdatedAt
    self.isPurchasable = isPurchasable
    self.isHidden = isHidden
    self.pages = max(pages, 1)
  }

  /// The maximum number of pages. If a catalogue has a larger number, the parser ignores the number
  /// and notes it in its report.
  public static let pageLimit = 10_000
}

/// An episode of a series, which is published and read on its own.
public struct ComicEpisode: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<ComicEpisode, String>

  public let id: ID
  public let title: String?
  /// The position in the grid. Episodes whose index is `nil` come first, then the episode with the
  /// highest index.
  public let displayIndex: Int?
  /// The period in which the episode is published. Owners of the episode's volume can read it after
  /// the period, too.
  public let window: PublishWindow
  /// When the episode is taken down for everyone, including buyers; `nil` means never.
  public let unreadableAt: Timestamp?
  public let updatedAt: Timestamp?
  public let isHidden: Bool
  /// Whether the episode can be read without a purchase.
  public let isFree: Bool
  /// The volume that contains the episode, if any. Owners of the volume can read the episode.
  public let comic: Comic.ID?
  public let advertisement: Advertisement?
  public let contentType: ContentType
  /// The number of pages, at least 1.
  public let pages: Int

  public init(
    id: ID, title: String? = nil, displayIndex: Int? = nil, window: PublishWindow = .always,
    unreadableAt: Timestamp? = nil, updatedAt: Timestamp? = nil, isHidden: Bool = false,
    isFree: Bool = false, comic: Comic.ID? = nil, advertisement: Advertisement? = nil,
    contentType: ContentType = .pages, pages: Int = 1
  ) {
    self.id = id
    self.title = title
    self.displayIndex = displayIndex
    self.window = window
    self.unreadableAt = unreadableAt
    self.updatedAt = updatedAt
    self.isHidden = isHidden
    self.isFree = isFree
    self.comic = comic
    self.advertisement = advertisement
    self.contentType = contentType
    self.pages = max(pages, 1)
  }

  /// How the content of an episode is laid out.
  public enum ContentType: Hashable, Sendable {
    /// Separate pages.
    case pages
    /// One long vertical strip.
    case strip
    /// A layout that this program does not know, by its name in the catalogue.
    case other(String)

    public init(_ word: String) {
      self =
        switch word {
        case "pages": .pages
        case "strip": .strip
        default: .other(word)
        }
    }

    /// The name in the catalogue: `pages`, `strip`, or another name.
    public var word: String {
      switch self {
      case .pages: "pages"
      case .strip: "strip"
      case .other(let word): word
      }
    }
  }

  /// An advertisement that belongs to an episode.
  public struct Advertisement: Hashable, Sendable {
    public let type: AdvertisementType
    /// The link target, or `nil` if the advertisement is not a link.
    public let address: String?
    /// The index of the episode that the advertisement precedes in the grid, counted from 0, or
    /// `nil` if the advertisement is not in the grid.
    public let slot: Int?

    public init(type: AdvertisementType, address: String? = nil, slot: Int? = nil) {
      self.type = type
      self.address = address
      self.slot = slot
    }
  }

  public enum AdvertisementType: Hashable, Sendable {
    case banner
    case movie
    /// A type that this program does not know, by its name in the catalogue.
    case other(String)

    public init(_ word: String) {
      self =
        switch word {
        case "banner": .banner
        case "movie": .movie
        default: .other(word)
        }
    }

    /// The name in the catalogue: `banner`, `movie`, or another name.
    public var word: String {
      switch self {
      case .banner: "banner"
      case .movie: "movie"
      case .other(let word): word
      }
    }
  }
}
