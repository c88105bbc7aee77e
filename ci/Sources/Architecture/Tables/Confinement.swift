import Evidence
import Toolbox

/// A row that confines words and symbols to some places.
struct Confinement: Sendable {
  let rule: String
  let words: [ConfinedWord]
  let symbols: [SymbolPattern]
  /// Where the words and symbols are allowed; empty if they are allowed nowhere.
  let places: [Region]
  let instead: String
  let line: Int

  init(_ row: RowReader) throws(ToolFailure) {
    symbols = try row.names("symbols").map { name throws(ToolFailure) in
      guard let symbol = SymbolPattern(name) else {
        throw row.failure("“\(name)” is not a symbol: write Module.name or Module.Type.name.")
      }
      return symbol
    }
    words = try row.names("words").map(ConfinedWord.init)
    if words.isEmpty, symbols.isEmpty {
      throw row.failure("“words” and “symbols” are empty. The row would confine nothing.")
    }
    rule = try row.rule("rule", among: Rule.confinements)
    (places, instead) = (try row.regions("only in"), try row.prose("instead"))
    line = row.line
  }
}

/// A word that sources may contain only in some places.
enum ConfinedWord: Hashable, Sendable {
  /// A token. For a member, `base` is the word before its dot, if that matters.
  case word(WatchedWord, base: String?)
  case module(String)

  var watched: WatchedWord? { if case .word(let word, _) = self { word } else { nil } }

  /// Parses the text between backticks: `unsafe`, `print()`, `.random`, `Date.now`, `import Glibc`,
  /// `#if`, `@unchecked // Safety:`.
  init(_ text: String) {
    func word(_ token: Substring, _ form: WatchedWord.Form, base: Substring = "") -> ConfinedWord {
      .word(WatchedWord(String(token), form), base: base.isEmpty ? nil : String(base))
    }
    if text == "#if" {
      self = word(text[...], .flag)
    } else if text.hasSuffix(" // " + WatchedWord.proof) {
      self = word(text.prefix { $0 != " " }.drop { $0 == "@" }, .unproven)
    } else if text.hasPrefix("import ") {
      self = .module(String(text.dropFirst("import ".count)))
    } else if text.hasSuffix("()") {
      self = word(text.dropLast(2), .call)
    } else if let dot = text.lastIndex(of: ".") {
      self = word(text[dot...].dropFirst(), .member, base: text[..<dot])
    } else {
      self = word(text[...], .word)
    }
  }
}

/// Symbols of a module, by name: `Swift.print`, `Foundation*.Date.now`, `C.*`. A star after the
/// module stands for the rest of its name; a star after the dot for every symbol.
struct SymbolPattern: Hashable, Sendable {
  private let module: String
  private let isPrefix: Bool
  private let type: String?
  private let name: String

  init?(_ text: String) {
    guard let parts = text.wholeMatch(of: #/([^.*]+)(\*?)\.(?:([^.]+)\.)?([^.]+)/#)?.output else {
      return nil
    }
    (module, isPrefix) = (String(parts.1), !parts.2.isEmpty)
    (type, name) = (parts.3.map(String.init), String(parts.4))
  }

  /// The key for looking up patterns; a star means every symbol.
  var baseName: String { name.withoutLabels }

  func matches(_ use: SymbolUse) -> Bool {
    guard isPrefix ? use.owner.hasPrefix(module) : use.owner == module else { return false }
    // A USR contains the names around a symbol, each after its length.
    if let type, !use.symbol.usr.contains("\(type.utf8.count)\(type)") { return false }
    let written = use.symbol.name
    return name == "*" || name == written || name == written.withoutLabels
  }
}

extension String {
  var withoutLabels: String { String(prefix { $0 != "(" }) }
}
