/// An article of the site: the document as HTML, with what the page around it has to know.
struct Article: Hashable {
  var html = ""
  var headings: [Heading] = []
  /// Pictures that were made for it, by their file of the site.
  var pictures: [String: String] = [:]

  struct Heading: Hashable {
    var level: Int
    /// Escaped, without elements.
    var text: String
    /// What a link calls it, without the `#`.
    var anchor: String
  }
}
