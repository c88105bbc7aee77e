public import CoreDomain

/// A series as the catalogue knows it, with its volumes and its episodes.
///
/// Texts are kept as the catalogue gives them. They are folded where they are compared, and nowhere
/// else.
public struct ComicSeries: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<ComicSeries, String>

  public let id: ID
  public let title: String
  /// How the title is read, in kana; nothing where the catalogue does not say.
  public let titleReading: String?
  public let authors: [ComicAuthor]
  public let publisher: String?
  /// The volumes, in the order of the catalogue.
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

/// Somebody who made a series.
public struct ComicAuthor: Hashable, Sendable {
  public let name: String
  /// How the name is read, in kana.
  public let reading: String?

  public init(name: String, reading: String? = nil) {
    self.name = name
    self.reading = reading
  }
}

/// A volume, which is bought as a whole.
public struct Comic: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Comic, String>

  public let id: ID
  public let title: String?
  /// Which volume it is; nothing for one that stands beside the count.
  public let volume: Int?
  /// The number as it is printed on the cover: `10.5`, `19.HU`, `Alpha`.
  public let number: String?
  /// The number by which volumes are put in order.
  public let sortNumber: SortNumber?
  public let price: Price?
  public let releaseDate: ReleaseDate?
  /// From when on it may be read by who owns it; the release date counts where this is not said.
  public let availableAt: Timestamp?
  public let updatedAt: Timestamp?
  public let imageUpdatedAt: Timestamp?
  public let isPurchasable: Bool
  public let isHidden: Bool
  /// How many pages it has; never under 1.
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

  /// How many pages are believed: what claims more is a mistake of the catalogue.
  public static let pageLimit = 10_000
}

/// An episode, which is read by itself.
public struct ComicEpisode: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<ComicEpisode, String>

  public let id: ID
  public let title: String?
  /// Where it stands in the grid of episodes: the highest first. Those without one come before all
  /// others.
  public let displayIndex: Int?
  /// When it can be read: from the one moment on, up to the other one and without it.
  public let window: PublishWindow
  /// From when on nobody may read it any more, whatever they have bought.
  public let unreadableAt: Timestamp?
  public let updatedAt: Timestamp?
  public let isHidden: Bool
  /// Whether it is read without buying anything.
  public let isFree: Bool
  /// The volume that it is part of: who owns that may read it.
  public let comic: Comic.ID?
  public let advertisement: Advertisement?
  public let contentType: ContentType
  /// How many pages it has; never under 1.
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

  /// What an episode is made of.
  public enum ContentType: Hashable, Sendable {
    /// Pages that are turned.
    case pages
    /// One long strip.
    case strip
    /// Something that this version does not know, by the catalogue's word for it.
    case other(String)

    public init(_ word: String) {
      self =
        switch word {
        case "pages": .pages
        case "strip": .strip
        default: .other(word)
        }
    }

    /// The catalogue's word for it.
    public var word: String {
      switch self {
      case .pages: "pages"
      case .strip: "strip"
      case .other(let word): word
      }
    }
  }

  /// What is advertised with an episode.
  public struct Advertisement: Hashable, Sendable {
    public let type: AdvertisementType
    /// Where it leads; nothing where it leads nowhere.
    public let address: String?
    /// Its place in the grid: it stands before the episode of this number, counted from 0;
    /// nothing where it has no place there.
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
    /// Something that this version does not know, by the catalogue's word for it.
    case other(String)

    public init(_ word: String) {
      self =
        switch word {
        case "banner": .banner
        case "movie": .movie
        default: .other(word)
        }
    }

    /// The catalogue's word for it.
    public var word: String {
      switch self {
      case .banner: "banner"
      case .movie: "movie"
      case .other(let word): word
      }
    }
  }
}
