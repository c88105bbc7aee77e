import Evidence

/// A confined word, module or symbol, where it stands.
struct Occurrence {
  /// The row that confines it, counted from 0.
  let row: Int
  let place: Place
  let target: Manifest.Target
  /// The word or the name, as an exception names it.
  let subject: String
  /// The beginning of a sentence on it.
  let what: String
}

/// Looks for all that the table confines, in the sources and in what the compiler saw.
///
/// The sources show branches that are not compiled; the compiler sees through other names and
/// inferred types. What both see at one place is one occurrence. Words and symbols are looked up by
/// name, so that a long table costs no more than a short one.
struct ConfinementSearch {
  private let inspection: Inspection
  private var words: [WatchedWord: [(row: Int, base: String?)]] = [:]
  private var symbols: [String: [(row: Int, pattern: SymbolPattern)]] = [:]
  private var wholeModules: [(row: Int, pattern: SymbolPattern)] = []

  init(_ inspection: Inspection) {
    self.inspection = inspection
    for (row, confinement) in inspection.rules.confinements.enumerated() {
      for case .word(let word, let base) in confinement.words {
        words[word, default: []].append((row, base))
      }
      for pattern in confinement.symbols {
        if let name = pattern.baseName {
          symbols[name, default: []].append((row, pattern))
        } else {
          wholeModules.append((row, pattern))
        }
      }
    }
  }

  /// Everything that is confined, wherever it stands: also where it may.
  var occurrences: [Occurrence] {
    var seen: Set<Seen> = []
    return (mentions + imports + uses).filter { occurrence in
      // One expression is one occurrence, whatever the lens and the part of it that it points to.
      let line = occurrence.place.line
      let byName = Seen(occurrence, Place(path: occurrence.place.path, line: line))
      let byPlace = Seen(occurrence, occurrence.place, subject: "")
      let isNew = !seen.contains(byName) && !seen.contains(byPlace)
      seen.formUnion([byName, byPlace])
      return isNew
    }
  }

  private var mentions: [Occurrence] {
    inspection.files.flatMap { file, target in
      file.mentions.flatMap { mention in
        (words[mention.word] ?? []).filter { $0.base == nil || $0.base == mention.base }.map {
          Occurrence(
            row: $0.row, place: mention.place, target: target, subject: mention.word.token,
            what: "“\(mention.text)” stands")
        }
      }
    }
  }

  private var imports: [Occurrence] {
    let rows = inspection.rules.confinements.enumerated()
    return inspection.files.flatMap { file, target in
      file.imports.flatMap { statement in
        rows.filter { $0.element.confines(statement.module, inspection) }.map {
          Occurrence(
            row: $0.offset, place: statement.place, target: target, subject: statement.module,
            what: "\(statement.module) is imported")
        }
      }
    }
  }

  private var uses: [Occurrence] {
    inspection.outerUses.flatMap { occurrences(of: $0.use, by: $0.user, or: wholeModules) }
      + inspection.innerUses.flatMap { occurrences(of: $0.use, by: $0.user) }
  }

  private func occurrences(
    of use: SymbolUse, by user: Manifest.Target, or whole: [(row: Int, pattern: SymbolPattern)] = []
  ) -> [Occurrence] {
    let name = use.symbol.baseName
    return ((symbols[name] ?? []) + whole).filter { $0.pattern.matches(use) }.map {
      Occurrence(
        row: $0.row, place: use.place, target: user, subject: name,
        what: "“\(use.symbol.name)” of \(use.owner) is used")
    }
  }

  /// What makes two occurrences one.
  private struct Seen: Hashable {
    let row: Int
    let place: Place
    let subject: String

    init(_ occurrence: Occurrence, _ place: Place, subject: String? = nil) {
      row = occurrence.row
      self.place = place
      self.subject = subject ?? occurrence.subject
    }
  }
}

extension Confinement {
  /// Whether the row confines a module, by its name or as a C library of this package.
  fileprivate func confines(_ module: String, _ inspection: Inspection) -> Bool {
    words.contains { word in
      guard case .module(let name) = word else { return false }
      if name == module { return true }
      guard let target = inspection.target(ofModule: module) else { return false }
      return inspection.layer(of: target)?.pattern.text == name
    }
  }
}

extension Mention {
  /// The word as it stands there.
  fileprivate var text: String {
    switch word.form {
    case .word: word.token
    case .unproven: "@\(word.token)"
    case .flag: "\(word.token) \(base ?? "")"
    case .call: "\(word.token)()"
    case .member: "\(base ?? "").\(word.token)"
    }
  }
}

extension Symbol {
  /// The name without its labels.
  fileprivate var baseName: String { String(name.prefix { $0 != "(" }) }
}
