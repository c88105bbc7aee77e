public import CoreDomain

extension CleanHTML {
  /// Returns the HTML with each image replaced by a link to it, so that browsers load no image
  /// until the user follows the link. An image inside a link becomes plain text.
  ///
  /// - Parameter name: The text for an image that has neither an alternative text nor a title.
  public func isolatingPictures(called name: String) -> CleanHTML {
    var writer = CleanHTMLWriter(limit: .max)
    var links = 0
    for part in parts {
      switch part {
      case .start(.img, let attributes):
        let words = CleanPart.words(for: attributes)
        let address = links > 0 ? nil : attributes.compactMap(\.source).first
        if let address { writer.start(.a, [.href(address)]) }
        writer.text(words.isEmpty ? name : words)
        if address != nil { writer.end(.a) }
      case .start(.a, _):
        links += 1
        writer.write(part)
      case .end(.a):
        links -= 1
        writer.write(part)
      default: writer.write(part)
      }
    }
    return writer.finish()
  }

  /// The addresses of the images, in order, without duplicates.
  public var pictures: [WebAddress] {
    var seen: Set<WebAddress> = []
    return parts.compactMap { part in
      guard case .start(.img, let attributes) = part,
        let address = attributes.compactMap(\.source).first, seen.insert(address).inserted
      else { return nil }
      return address
    }
  }
}

extension CleanAttribute {
  fileprivate var source: WebAddress? {
    guard case .src(let address) = self else { return nil }
    return address
  }
}
