import Documents

/// Makes an article of what the converter says of a document.
///
/// Headings get the anchors that GitHub gives them, links lead to pages of the site, words in code
/// to what they name, wide tables and blocks can be scrolled by themselves, Swift has colours, and a
/// graph is drawn. Comments go: they are for tools.
struct ArticleWriter {
  private let links: SiteLinks
  private var pieces: ArraySlice<HTMLPiece>
  private var article = Article()
  /// Whether what comes next is the text of a link or a heading, which holds no further link.
  private var isInLink = false, isInHeading = false
  private var anchors: [String: Int] = [:]

  static func article(of html: String, links: SiteLinks) -> Article {
    var writer = ArticleWriter(links: links, pieces: HTMLPiece.all(in: html)[...])
    while let piece = writer.pieces.popFirst() { writer.write(piece) }
    return writer.article
  }

  private init(links: SiteLinks, pieces: ArraySlice<HTMLPiece>) {
    self.links = links
    self.pieces = pieces
  }

  private mutating func write(_ piece: HTMLPiece) {
    switch piece {
    case .text(let text): article.html += text
    case .comment: break
    case .tag(let tag) where tag.isEnd: writeEnd(tag)
    case .tag(let tag): writeStart(tag)
    }
  }

  private mutating func writeStart(_ tag: HTMLTag) {
    if tag.headingLevel != nil { return writeHeading(tag) }
    switch tag.name {
    case "pre": writeBlock()
    case "code": writeCode()
    case "table": article.html += "<div class=\"wide\" tabindex=\"0\">\(tag.text)"
    default:
      var tag = tag
      for name in ["href", "src", "srcset"] {
        if let link = tag[name] {
          tag[name] = HTMLText.escaped(links.address(of: HTMLText.unescaped(link)))
        }
      }
      isInLink = isInLink || tag.name == "a"
      article.html += tag.text
    }
  }

  private mutating func writeEnd(_ tag: HTMLTag) {
    article.html += tag.text
    if tag.name == "a" { isInLink = false }
    if tag.name == "table" { article.html += "</div>" }
  }

  private mutating func writeHeading(_ tag: HTMLTag) {
    let inside = takeUpTo(tag.name)
    let text = inside.map { piece in
      if case .text(let text) = piece { text } else { "" }
    }.joined()
    let base = MarkdownDocument.anchor(of: HTMLText.unescaped(text))
    let count = anchors[base, default: 0]
    anchors[base] = count + 1
    let anchor = count == 0 ? base : "\(base)-\(count)"
    article.headings.append(.init(level: tag.headingLevel ?? 1, text: text, anchor: anchor))
    article.html += "<\(tag.name) id=\"\(HTMLText.escaped(anchor))\">"
    isInHeading = true
    // What is written takes further pieces by itself: none from behind the heading.
    let rest = pieces
    pieces = inside[...]
    while let piece = pieces.popFirst() { write(piece) }
    pieces = rest
    isInHeading = false
    article.html +=
      "<a class=\"anchor\" href=\"#\(HTMLText.escaped(anchor))\" aria-label=\"#\">#</a></\(tag.name)>"
  }

  /// A block between fences, or an indented one.
  private mutating func writeBlock() {
    var language: String?
    var text = ""
    for piece in takeUpTo("pre") {
      switch piece {
      case .tag(let tag) where tag.name == "code" && !tag.isEnd:
        language = tag["class"].map { String($0.dropFirst("language-".count)) }
      case .text(let escaped): text += escaped
      default: break
      }
    }
    switch language {
    case "mermaid":
      let picture = ArticlePicture(
        mermaid: HTMLText.unescaped(text), number: article.pictures.count, links: links)
      article.html += picture.html
      if let file = picture.file { article.pictures[file.path] = file.text }
    case "swift": article.html += block(SwiftColours.html(HTMLText.unescaped(text)))
    default: article.html += block(text)
    }
  }

  private func block(_ html: String) -> String {
    "<pre tabindex=\"0\"><code>\(html)</code></pre>"
  }

  private mutating func writeCode() {
    let inside = takeUpTo("code")
    let text = inside.map { piece in
      if case .text(let text) = piece { text } else { "" }
    }.joined()
    let code = "<code>\(text)</code>"
    guard !isInLink, !isInHeading, let address = links.address(ofCode: HTMLText.unescaped(text))
    else {
      article.html += code
      return
    }
    article.html += "<a class=\"name\" href=\"\(HTMLText.escaped(address))\">\(code)</a>"
  }

  /// What stands before the end of an element whose start is behind us; the end is taken, too.
  private mutating func takeUpTo(_ name: String) -> [HTMLPiece] {
    var inside: [HTMLPiece] = []
    while let piece = pieces.popFirst() {
      if case .tag(let tag) = piece, tag.isEnd, tag.name == name { break }
      inside.append(piece)
    }
    return inside
  }
}
