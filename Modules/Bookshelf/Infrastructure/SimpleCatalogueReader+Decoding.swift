import FoundationEssentials

// Decodes the values of the simple parser.

extension CatalogueValue: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .absent
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Decimal.self) {
      self = .number(CatalogueNumber(number))
    } else if let members = try? decoder.container(keyedBy: CatalogueKey.self) {
      var object = CatalogueObject()
      for key in members.allKeys {
        object.append(try members.decode(CatalogueValue.self, forKey: key), for: key)
      }
      self = .object(object)
    } else if let elements = try? [CatalogueValue](from: decoder) {
      self = .list(elements)
    } else {
      self = .number(.outside)
    }
  }
}
