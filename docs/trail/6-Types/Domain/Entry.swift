/// An address that somebody wants to read.
public struct Entry: Codable, Equatable, Sendable {
  public let address: String
  public let title: String?
  public let tags: [Tag]
  public let added: Moment

  public init(address: String, title: String?, tags: [Tag], added: Moment) {
    self.address = address
    self.title = title
    self.tags = tags
    self.added = added
  }

  /// The title, or the address if there is no title.
  public var name: String { title ?? address }

  public func isFound(by words: String) -> Bool {
    let text = ([name, address] + tags.map(\.text)).joined(separator: " ")
    return text.lowercased().contains(words.lowercased())
  }
}

/// A point in time, which cannot be confused with other numbers.
public struct Moment: Equatable, Sendable {
  public let secondsSince1970: Int

  public init(secondsSince1970: Int) {
    self.secondsSince1970 = secondsSince1970
  }
}

extension Moment: Codable {
  public init(from decoder: any Decoder) throws {
    secondsSince1970 = try decoder.singleValueContainer().decode(Int.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(secondsSince1970)
  }
}
