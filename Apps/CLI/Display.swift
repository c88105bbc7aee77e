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

  /// Text for another program: as it is.
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

  /// Text that came from elsewhere. A terminal gets it without what could tell it to do something.
  func text(_ text: String) -> String {
    isTerminal || isColored ? text.harmless : text
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
}

extension String {
  /// The text with U+FFFD for control characters but line feeds and tabs, and for characters that
  /// turn the direction of what follows: it may repeat what a page, a file or a path says, and that
  /// is not to tell a terminal what to do.
  var harmless: String {
    guard unicodeScalars.contains(where: \.isCommand) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { $0.isCommand ? "\u{FFFD}" : $0 }))
  }
}

extension Unicode.Scalar {
  /// Whether a terminal does something at the character, and does not only show it.
  var isCommand: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: properties.generalCategory == .control
    }
  }
}
