import Evidence

extension Rule {
  static let confinements = [
    ("c-module-confined", "Modules of C are imported only where the table says."),
    ("unsafe-confined", "The word `unsafe` is allowed only in the layers that call C."),
    ("print", "Text for people goes through the port `Console`, where tests and `--json` see it."),
    (
      "direct-clock",
      "The time comes from a clock that is passed to `init`, so that tests need not sleep."
    ),
    ("direct-random", "Random sources are passed to `init`, so that tests are repeatable."),
    ("direct-environment", "One adapter reads arguments and variables, and ends the process."),
    ("direct-file", "Files are reached through the port `FileSystem`: tests need no disk."),
    ("direct-network", "The network is reached through the port `HTTPClient`, which has limits."),
    (
      "address-or-zone",
      "Addresses, zones and encodings go through ports: Foundation differs by version and machine."
    ),
    (
      "back-door",
      "No attribute bypasses the public API of a module, or adds conformances to foreign types."
    ),
    ("ambient-value", "Values are passed to `init`, and not read from the task of the caller."),
    ("trap", "Product code ends the program only with a `precondition` that names a bug."),
    ("detached-task", "Every task belongs to the task that started it, and is cancelled with it."),
    (
      "hash-value",
      "Hash values are not stored: Swift seeds its hashes differently in each process."
    ),
    ("type-name", "No behaviour depends on the name of a type, or on a mirror of a value."),
    ("build-flag", "No `#if` depends on a compilation flag: what is tested is what runs."),
    (
      "data-access",
      "Only an Infrastructure sends SQL and HTTP requests, by ports that the root passes to it."
    ),
    ("secret-disclosed", "The text of a secret is read only where it is sent or compared."),
    ("unchecked-sendable", "`@unchecked Sendable` has a sentence of proof above it."),
    ("skipped-test", "Every test runs, and every failure counts."),
  ].map { id, says in
    Rule(id, [.imported, .named], { $0.confined(by: id) }, says)
  }
}

/// An occurrence of a confined word, module or symbol in a file.
struct Occurrence: Sendable {
  /// The row that confines it, counted from 0.
  let row: Int
  let place: Place
  let target: Manifest.Target
  /// The word or the name, as an exception names it.
  let subject: String
  let what: String
}

extension Inspection {
  fileprivate func confined(by rule: String) -> [Finding] {
    occurrences.compactMap { found in
      let (row, target) = (rules.confinements[found.row], found.target.name)
      guard row.rule == rule,
        !row.places.contains(where: { rules.layers.selects(target, at: found.place, $0) })
      else { return nil }
      let places = row.places.map(\.description).joined(separator: ", ")
      return Finding(
        found.place, target, found.subject, "\(found.what) in \(target).",
        reason: places.isEmpty ? "It is allowed nowhere." : "It is allowed only in \(places).",
        instead: row.instead)
    }
  }

  /// All occurrences of confined words, including the allowed ones. The sources and the compiler
  /// may point to different parts of an expression; both together are one occurrence.
  func confinedOccurrences() -> [Occurrence] {
    var seen: Set<String> = []
    return (confinedMentions + confinedImports + confinedUses).filter { found in
      let byName = "\(found.row) \(found.place.path) \(found.place.line) \(found.subject)"
      let byPlace = "\(found.row) \(found.place)"
      defer { seen.formUnion([byName, byPlace]) }
      return seen.isDisjoint(with: [byName, byPlace])
    }
  }

  private var confinedMentions: [Occurrence] {
    var words: [WatchedWord: [(row: Int, base: String?)]] = [:]
    for (row, confinement) in rules.confinements.enumerated() {
      for case .word(let word, let base) in confinement.words {
        words[word, default: []].append((row, base))
      }
    }
    return files.flatMap { file, target in
      file.mentions.flatMap { mention in
        (words[mention.word] ?? []).filter { $0.base == nil || $0.base == mention.base }.map {
          Occurrence(
            row: $0.row, place: mention.place, target: target, subject: mention.word.token,
            what: "“\(mention.text)” is used")
        }
      }
    }
  }

  /// Imports of modules that are confined by their names, or as C libraries of this package.
  private var confinedImports: [Occurrence] {
    files.flatMap { file, target in
      file.imports.flatMap { statement in
        let pattern = self.target(ofModule: statement.module).flatMap(layer(of:))?.pattern.text
        return rules.confinements.enumerated().filter { _, row in
          row.words.contains(.module(statement.module))
            || pattern.map { row.words.contains(.module($0)) } ?? false
        }.map { row, _ in
          Occurrence(
            row: row, place: statement.place, target: target, subject: statement.module,
            what: "\(statement.module) is imported")
        }
      }
    }
  }

  private var confinedUses: [Occurrence] {
    // Grouped by name, so that the lookup time does not grow with the table.
    var patterns: [String: [(row: Int, pattern: SymbolPattern)]] = [:]
    for (row, confinement) in rules.confinements.enumerated() {
      for symbol in confinement.symbols {
        patterns[symbol.baseName, default: []].append((row, symbol))
      }
    }
    return uses.flatMap { use, user in
      let name = use.symbol.name.withoutLabels
      let candidates = (patterns[name] ?? []) + (patterns["*"] ?? [])
      return candidates.filter { $0.pattern.matches(use) }.map {
        Occurrence(
          row: $0.row, place: use.place, target: user, subject: name,
          what: "“\(use.symbol.name)” of \(use.owner) is used")
      }
    }
  }
}

extension Mention {
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
