/// Tells by the looks of words in backticks what they are taken for.
///
/// Its expressions are made once: that takes longer than to use them.
struct SpanReader {
  /// The names of programs whose commands are looked into.
  let commands: Set<String>

  private let option = #/(?:--[a-z][A-Za-z0-9-]+|-[A-Za-z])(?:=.*)?/#
  private let symbolShape =
    #/@?(?<path>[A-Za-z_…][A-Za-z0-9_…]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*)(?:<[^>]*>)?(?<call>\(.*\))?/#
  private let labels = #/\(((?:[A-Za-z_][A-Za-z0-9_]*:)+)\)/#
  /// Something with a slash that begins neither at the root of the machine nor in a home, and is no
  /// address.
  private let path =
    #/[A-Za-z0-9_.*{<][A-Za-z0-9_.,*{}<>…+-]*(?:\/[A-Za-z0-9_.,*{}<>…+-]*)+/#
  private let file = #/[\w.+*…-]+\.(?:swift|md|yml|yaml|modulemap)/#
  private let typeName = #/\b[A-Z]+[a-z0-9]+(?:[A-Z]+[a-z0-9]*)+\b/#

  init(commands: Set<String>) {
    self.commands = commands
  }

  func meaning(of text: String) -> SpanMeaning {
    if let words = command(text) { return .command(words) }
    if text.hasPrefix("-"), text.wholeMatch(of: option) != nil {
      return .option(String(text.prefix { $0 != "=" }))
    }
    if let symbol = symbol(text) { return .symbol(symbol) }
    if text.contains("/"), text.wholeMatch(of: path) != nil { return .path(text) }
    if text.wholeMatch(of: file) != nil { return .file(text) }
    guard text.contains(" ") || text.contains("(") else { return .other }
    return .code(
      text.matches(of: typeName).map {
        SymbolMention(text: String($0.0), path: [String($0.0)], labels: nil)
      })
  }

  private func command(_ text: String) -> [String]? {
    guard let words = ShellScript(text).commands.first?.words, let first = words.first else {
      return nil
    }
    let name = first.split(separator: "/").last.map(String.init) ?? first
    return commands.contains(name) || first.hasPrefix("ci/") && words.count > 1 ? words : nil
  }

  /// Nothing when the text does not look like a symbol: a type, a member, a call, a name in camel
  /// case. A plain word in lower case is none, nor is a file.
  func symbol(_ text: String) -> SymbolMention? {
    guard let match = text.wholeMatch(of: symbolShape) else { return nil }
    let path = match.path.split(separator: ".").map(String.init)
    let call = match.call.map(String.init)
    guard let root = path.first, let last = path.last, !Self.fileEndings.contains(last),
      root.contains(where: \.isUppercase) || call != nil, root.contains(where: \.isLetter)
    else { return nil }
    return SymbolMention(text: text, path: path, labels: call.flatMap(labels(of:)))
  }

  /// The labels of `(_:body:)`; nothing for a call with values in it, or with none.
  private func labels(of call: String) -> [String]? {
    call.wholeMatch(of: labels).map { $0.1.split(separator: ":").map(String.init) }
  }

  private static let fileEndings: Set<String> = [
    "swift", "md", "json", "html", "svg", "txt", "xml", "yaml", "yml",
  ]
}
