import Drawing

/// A graph in the language of Mermaid, as a picture with its text below.
///
/// A graph that says all of itself is drawn. One that bundles arrows does not: that is the graph of
/// the whole package, which has a picture in the checkout.
struct ArticlePicture {
  let html: String
  /// A picture that was drawn, and its file of the site.
  let file: (path: String, text: String)?

  static let whole = "docs/graph.svg"

  init(mermaid: String, number: Int, links: SiteLinks) {
    let language = SiteLanguage(of: links.document)
    let text = """
      <details><summary>\(language.says(.text))</summary>\
      <pre tabindex="0"><code>\(HTMLText.escaped(mermaid))</code></pre></details>
      """
    if let graph = ModuleGraph(mermaid: mermaid) {
      let path = "\(links.document).graph\(number == 0 ? "" : "-\(number)").svg"
      file = (path, GraphSVG(graph).text)
      html = Self.image(path, language, links) + text
    } else if mermaid.contains("-.-> "), links.files.holds(Self.whole) {
      file = nil
      html = Self.image(Self.whole, language, links) + text
    } else {
      file = nil
      html = text
    }
  }

  private static func image(
    _ path: String, _ language: SiteLanguage, _ links: SiteLinks
  ) -> String {
    let address = HTMLText.escaped(SiteAddress.relative(from: links.page, to: path))
    return """
      <p class="wide" tabindex="0"><a href="\(address)"><img src="\(address)" \
      alt="\(language.says(.picture))" /></a></p>
      """
  }
}
