/// An address that somebody wants to read.
public struct Entry: Codable, Equatable, Sendable {
  public let address: String
  public let title: String?
  public let tags: [String]

  /// Seconds since 1970.
  public let added: Int

  public init(address: String, title: String?, tags: [String], added: Int) {
    self.address = address
    self.title = title
    self.tags = tags
    self.added = added
  }

  /// The title, or the address if there is no title.
  public var name: String { title ?? address }

  public func isFound(by words: String) -> Bool {
    let text = ([name, address] + tags).joined(separator: " ")
    return text.lowercased().contains(words.lowercased())
  }
}

/// The tags: "Swift, server" is [swift, server].
public func parseTags(_ text: String) -> [String] {
  var tags: [String] = []
  for part in text.split(separator: ",") {
    let tag = trimmed(part).lowercased()
    if !tag.isEmpty && !tags.contains(tag) {
      tags.append(tag)
    }
  }
  return tags
}

private func trimmed(_ text: Substring) -> Substring {
  let start = text.drop(while: \.isWhitespace)
  guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
  return start[...end]
}
