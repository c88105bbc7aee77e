/// The text of a picture, element by element.
struct SVGText: Hashable, Sendable {
  private var body = ""
  private let size: Point

  /// - Parameters:
  ///   - title: what the picture is, for who does not see it.
  ///   - description: what it shows, in a sentence or two.
  init(size: Point, title: String, description: String) {
    self.size = size
    body += "<title id=\"title\">\(Self.escaped(title))</title>\n"
    body += "<desc id=\"description\">\(Self.escaped(description))</desc>\n"
    body += Look.sheet
    rectangle(Rectangle(x: 0, y: 0, width: size.x, height: size.y).inset(1), class: "paper")
  }

  /// The whole file.
  var text: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(size.x)" height="\(size.y)" \
    viewBox="0 0 \(size.x) \(size.y)" role="img" aria-labelledby="title description">
    \(body)</svg>

    """
  }

  mutating func add(_ lines: String) {
    body += lines + "\n"
  }

  mutating func rectangle(_ bounds: Rectangle, class name: String) {
    add(
      """
      <rect x="\(bounds.x)" y="\(bounds.y)" width="\(bounds.width)" height="\(bounds.height)" \
      rx="6" class="\(name)"/>
      """)
  }

  mutating func label(_ label: Label) {
    let hint = label.hint.map { "<title>\(Self.escaped($0))</title>" } ?? ""
    add(
      """
      <text x="\(label.origin.x)" y="\(label.origin.y)" class="\(label.style.name)">\
      \(hint)\(Self.escaped(label.text))</text>
      """)
  }

  /// A text as it may stand between tags and in quotation marks.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
