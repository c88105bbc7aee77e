/// The title of a page of HTML.
enum HTMLTitle {
  /// The text of the first `<title>` of a page in UTF-8, or nothing when there is none or it is
  /// blank. Bytes that are no UTF-8 become U+FFFD. Comments, scripts and the `<title>` of a drawing
  /// are not looked into.
  static func title(in body: [UInt8]) -> String? {
    let text = String(decoding: body, as: UTF8.self)
    var scanner = HTMLScanner(text)
    while let token = scanner.next() {
      guard case .open(let tag) = token else { continue }
      switch tag.name {
      case "title":
        let title = scanner.text(until: "title")
        return title.allSatisfy(\.isWhitespace) ? nil : title
      case "script", "style", "svg", "noscript", "textarea":
        scanner.skip(past: tag.name)
      default: break
      }
    }
    return nil
  }

  /// Whether bytes that may be of any encoding hold more than ASCII.
  static func hasForeignCharacters(_ body: [UInt8]) -> Bool {
    body.contains { $0 >= 0x80 }
  }
}
