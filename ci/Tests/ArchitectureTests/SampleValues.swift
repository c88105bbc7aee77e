import Evidence

func target(
  _ name: String, _ path: String, _ targets: [String] = [], _ products: [String] = [],
  kind: Manifest.Kind = .library
) -> Manifest.Target {
  Manifest.Target(name: name, kind: kind, path: path, targets: targets, products: products)
}

/// A file with imports, one a line, each with its attributes before it.
func source(
  _ path: String, _ module: String, _ imports: [String],
  _ words: [(token: String, form: WatchedWord.Form, base: String?)] = []
) -> SourceFile {
  let statements = imports.enumerated().map { index, text in
    let parts = text.split(separator: " ").map(String.init)
    return ImportStatement(
      module: parts[parts.count - 1], place: Place(path: path, line: index + 1, column: 1),
      attributes: parts.dropLast())
  }
  let mentions = words.map { word in
    Mention(
      word: WatchedWord(word.token, word.form), place: Place(path: path, line: 7, column: 1),
      base: word.base)
  }
  return SourceFile(path: path, module: module, imports: statements, mentions: mentions)
}

func use(
  _ user: String, _ owner: String, _ symbol: Symbol, _ path: String,
  _ roles: Set<SymbolRole> = [.reference], line: Int = 5
) -> SymbolUse {
  SymbolUse(
    user: user, owner: owner, symbol: symbol, roles: roles,
    place: Place(path: path, line: line, column: 3))
}

extension Symbol {
  static let clock = Symbol(name: "Clock", kind: .protocol, usr: "s:10CoreDomain5ClockP")
  static let port = Symbol(name: "Store", kind: .protocol, usr: "s:10ShopDomain5StoreP")
  static let list = Symbol(name: "ListViewModel", kind: .actor, usr: "s:13ShopViewModel4ListC")
  static let store = Symbol(name: "SQLStore", kind: .class, usr: "s:18ShopInfrastructure8SQLStoreC")
  static let shop = Symbol(name: "Shop", kind: .struct, usr: "s:11Composition4ShopV")

  /// The module of the sample that defines it.
  fileprivate var module: String {
    ["CoreDomain", "ShopDomain", "ShopViewModel", "ShopInfrastructure", "Composition"]
      .first { usr.contains($0) } ?? "Swift"
  }
}

extension PublicDeclaration {
  static func of(
    _ symbol: Symbol, in file: String, path: [String] = [], access: String = "public",
    mentions: [Symbol] = [], conformances: [Symbol] = [], line: Int = 3
  ) -> PublicDeclaration {
    let place = file.hasPrefix("../") ? String(file.dropFirst(3)) : "Modules/" + file
    return PublicDeclaration(
      path: path + [symbol.name], kind: symbol.kind, text: symbol.name, access: access,
      usr: symbol.usr, mentions: mentions.map(\.mentioned),
      conformances: conformances.map(\.mentioned),
      place: Place(path: place + ".swift", line: line, column: 1))
  }
}

extension Symbol {
  fileprivate var mentioned: PublicDeclaration.Mentioned {
    PublicDeclaration.Mentioned(name: name, usr: usr, owner: module)
  }
}
