/// A text with the register of every byte.
struct MarkedText {
  /// UTF-8.
  let bytes: [UInt8]
  /// A copy of the text for checking a name's neighbours. It has the length of `bytes`. Escapes are
  /// replaced with their character (a line break for `\n`), and comment marks with blanks.
  var context: [UInt8]
  /// The register of each byte.
  var registers: [Register]

  init(_ text: some StringProtocol, in register: Register) {
    bytes = Array(text.utf8)
    context = bytes
    registers = Array(repeating: register, count: bytes.count)
  }

  /// The path of a file or folder.
  init(path: String) {
    self.init(path, in: .path)
  }

  mutating func mark(_ range: Range<Int>, as register: Register) {
    for place in range { registers[place] = register }
  }

  /// Replaces the characters of a range with another one, for searching.
  mutating func mask(_ range: Range<Int>, with sign: Character) {
    guard let byte = sign.asciiValue else { return }
    for place in range { context[place] = byte }
  }

  func words(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The line of a place, counted from 1.
  func line(of place: Int) -> Int {
    bytes[..<place].count { $0 == UInt8(ascii: "\n") } + 1
  }
}

/// The kind of a part of a text, which determines the form of names in it.
enum Register: Hashable, Sendable {
  /// Swift, or a drawing that names modules.
  case code
  /// A symbol that a comment links to.
  case symbol
  /// Code in a sentence, of whatever language: between backticks.
  case span
  /// Sentences of comments and of Markdown.
  case prose
  /// String literals and output of the program.
  case literal
  /// A string literal of one word: a command, a part of a path, a title.
  case word
  /// A text of the program that names a property: a key of JSON or of a template.
  case key
  /// Statements of SQL, and parts of them.
  case sql
  /// Commands of a shell.
  case shell
  /// The path of a file.
  case path

  /// Whether a name may have an article here.
  var hasSentences: Bool {
    switch self {
    case .symbol, .span, .prose, .literal, .word: true
    case .code, .key, .sql, .shell, .path: false
    }
  }
}
