extension NameRule {
  static let ofLanguage: [NameRule] = [
    .onEach("keyword") { name, _ in
      SwiftWords.keywords.contains(name) || SwiftWords.keywords.contains(name.lowerCamel)
        ? "“\(name)” becomes the variable “\(name.lowerCamel)”, which is a word of Swift." : nil
    },
    // Tables have plural names.
    NameRule("sql") { pair, _ in
      let table = pair.plural.lowercased()
      return SwiftWords.sql.contains(table)
        ? "“\(pair.plural)” becomes the table “\(table)”, which is a word of SQL." : nil
    },
    .onEach("module") { name, taken in
      taken.modules[name].map { "“\(name)” is a module \($0)." }
    },
    .onEach("standard-type") { name, taken in
      taken.standardTypes.contains(name)
        ? "“\(name)” is a type that every Swift file may know." : nil
    },
  ]
}
