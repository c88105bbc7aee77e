/// What stands around everything that the site shows: the head, the way from the first page, the
/// languages, and the list of pages.
struct PageFrame {
  /// The page, named from the site's folder.
  let page: String
  let language: SiteLanguage
  /// Without elements, not escaped.
  let title: String
  /// What the site as a whole is called.
  let siteTitle: String
  /// The first page in the reader's language.
  let home: String
  /// The folders above what is shown, each with its page, and at last what is shown itself.
  var way: [(name: String, page: String?)] = []
  /// The same document in other languages.
  var translations: [(language: SiteLanguage, page: String)] = []
  /// The list of pages; empty where there is none.
  var pages = ""

  /// The whole page around a content.
  func html(around content: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>\(heading)</title>
    <link rel="stylesheet" href="\(address("site.css"))" />
    </head>
    <body>
    <header>
    <a class="skip" href="#_content">\(language.says(.skip))</a>
    <a class="home" href="\(address(home))">\(HTMLText.escaped(siteTitle))</a>
    <nav class="way" aria-label="\(language.says(.folders))">\(wayText)</nav>
    \(switches)
    </header>
    <div class="columns">
    <main id="_content">
    \(content)
    </main>
    \(pages)
    </div>
    </body>
    </html>

    """
  }

  private var heading: String {
    HTMLText.escaped(title == siteTitle ? title : "\(title) – \(siteTitle)")
  }

  private var wayText: String {
    way.map { name, page in
      let text = HTMLText.escaped(name)
      return page.map { "<a href=\"\(address($0))\">\(text)</a>" } ?? "<span>\(text)</span>"
    }.joined(separator: " / ")
  }

  private var switches: String {
    var links = translations.map { language, page in
      """
      <a lang="\(language.rawValue)" hreflang="\(language.rawValue)" href="\(address(page))">\
      \(language.name)</a>
      """
    }
    if !pages.isEmpty {
      links.append("<a class=\"menu\" href=\"#_pages\">\(language.says(.pages))</a>")
    }
    return links.isEmpty ? "" : "<p class=\"switches\">\(links.joined(separator: "\n"))</p>"
  }

  private func address(_ target: String) -> String {
    HTMLText.escaped(SiteAddress.relative(from: page, to: target))
  }
}
