/// Which module defines a symbol, and what it is: the first pass over the index.
struct SymbolTable: Sendable {
  private var definitions: [String: Definition] = [:]

  struct Definition: Sendable {
    let target: String
    var kind: SymbolKind
    /// The type that it is a member of.
    var container: String?
    /// The kind of that type as the index of the defining file knows it.
    var containerKind: SymbolKind?
  }

  /// - Parameter actors: where actors are declared; to the index they are classes.
  init(_ files: [IndexedFile], actors: Set<Place>) {
    for file in files {
      for found in file.record.occurrences where found.roles.contains(.definition) {
        let symbol = file.record.symbols[found.symbol]
        guard symbol.kind != .extension else { continue }
        var definition = Definition(target: file.target, kind: symbol.kind)
        let place = Place(path: file.path, line: found.line, column: found.column)
        if symbol.kind == .class, actors.contains(place) { definition.kind = .actor }
        if let parent = found.parent {
          (definition.container, definition.containerKind) = file.container(of: parent)
        }
        definitions[symbol.usr] = definition
      }
    }
  }

  /// What is known of a symbol of this package; nothing when none of its modules defines it, or the
  /// compiler made it up.
  subscript(usr: String) -> Definition? { definitions[usr] }

  /// The kind of what a symbol of this package is a member of.
  func ownerKind(of usr: String) -> SymbolKind? {
    guard let definition = definitions[usr] else { return enclosingType(of: usr)?.kind }
    guard let container = definition.container else { return definition.containerKind }
    return definitions[container]?.kind ?? definition.containerKind
  }

  /// The type around a symbol that is written nowhere, such as a memberwise initialiser: its mangled
  /// name begins with that of its type.
  private func enclosingType(of usr: String) -> Definition? {
    let kinds = "VOCP".utf8
    var rest = usr.utf8.dropLast()
    while let last = rest.lastIndex(where: kinds.contains) {
      if let type = definitions[String(usr.utf8[...last]) ?? ""] { return type }
      rest = rest[..<last]
    }
    return nil
  }
}
