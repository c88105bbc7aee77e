/// The commands of a script of bash, as far as they can be told without running it.
struct ShellScript {
  /// A command: its words, without quotation marks, redirections, or assignments before it.
  struct Command: Hashable {
    var words: [String]
    /// Counted from 1.
    var line: Int
  }

  private(set) var commands: [Command] = []

  init(_ text: String) {
    var lexer = ShellLexer(text)
    var current: Command?
    var skipsTarget = false
    while let token = lexer.next() {
      switch token {
      case .word(let word, let line):
        if skipsTarget {
          skipsTarget = false
        } else if current != nil {
          current?.words.append(word)
        } else if !Self.isAssignment(word), !Self.keywords.contains(word) {
          current = Command(words: [word], line: line)
        }
      case .redirection: skipsTarget = true
      case .end:
        current.map { commands.append($0) }
        current = nil
        skipsTarget = false
      }
    }
    current.map { commands.append($0) }
    for (script, line) in lexer.inner {
      commands += ShellScript(script).commands.map {
        Command(words: $0.words, line: $0.line + line - 1)
      }
    }
  }

  private static let keywords: Set<String> = [
    "if", "then", "else", "elif", "fi", "for", "do", "done", "while", "until", "!", "{", "}",
    "exec", "time",
  ]

  private static func isAssignment(_ word: String) -> Bool {
    word.prefixMatch(of: #/[A-Za-z_][A-Za-z0-9_]*=/#) != nil
  }
}

/// Cuts a script into words.
private struct ShellLexer {
  enum Token {
    case word(String, line: Int)
    case redirection
    case end
  }

  /// Commands that stand inside of words, `$(…)`, each with its line.
  private(set) var inner: [(String, Int)] = []
  private var rest: Substring
  private var line = 1

  init(_ text: String) {
    rest = text[...]
  }

  mutating func next() -> Token? {
    skipBlanks()
    guard let character = rest.first else { return nil }
    switch character {
    case "\n", ";", "|", "&", "(", ")":
      take()
      return .end
    case "<", ">":
      while let next = rest.first, "<>&".contains(next) { take() }
      return .redirection
    default: return word()
    }
  }

  @discardableResult private mutating func take() -> Character {
    let character = rest.removeFirst()
    if character == "\n" { line += 1 }
    return character
  }

  private mutating func skipBlanks() {
    while let character = rest.first {
      if rest.hasPrefix("\\\n") {
        take()
        take()
      } else if character == " " || character == "\t" {
        take()
      } else if character == "#" {
        while let next = rest.first, next != "\n" { take() }
      } else {
        return
      }
    }
  }

  private mutating func word() -> Token? {
    let start = line
    var word = ""
    while let character = rest.first, !" \t\n;|&()<>".contains(character) {
      switch character {
      case "'": word += quoted("'")
      case "\"": word += quoted("\"")
      case "\\":
        take()
        if !rest.isEmpty { word.append(take()) }
      case "$" where rest.hasPrefix("$("): word += substitution()
      default: word.append(take())
      }
    }
    // `2>file`: the number belongs to what follows.
    if let next = rest.first, "<>".contains(next), word.allSatisfy(\.isNumber) {
      return self.next()
    }
    return .word(word, line: start)
  }

  private mutating func quoted(_ mark: Character) -> String {
    take()
    var text = ""
    while let character = rest.first, character != mark {
      if mark == "\"", character == "\\" {
        take()
        if !rest.isEmpty { text.append(take()) }
      } else if mark == "\"", rest.hasPrefix("$(") {
        text += substitution()
      } else {
        text.append(take())
      }
    }
    if !rest.isEmpty { take() }
    return text
  }

  private mutating func substitution() -> String {
    let start = line
    take()
    take()
    var depth = 1
    var text = ""
    while let character = rest.first {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      take()
      if depth == 0 { break }
      text.append(character)
    }
    inner.append((text, start))
    return "$(\(text))"
  }
}
