import CoreDomain

/// When text is coloured.
enum ColorUse: String, CaseIterable, Sendable {
  /// On a terminal that knows colours, unless `NO_COLOR` is set.
  case auto
  case always
  case never
}

/// How text is shown to whoever reads the standard output.
struct Display: Hashable, Sendable {
  /// Whether a person reads it, and not another program.
  let isTerminal: Bool
  let isColored: Bool
  /// How many characters a line holds.
  let columns: Int
  /// Whether characters beyond ASCII are sure to be seen as what they are: what is drawn of characters
  /// is drawn with others where they are not.
  let isUnicode: Bool

  /// Text for another program: without colours, and as wide as usual.
  static let plain = Display(
    isTerminal: false, isColored: false, columns: usualColumns, isUnicode: true)

  private init(isTerminal: Bool, isColored: Bool, columns: Int, isUnicode: Bool) {
    self.isTerminal = isTerminal
    self.isColored = isColored
    self.columns = columns
    self.isUnicode = isUnicode
  }

  /// Makes a display.
  ///
  /// `NO_COLOR` counts when it is not empty: https://no-color.org. A terminal that is `dumb` knows
  /// no colours. The characters are those of `LC_ALL`, `LC_CTYPE` or `LANG`, whichever is set first, as
  /// locale(7) says.
  ///
  /// - Parameter columns: what the terminal says of its width; otherwise `COLUMNS` does.
  init(
    isTerminal: Bool, colors: ColorUse, environment: [String: String], columns: Int? = nil
  ) {
    let isAllowed = environment["NO_COLOR"]?.isEmpty ?? true
    let isColored =
      switch colors {
      case .always: true
      case .never: false
      case .auto: isTerminal && isAllowed && environment["TERM"] != "dumb"
      }
    let locale =
      ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
      .first { !$0.isEmpty } ?? ""
    self.init(
      isTerminal: isTerminal, isColored: isColored,
      columns: columns ?? environment["COLUMNS"].flatMap(Int.init) ?? Self.usualColumns,
      isUnicode: locale.lowercased().replacing("-", with: "").contains("utf8"))
  }

  /// How many characters a line holds where nobody says.
  static let usualColumns = 80

  /// Text that came from elsewhere. A terminal gets it without what could tell it to do something;
  /// another program gets it without control characters, since a terminal may stand behind it.
  func text(_ text: String) -> String {
    isTerminal || isColored ? text.harmless : text.replacing(\.isControl)
  }

  /// What is read first.
  func headline(_ text: String) -> String { styled(text, "1") }

  func tag(_ text: String) -> String { styled(text, "36") }

  /// What is seldom read.
  func detail(_ text: String) -> String { styled(text, "2") }

  /// Text in a style: “Select Graphic Rendition” of ECMA-48.
  private func styled(_ text: String, _ code: String) -> String {
    let text = self.text(text)
    return isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// The sequences that begin and end a style, and the only ones that are printed.
  fileprivate static let styles = ["1", "2", "36", "0"].map {
    Array("\u{1B}[\($0)m".unicodeScalars)
  }
}

extension String {
  /// The text with U+FFFD for control characters but line feeds and tabs, and for characters that
  /// turn the direction of what follows: it may repeat what a page, a file or a path says, and that
  /// is not to tell a terminal what to do.
  var harmless: String { replacing(\.isCommand) }

  /// The text as a command prints it: with U+FFFD for control characters but line feeds and tabs, and
  /// with the styles of ``Display``. Everything that is printed goes this way, so that no view can
  /// forget it.
  var printable: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var result = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.first {
      let style = scalar == "\u{1B}" ? Display.styles.first { rest.starts(with: $0) } : nil
      if let style {
        result.append(contentsOf: style)
      } else {
        result.append(scalar.isControl ? "\u{FFFD}" : scalar)
      }
      rest = rest.dropFirst(style?.count ?? 1)
    }
    return String(result)
  }

  /// The text with U+FFFD for some of its characters.
  fileprivate func replacing(_ isUnwanted: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isUnwanted) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { isUnwanted($0) ? "\u{FFFD}" : $0 }))
  }
}

extension Unicode.Scalar {
  /// Whether a terminal does something at the character, and does not only show it.
  var isCommand: Bool {
    switch value {
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: isControl
    }
  }

  /// Whether it is a control character, but no line feed and no tab: C0, DEL and C1.
  var isControl: Bool {
    switch value {
    case 0x09, 0x0A: false
    case ...0x1F, 0x7F...0x9F: true
    default: false
    }
  }
}

extension Timestamp {
  /// The moment as a person reads it: in UTC, in whole seconds, `2026-11-21T08:30:00Z`.
  var displayed: String { iso8601.prefix(19) + "Z" }
}
