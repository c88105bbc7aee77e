/// The doc comments of a file of Swift, as a document: its lines keep their numbers, and all other
/// lines are blank.
package enum DocComments {
  package static func document(path: String, source: String) -> MarkdownDocument {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let content = line.drop { $0 == " " }
      guard content.hasPrefix("///") else { return Substring() }
      let text = content.dropFirst(3)
      return text.first == " " ? text.dropFirst() : text
    }
    return MarkdownDocument(path: path, text: lines.joined(separator: "\n"))
  }
}
