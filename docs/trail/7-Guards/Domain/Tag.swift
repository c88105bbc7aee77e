/// A word to find entries by: not empty, without blanks around it and in small letters, however it was typed.
public struct Tag: Equatable, Sendable {
  public let text: String

  /// - Returns: `nil` if the text is blank.
  public init?(_ typed: some StringProtocol) {
    let start = typed.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    text = start[...end].lowercased()
  }
}

extension Tag {
  /// The tags: "Swift, server" is [swift, server].
  public static func tags(in text: String) -> [Tag] {
    var tags: [Tag] = []
    for tag in text.split(separator: ",").compactMap({ Tag($0) }) where !tags.contains(tag) {
      tags.append(tag)
    }
    return tags
  }
}

extension Tag: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let tag = Tag(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a tag without text")
    }
    self = tag
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
