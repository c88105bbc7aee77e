import FoundationEssentials

// Decodes drafts. A value of an unexpected type makes its part `wrong` and throws no error, so the
// parts around it are unaffected.

struct CatalogueDraft: Decodable {
  let series: CataloguePart<[CataloguePart<SeriesDraft>]>?
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
    (try? decoder.container(keyedBy: SeriesDraft.CodingKeys.self)) != nil
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
