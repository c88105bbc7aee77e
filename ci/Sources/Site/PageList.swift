/// The list of all articles, by parts. The part of the page that is read is open, the others fold.
struct PageList {
  let files: SiteFiles
  /// The titles of the documents, escaped.
  let titles: [String: String]

  /// - Parameters:
  ///   - document: what is read.
  ///   - headings: its own, of which those of the second level are listed.
  func html(for document: String, headings: [Article.Heading]) -> String {
    let language = SiteLanguage(of: document)
    guard let page = files.page(of: document) else { return "" }
    let groups = SitePart.grouped(files.articles).map { part, documents in
      let items = documents.map { item($0, document, page, language, headings) }
      let open = documents.contains(SiteLanguage.english.path(of: document))
      return """
        <details\(open ? " open=\"open\"" : "")><summary>\(part.title(in: language))</summary>
        <ul>
        \(items.joined(separator: "\n"))
        </ul></details>
        """
    }
    return """
      <nav id="_pages" aria-label="\(language.says(.pages))">
      \(groups.joined(separator: "\n"))
      </nav>
      """
  }

  /// A document of the list, in the reader's language where it is translated.
  private func item(
    _ original: String, _ document: String, _ page: String, _ language: SiteLanguage,
    _ headings: [Article.Heading]
  ) -> String {
    let translated = language.path(of: original)
    let shown = files.holds(translated) ? translated : original
    let title = titles[shown] ?? HTMLText.escaped(shown)
    let foreign = SiteLanguage(of: shown)
    let mark = foreign == language ? "" : " lang=\"\(foreign.rawValue)\""
    guard shown != document else {
      let inner = headings.filter { $0.level == 2 }.map {
        "<li><a href=\"#\(HTMLText.escaped($0.anchor))\">\($0.text)</a></li>"
      }
      let list = inner.isEmpty ? "" : "\n<ul>\(inner.joined(separator: "\n"))</ul>"
      return "<li><a aria-current=\"page\" href=\"#_content\">\(title)</a>\(list)</li>"
    }
    let target = files.page(of: shown) ?? "index.html"
    let address = HTMLText.escaped(SiteAddress.relative(from: page, to: target))
    return "<li><a\(mark) href=\"\(address)\">\(title)</a></li>"
  }
}
