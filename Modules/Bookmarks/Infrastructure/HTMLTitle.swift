/// The title of a page of HTML.
enum HTMLTitle {
  /// The text of the first `<title>` of a page in UTF-8, or nothing when there is none or it is
  /// blank. Bytes that are no UTF-8 become U+FFFD. Comments, scripts and the `<title>` of a drawing
  /// are not looked into.
  static func title(in body: [UInt8]) -> String? {
    var scanner = HTMLScanner()
    scanner.feed(body)
    scanner.end()
    while let token = scanner.next() {
      guard case .open(let tag) = token, !tag.isCut else { continue }
      switch tag.name {
      case "title":
        scanner.readText(until: "title")
        let title = text(&scanner)
        return title.allSatisfy(\.isWhitespace) ? nil : title
      case "script", "style", "svg", "noscript", "textarea":
        scanner.skip(until: tag.name)
      default: break
      }
    }
    return nil
  }

  private static func text(_ scanner: inout HTMLScanner) -> String {
    var text = ""
    while case .text(let piece) = scanner.next() { text += piece }
    return text
  }
}
