// The uninterpreted members of a document. Both parsers create drafts, and `CatalogueMeaning`
// converts them into series. A member that is missing or has not been read yet is `nil`.

struct SeriesDraft: Decodable {
  enum CodingKeys: String, CodingKey {
    case id, title, titleReading, authors, publisher, episodes
    case comics = "comics"
  }

  var id: CatalogueLeaf?
  var title: CatalogueLeaf?
  var titleReading: CatalogueLeaf?
  var authors: CataloguePart<[CataloguePart<AuthorDraft>]>?
  var publisher: CatalogueLeaf?
  var comics: CataloguePart<[CataloguePart<ComicDraft>]>?
  var episodes: CataloguePart<[CataloguePart<EpisodeDraft>]>?
}

struct AuthorDraft: Decodable {
  enum CodingKeys: String, CodingKey {
    case name, reading
  }

  var name: CatalogueLeaf?
  var reading: CatalogueLeaf?
}

struct ComicDraft: Decodable {
  enum CodingKeys: String, CodingKey {
    case id, title, volume, number, sortNumber, price, releaseDate, availableAt, updatedAt
    case imageUpdatedAt, purchasable, hidden, pages
  }

  var id: CatalogueLeaf?
  var title: CatalogueLeaf?
  var volume: CatalogueLeaf?
  var number: CatalogueLeaf?
  var sortNumber: CatalogueLeaf?
  var price: CataloguePart<PriceDraft>?
  var releaseDate: CatalogueLeaf?
  var availableAt: CatalogueLeaf?
  var updatedAt: CatalogueLeaf?
  var imageUpdatedAt: CatalogueLeaf?
  var purchasable: CatalogueLeaf?
  var hidden: CatalogueLeaf?
  var pages: CatalogueLeaf?
}

struct PriceDraft: Decodable {
  enum CodingKeys: String, CodingKey {
    case amount, currency
  }

  var amount: CatalogueLeaf?
  var currency: CatalogueLeaf?
}

struct EpisodeDraft: Decodable {
  enum CodingKeys: String, CodingKey {
    case id, title, displayIndex, publishesAt, closesAt, unreadableAt, updatedAt, hidden, free
    case advertisement, contentType, pages
    case comic = "comic"
  }

  var id: CatalogueLeaf?
  var title: CatalogueLeaf?
  var displayIndex: CatalogueLeaf?
  var publishesAt: CatalogueLeaf?
  var closesAt: CatalogueLeaf?
  var unreadableAt: CatalogueLeaf?
  var updatedAt: CatalogueLeaf?
  var hidden: CatalogueLeaf?
  var free: CatalogueLeaf?
  var comic: CatalogueLeaf?
  var advertisement: CataloguePart<AdvertisementDraft>?
  var contentType: CatalogueLeaf?
  var pages: CatalogueLeaf?
}

struct AdvertisementDraft: Decodable {
  enum CodingKeys: String, CodingKey {
    case type, address, slot
  }

  var type: CatalogueLeaf?
  var address: CatalogueLeaf?
  var slot: CatalogueLeaf?
}
