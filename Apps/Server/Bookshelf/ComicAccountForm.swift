import BookshelfDomain

/// The name and password of a form. The password is never printed.
struct ComicAccountForm: Sendable, CustomStringConvertible, CustomReflectable {
  let name: String
  let password: String

  init(_ fields: FormFields) {
    name = fields["name"] ?? ""
    password = fields["password"] ?? ""
  }

  var description: String { "(name and password of “\(name.plain)”)" }
  var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension ComicAccountForm: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyOf: Key.self)
    name = try container.decode(String.self, forKey: .name)
    password = try container.decode(String.self, forKey: .password)
  }

  private enum Key: String, CodingKey, CaseIterable {
    case name, password
  }
}
