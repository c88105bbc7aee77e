import SwiftParser
import SwiftSyntax

/// Reads names from Swift code.
enum NameReader {
  /// Returns every identifier with the line of its first occurrence, counted from 1.
  static func names(in text: String) -> [(name: String, line: Int)] {
    let file = Parser.parse(source: text)
    let places = SourceLocationConverter(fileName: "", tree: file)
    var seen: Set<String> = []
    var names: [(name: String, line: Int)] = []
    for token in file.tokens(viewMode: .sourceAccurate) {
      guard case .identifier = token.tokenKind, seen.insert(token.text).inserted else { continue }
      let place = places.location(for: token.positionAfterSkippingLeadingTrivia)
      names.append((token.text, place.line))
    }
    return names
  }

  /// The string literals that could be names, with their places.
  static func literals(in text: String, path: String) -> [String: String] {
    let file = Parser.parse(source: text)
    let places = SourceLocationConverter(fileName: "", tree: file)
    var literals: [String: String] = [:]
    for token in file.tokens(viewMode: .sourceAccurate) {
      guard case .stringSegment(let name) = token.tokenKind, literals[name] == nil else { continue }
      literals[name] = "\(path):\(places.location(for: token.position).line)"
    }
    return literals
  }

  /// Returns the public top-level types of a module's interface.
  static func types(ofInterface text: String) -> Set<String> {
    var types: Set<String> = []
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    for line in text.split(separator: "\n") where line.first != " " && line.contains("public ") {
      let words = line.split(separator: " ")
      guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else {
        continue
      }
      types.insert(String(words[kind + 1].prefix { $0.isLetter || $0.isNumber }))
    }
    return types
  }
}

/// The declarations of a shared file that all features can use.
struct SharedNames {
  var types: [(name: String, line: Int)] = []
  /// The first parts of paths that begin with a slash.
  var routes: [(name: String, line: Int)] = []
  var commands: [(name: String, line: Int)] = []

  init(in text: String) {
    let file = Parser.parse(source: text)
    let places = SourceLocationConverter(fileName: "", tree: file)
    func line(_ node: some SyntaxProtocol) -> Int {
      places.location(for: node.positionAfterSkippingLeadingTrivia).line
    }
    for statement in file.statements {
      guard let name = Self.typeName(Syntax(statement.item)) else { continue }
      types.append((name.text, line(name)))
    }
    for token in file.tokens(viewMode: .sourceAccurate) {
      guard case .stringSegment(let text) = token.tokenKind else { continue }
      if text.first == "/", let part = text.dropFirst().split(separator: "/").first {
        routes.append((part.prefix { $0 != " " && $0 != "?" }.lowercased(), line(token)))
      }
      if Self.isCommandName(token) { commands.append((text, line(token))) }
    }
  }

  static func typeName(_ node: Syntax) -> TokenSyntax? {
    node.as(StructDeclSyntax.self)?.name ?? node.as(EnumDeclSyntax.self)?.name
      ?? node.as(ClassDeclSyntax.self)?.name ?? node.as(ActorDeclSyntax.self)?.name
      ?? node.as(ProtocolDeclSyntax.self)?.name ?? node.as(TypeAliasDeclSyntax.self)?.name
  }

  /// Whether a text is the argument `commandName:`.
  static func isCommandName(_ token: TokenSyntax) -> Bool {
    var node = token.parent
    while let some = node {
      if let argument = some.as(LabeledExprSyntax.self) {
        return argument.label?.text == "commandName"
      }
      node = some.parent
    }
    return false
  }
}
