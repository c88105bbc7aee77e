/// A declaration in a listing of what a module shows.
package struct APILine: Hashable, Sendable {
  /// What stands in the line, without the spaces before it.
  let text: String
  /// What it is called, from the outside in. It stays the same when a signature changes.
  let path: [Name]

  var depth: Int { path.count - 1 }
  /// How a person calls it: “Bookmark.title”.
  var title: String { path.map(\.title).joined(separator: ".") }
  var indented: String { String(repeating: "  ", count: depth) + text }

  init(_ text: String, in parents: [Name] = []) {
    self.text = text
    path = parents + [Name(text)]
  }

  /// The text of a type without what it conforms to, and that.
  var conformances: (head: String, protocols: Set<String>) {
    let clause = text.firstRange(of: " where ").map { text[$0.lowerBound...] } ?? ""
    let declared = text.dropLast(clause.count)
    guard path.last?.group == .type, let colon = Self.colon(in: declared) else { return (text, []) }
    let names = declared[colon...].dropFirst(2).split(separator: ", ").map(String.init)
    return (String(declared[..<colon] + clause), Set(names))
  }

  /// The colon behind a type's name and its parameters.
  private static func colon(in text: Substring) -> Substring.Index? {
    var depth = 0
    return text.indices.first { index in
      if text[index] == "<" { depth += 1 }
      if text[index] == ">" { depth -= 1 }
      return depth == 0 && text[index] == ":"
    }
  }

  /// What a declaration is called, and of which sort it is.
  struct Name: Hashable, Sendable, Comparable {
    let group: Group
    let name: String

    var title: String { group == .function ? "\(name)()" : name }

    static func < (one: Name, other: Name) -> Bool {
      (one.group.rawValue, one.name) < (other.group.rawValue, other.name)
    }
  }

  /// In the order in which they are listed.
  enum Group: Int, Hashable, Sendable {
    case enumCase, alias, property, initializer, `subscript`, function, type, `extension`, other
  }
}

extension APILine.Name {
  /// Reads the text of a declaration: modifiers, a keyword, a name.
  init(_ text: String) {
    var words = text.split(separator: " ")[...]
    while let word = words.first, Self.group(of: String(word)) == nil { words.removeFirst() }
    // `class func` is a function, and no class.
    if words.first == "class", let next = words.dropFirst().first,
      Self.group(of: String(next)) != nil
    {
      words.removeFirst()
    }
    let keyword = words.first.map { $0.prefix { $0.isLetter } } ?? ""
    group = Self.group(of: String(keyword)) ?? .other
    switch group {
    case .initializer, .subscript: name = String(keyword)
    case .other: name = text
    default:
      let rest = words.dropFirst().first ?? ""
      let base = rest.prefix { $0.isLetter || $0.isNumber || "_`.".contains($0) }
      name = String(base.isEmpty ? rest.prefix { $0 != "(" && $0 != "<" } : base)
    }
  }

  private static func group(of word: String) -> APILine.Group? {
    switch word.prefix(while: \.isLetter) {
    case "case": .enumCase
    case "typealias", "associatedtype": .alias
    case "var", "let": .property
    case "init": .initializer
    case "subscript": .subscript
    case "func": .function
    case "struct", "enum", "class", "actor", "protocol", "macro": .type
    case "extension": .extension
    default: nil
    }
  }
}
