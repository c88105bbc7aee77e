import BookshelfDomain
import CoreWeb

/// A title or a name with its language, for a template.
struct ComicTitle: Sendable {
  let text: String
  /// The text between the previous name in a list and this name.
  let lead: String
  /// `ja` if the text looks Japanese, else `nil`. The catalogue does not name the language.
  let language: String?

  /// - Parameter reading: The reading in kana, which shows that ideographs are Japanese.
  init(_ text: String, reading: String? = nil, lead: String = "") {
    self.text = text
    self.lead = lead
    let isJapanese = text.unicodeScalars.contains { scalar in
      Self.isKana(scalar) || reading != nil && scalar.properties.isIdeographic
    }
    language = isJapanese ? "ja" : nil
  }

  /// The names of authors, for a line of text.
  static func names(of authors: some Collection<ComicAuthor>) -> [ComicTitle] {
    authors.enumerated().map { index, author in
      ComicTitle(author.name, reading: author.reading, lead: index == 0 ? "" : ", ")
    }
  }

  /// Whether a character is kana of any width. The middle dot does not count, because other
  /// languages use it, too.
  private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: true
    default: false
    }
  }
}
