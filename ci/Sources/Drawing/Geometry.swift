/// A place in a picture, in pixels from its upper left corner. Whole numbers give the same bytes on
/// every machine.
package struct Point: Hashable, Sendable {
  package var x, y: Int
}

/// A rectangle in a picture.
package struct Rectangle: Hashable, Sendable {
  package var x, y, width, height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  var midX: Int { x + width / 2 }
  var midY: Int { y + height / 2 }

  /// Whether they share more than an edge.
  package func overlaps(_ other: Rectangle) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Whether another one lies within it, its edges included.
  package func contains(_ other: Rectangle) -> Bool {
    x <= other.x && other.maxX <= maxX && y <= other.y && other.maxY <= maxY
  }
}

extension Rectangle {
  /// The same, with less on every side.
  package func inset(_ by: Int) -> Rectangle {
    Rectangle(x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by)
  }
}

/// A line of text in a picture.
package struct Label: Hashable, Sendable {
  package var text: String
  /// Where it begins, on the line that the letters stand on.
  var origin: Point
  var style: Style
  /// What is told of it when the pointer rests on it.
  var hint: String?

  init(_ text: String, at origin: Point, _ style: Style, hint: String? = nil) {
    self.text = text
    self.origin = origin
    self.style = style
    self.hint = hint
  }

  /// A class of the style sheet, see ``Look``.
  enum Style: String, Hashable, Sendable {
    case name, frame, entry, wrong, note, title

    /// In pixels.
    var size: Int {
      switch self {
      case .title: 16
      case .name, .frame: 13
      case .entry, .wrong, .note: 11
      }
    }

    /// How wide a letter is, in hundredths of the size: what the widest of the usual fonts takes on
    /// average, since nobody knows which font a reader has.
    fileprivate var advance: Int {
      switch self {
      case .name, .frame, .title: 70
      case .entry, .wrong, .note: 62
      }
    }
  }

  /// The room that a text needs in any of the usual fonts.
  static func width(of text: String, _ style: Style) -> Int {
    (text.count * style.size * style.advance + 99) / 100
  }

  /// The room that it takes.
  package var bounds: Rectangle {
    Rectangle(
      x: origin.x, y: origin.y - style.size, width: Self.width(of: text, style),
      height: style.size + style.size / 4)
  }
}
