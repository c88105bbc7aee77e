/// A story without an address and a publication date.
struct StoryDraft: Hashable, Sendable {
  let title: String
  let author: String
  let summary: String
  /// The full text in the format of ``StoryText``.
  let text: String

  /// The title as part of a URL: its ASCII letters and digits, in lower case.
  var slug: String {
    let letters = title.lowercased().replacing("’", with: "").unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        ? Character(scalar) : " "
    }
    return String(letters).split(separator: " ").joined(separator: "-")
  }

  /// Parses stories. Each story starts with a line that consists of `# ` and the title. A line with
  /// the author, a summary of one paragraph, and the text follow.
  static func drafts(_ texts: String) -> [StoryDraft] {
    ("\n" + texts).split(separator: "\n# ").map { text in
      let text = text.last == "\n" ? text.dropLast() : text
      let parts = text.split(separator: "\n\n", maxSplits: 1)
      let head = parts[0].split(separator: "\n")
      return StoryDraft(
        title: String(head[0]), author: String(head[1]),
        summary: head[2...].joined(separator: " "), text: parts.count == 2 ? String(parts[1]) : "")
    }
  }
}
