import Evidence
import Toolbox

/// A row on words and symbols that have a place of their own.
struct Confinement: Sendable {
  /// The rule that a finding names.
  let rule: String
  let words: [ConfinedWord]
  let symbols: [SymbolPattern]
  /// Empty if there is no such place.
  let places: [Region]
  /// What to use elsewhere, as the finding says it.
  let instead: String
  let line: Int

  init(_ row: RowReader) throws(ToolFailure) {
    symbols = try row.names("symbols").map { name throws(ToolFailure) in
      guard let symbol = SymbolPattern(name) else {
        throw row.failure("“\(name)” is no symbol: write Module.name or Module.Type.name.")
      }
      return symbol
    }
    words = try row.names("words").map(ConfinedWord.init)
    if words.isEmpty, symbols.isEmpty {
      throw row.failure("neither a word nor a symbol is named; the row would confine nothing.")
    }
    rule = try row.rule("rule", among: Rule.confinements)
    (places, instead) = (try row.regions("only in"), try row.prose("instead"))
    line = row.row.line
  }
}

/// Something that sources may write in some places only.
enum ConfinedWord: Hashable, Sendable {
  /// A token; for a member, with the word before its dot where that matters.
  case word(WatchedWord, base: String?)
  case module(String)

  /// Reads what stands between backticks: `unsafe`, `print()`, `.random`, `Date.now`,
  /// `import Glibc`, `#if`, `@unchecked // Safety:`.
  init(_ text: String) {
    if text == "#if" {
      self = .word(WatchedWord(text, .flag), base: nil)
    } else if text.hasSuffix(" // " + WatchedWord.proof) {
      let token = String(text.prefix { $0 != " " }.drop { $0 == "@" })
      self = .word(WatchedWord(token, .unproven), base: nil)
    } else if text.hasPrefix("import ") {
      self = .module(String(text.dropFirst("import ".count)))
    } else if text.hasSuffix("()") {
      self = .word(WatchedWord(String(text.dropLast(2)), .call), base: nil)
    } else if let dot = text.lastIndex(of: ".") {
      let token = String(text[text.index(after: dot)...])
      self = .word(
        WatchedWord(token, .member), base: dot == text.startIndex ? nil : String(text[..<dot]))
    } else {
      self = .word(WatchedWord(text, .word), base: nil)
    }
  }
}

/// Symbols of a module, by name: `Swift.print`, `Foundation*.Date.now`, `C.*`. A star behind the
/// module stands for the rest of its name; a star behind the dot for every symbol.
struct SymbolPattern: Hashable, Sendable {
  private let module: String
  private let isPrefix: Bool
  private let type: String?
  private let name: String

  /// Returns `nil` for a text without a module, or with more than three parts.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard 2...3 ~= parts.count, !parts.contains("") else { return nil }
    isPrefix = parts[0].hasSuffix("*")
    module = isPrefix ? String(parts[0].dropLast()) : parts[0]
    type = parts.count == 3 ? parts[1] : nil
    name = parts[parts.count - 1]
  }

  /// The name without labels, to look patterns up by; a star if the pattern means every symbol.
  var baseName: String { String(name.prefix { $0 != "(" }) }

  func matches(_ use: SymbolUse) -> Bool {
    guard isPrefix ? use.owner.hasPrefix(module) : use.owner == module else { return false }
    // An identifier of the compiler holds the names around a symbol, each behind its length.
    if let type, !use.symbol.usr.contains("\(type.utf8.count)\(type)") { return false }
    let written = use.symbol.name
    return name == "*" || name == written || name == written.prefix { $0 != "(" }
  }
}

/// A part of the sources: a file, a folder, or the targets of a layer.
enum Region: Hashable, Sendable {
  case path(String)
  case layers(LayerSelector)

  var description: String {
    switch self {
    case .path(let path): "`\(path)`"
    case .layers(let selector): selector.description
    }
  }

  func contains(_ place: Place, target: String, in layers: LayerTable) -> Bool {
    switch self {
    case .path(let path):
      // `Apps/Server/{Feature}` is the folder of any feature, and no file beside it.
      place.path == path || NamePattern(path)?.binding(of: place.folder(like: path)) != nil
    case .layers(let selector): layers.selects(target, selector)
    }
  }
}

extension Place {
  /// The folder around it that is as deep as another path, or its own folder.
  fileprivate func folder(like path: String) -> String {
    let folders = self.path.split(separator: "/").dropLast()
    return folders.prefix(path.split(separator: "/").count).joined(separator: "/")
  }
}
