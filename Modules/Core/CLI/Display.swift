import CoreDomain

/// When to color text: the value of the option `--color`.
package enum ColorUse: String, CaseIterable, Sendable {
  /// Colors text on a terminal, unless `NO_COLOR` is set or the terminal type is `dumb`.
  case auto
  case always
  case never
}

/// Formats text for the standard output, with the colors, width and characters that it supports.
package struct Display: Hashable, Sendable {
  /// Whether the output is a terminal and not a pipe or a file.
  package let isTerminal: Bool
  let isColored: Bool
  /// The maximum width of a line, in terminal columns.
  package let columns: Int
  /// Whether the terminal shows characters beyond ASCII. If not, charts and pictures use ASCII.
  package let isUnicode: Bool

  /// The display for text that another program reads.
  package static let plain = Display(
    isTerminal: false, isColored: false, columns: usualColumns, isUnicode: true)
}

extension Display {
  /// With ``ColorUse/auto``, a non-empty `NO_COLOR` or the terminal type `dumb` disables colors:
  /// https://no-color.org. The character set comes from `LC_ALL`, `LC_CTYPE` or `LANG`; the first
  /// that is set wins. See locale(7).
  ///
  /// - Parameter columns: The width that the terminal reports. If it is `nil`, the width is the
  ///   variable `COLUMNS`, or 80 if that is not set.
  package init(
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
      columns: columns ?? Self.columns(environment["COLUMNS"]) ?? Self.usualColumns,
      isUnicode: locale.lowercased().replacing("-", with: "").contains("utf8"))
  }

  func resized(to columns: Int?) -> Display {
    Display(
      isTerminal: isTerminal, isColored: isColored, columns: columns ?? self.columns,
      isUnicode: isUnicode)
  }

  private static func columns(_ text: String?) -> Int? {
    text.flatMap(Int.init).flatMap { (1...mostColumns).contains($0) ? $0 : nil }
  }

  /// The maximum width that a variable can set.
  private static let mostColumns = 10_000

  /// The line width if neither the terminal nor the environment specifies a width.
  static let usualColumns = 80

  /// Sanitizes external text. Replaces control characters with U+FFFD. On a terminal or with
  /// colors, also replaces characters that change the text direction.
  package func text(_ text: String) -> String {
    isTerminal || isColored ? text.harmless : text.replacing(\.isControl)
  }

  /// Sanitizes text, and makes it bold if colors are on.
  package func headline(_ text: String) -> String { styled(text, "1") }

  package func tag(_ text: String) -> String { styled(text, "36") }

  /// Sanitizes text, and makes it faint if colors are on.
  package func detail(_ text: String) -> String { styled(text, "2") }

  /// Applies a style by its code in “Select Graphic Rendition” of ECMA-48.
  private func styled(_ text: String, _ code: String) -> String {
    let text = self.text(text)
    return isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// The escape sequences of the styles. When text is printed, all other escape sequences are
  /// replaced.
  fileprivate static let styles = ["1", "2", "36", "0"].map {
    Array("\u{1B}[\($0)m".unicodeScalars)
  }
}

extension Display {
  /// Formats names and values in two columns, a line each. Leaves out names without a value.
  ///
  /// - Parameter width: The width of the names, with at least one space after each.
  package func facts(_ facts: [(String, String?)], width: Int) -> String {
    facts.map { name, value in
      guard let value, !value.isEmpty else { return "" }
      let gap = String(repeating: " ", count: max(1, width - name.count))
      return "  \(name)\(gap)\(text(value))\n"
    }.joined()
  }

  /// Formats a form: its title, its fields in two columns, and its buttons.
  package func form(_ title: String, _ fields: [(String, String)], buttons: String) -> String {
    let width = fields.map { $0.0.count }.max() ?? 0
    let lines = fields.map { name, value in
      "\(name):\(String(repeating: " ", count: width + 1 - name.count))\(text(value))\n"
    }
    return headline(title) + "\n" + lines.joined() + buttons
  }
}

extension [String] {
  /// Returns the lines as one text. Each line starts with its right-aligned number and ends with a
  /// line break.
  package func numbered(from first: Int = 1) -> String {
    enumerated().map { index, line in
      "\(String(first + index).rightAligned(to: 4))  \(line)\n"
    }.joined()
  }
}

extension String {
  /// The text after spaces, so that it is at least `width` characters long.
  package func rightAligned(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }

  /// The text with U+FFFD in place of control characters (except line feeds and tabs) and of
  /// characters that change the text direction. Text from pages, files and paths must not control
  /// the terminal.
  package var harmless: String { replacing(\.isCommand) }

  /// The text as a command prints it. U+FFFD replaces control characters (except line feeds and
  /// tabs), but the escape sequences of the styles of ``Display`` are kept. All output passes
  /// through here, so no view can forget to sanitize its text.
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

  /// Replaces unwanted characters with U+FFFD.
  fileprivate func replacing(_ isUnwanted: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isUnwanted) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { isUnwanted($0) ? "\u{FFFD}" : $0 }))
  }
}

extension Unicode.Scalar {
  /// Whether the character controls a terminal. It is a control character, or a character that
  /// changes the text direction.
  var isCommand: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: isControl
    }
  }

  /// Whether the character is a control character (C0, DEL or C1) other than a line feed or a tab.
  var isControl: Bool {
    switch value {
    case 0x09, 0x0A: false
    case ...0x1F, 0x7F...0x9F: true
    default: false
    }
  }
}

extension Timestamp {
  /// The time in UTC without fractions of a second: `2026-11-21T08:30:00Z`.
  package var displayed: String { iso8601.prefix(19) + "Z" }
}
