import FoundationEssentials

// Decodes drafts. The initializers throw only if the value is not an object. The part is then
// `wrong`, and the parts around it are unaffected.

struct CatalogueDraft: Decodable {
  let series: CataloguePart<[CataloguePart<SeriesDraft>]>

  private enum Key: String, CodingKey { case series }

  init(from decoder: any Decoder) throws {
    series = try decoder.container(keyedBy: Key.self).part(.series)
  }
}

extension CatalogueLeaf: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .absent
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let number = try? value.decode(Decimal.self) {
      self = .number(CatalogueNumber(number))
    } else if Self.hasParts(decoder) {
      self = .other
    } else {
      self = .number(.outside)
    }
  }

  private static func hasParts(_ decoder: any Decoder) -> Bool {
    (try? decoder.container(keyedBy: SeriesDraft.Key.self)) != nil
      || (try? decoder.unkeyedContainer()) != nil
  }
}

extension CataloguePart: Decodable where Value: Decodable {
  init(from decoder: any Decoder) throws {
    if try decoder.singleValueContainer().decodeNil() {
      self = .absent
    } else {
      self = (try? Value(from: decoder)).map { .found($0) } ?? .wrong
    }
  }
}

extension KeyedDecodingContainer {
  fileprivate func leaf(_ key: Key) throws -> CatalogueLeaf {
    try decodeIfPresent(CatalogueLeaf.self, forKey: key) ?? .absent
  }

  fileprivate func part<Value: Decodable>(_ key: Key) throws -> CataloguePart<Value> {
    try decodeIfPresent(CataloguePart<Value>.self, forKey: key) ?? .absent
  }
}

extension SeriesDraft: Decodable {
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try members.leaf(.id), title: try members.leaf(.title),
      titleReading: try members.leaf(.titleReading), authors: try members.part(.authors),
      publisher: try members.leaf(.publisher), comics: try members.part(.comics),
      episodes: try members.part(.episodes))
  }
}

extension AuthorDraft: Decodable {
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    self.init(name: try members.leaf(.name), reading: try members.leaf(.reading))
  }
}

extension ComicDraft: Decodable {
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try members.leaf(.id), title: try members.leaf(.title),
      volume: try members.leaf(.volume), number: try members.leaf(.number),
      sortNumber: try members.leaf(.sortNumber), price: try members.part(.price),
      releaseDate: try members.leaf(.releaseDate), availableAt: try members.leaf(.availableAt),
      updatedAt: try members.leaf(.updatedAt),
      imageUpdatedAt: try members.leaf(.imageUpdatedAt),
      purchasable: try members.leaf(.purchasable), hidden: try members.leaf(.hidden),
      pages: try members.leaf(.pages))
  }
}

extension PriceDraft: Decodable {
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    self.init(amount: try members.leaf(.amount), currency: try members.leaf(.currency))
  }
}

extension EpisodeDraft: Decodable {
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try members.leaf(.id), title: try members.leaf(.title),
      displayIndex: try members.leaf(.displayIndex),
      publishesAt: try members.leaf(.publishesAt), closesAt: try members.leaf(.closesAt),
      unreadableAt: try members.leaf(.unreadableAt), updatedAt: try members.leaf(.updatedAt),
      hidden: try members.leaf(.hidden), free: try members.leaf(.free),
      comic: try members.leaf(.comic), advertisement: try members.part(.advertisement),
      contentType: try members.leaf(.contentType), pages: try members.leaf(.pages))
  }
}

extension AdvertisementDraft: Decodable {
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    self.init(
      type: try members.leaf(.type), address: try members.leaf(.address),
      slot: try members.leaf(.slot))
  }
}
