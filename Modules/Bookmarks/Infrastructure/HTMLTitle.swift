/// The title of an HTML page.
enum HTMLTitle {
  /// Returns the text of the first `<title>` of a UTF-8 page, or `nil` if it is missing or blank.
  /// Invalid UTF-8 becomes U+FFFD. Ignores comments, scripts and the `<title>` of an SVG image.
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
      case "svg" where tag.isSelfClosing: break
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
