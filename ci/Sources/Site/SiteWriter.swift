package import Documents
import Foundation
package import Toolbox

/// Makes the pages of a checkout, each as a function of the checkout's files.
package struct SiteWriter: Sendable {
  private let repository: Repository
  private let files: SiteFiles
  private let places: DeclaredPlaces
  /// The titles of the articles, escaped.
  private let titles: [String: String]

  /// - Parameter places: where the names are declared that documents write in backticks.
  package init(
    repository: Repository, files: SiteFiles, places: DeclaredPlaces
  ) throws(ToolFailure) {
    var titles: [String: String] = [:]
    for path in files.articles {
      let document = MarkdownDocument(path: path, text: try repository.text(path))
      titles[path] = HTMLText.escaped(Self.title(of: document))
    }
    self.repository = repository
    self.files = files
    self.places = places
    self.titles = titles
  }

  /// The first heading as it is read, without a link to the same page in another language.
  private static func title(of document: MarkdownDocument) -> String {
    let heading = document.headings.first?.text ?? document.path
    return heading.replacing(#/ · \[[^\]]*\]\([^)]*\)$/#, with: "")
      .replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.1 }.filter { !"`*".contains($0) }
  }

  /// The files of the site that show a document, by their names: its page, and what was drawn.
  package func article(of document: String, html: String) -> [String: String] {
    guard let page = files.page(of: document) else { return [:] }
    let links = SiteLinks(files: files, places: places, document: document, page: page)
    let article = ArticleWriter.article(of: html, links: links)
    var content = "<article>\n\(article.html)</article>"
    if SiteFiles.isFrontPage(document) {
      let folder = SiteFiles.folder(of: document)
      content +=
        "\n"
        + FolderList(files: files)
        .html(of: folder, on: page, language: SiteLanguage(of: document))
    }
    var frame = frame(page, of: document, title: HTMLText.unescaped(titles[document] ?? document))
    frame.translations = SiteLanguage.allCases.compactMap { language in
      let path = language.path(of: document)
      guard path != document, let page = files.page(of: path) else { return nil }
      return (language, page)
    }
    frame.pages = PageList(files: files, titles: titles)
      .html(for: document, headings: article.headings)
    return article.pictures.merging([page: frame.html(around: content)]) { one, _ in one }
  }

  /// The page of a folder that has no article of its own; nothing where there is one.
  package func folder(_ folder: String) -> [String: String] {
    let front = folder.isEmpty ? "README.md" : "\(folder)/README.md"
    guard let page = files.page(of: folder), !SiteFiles.isFrontPage(front) || !files.holds(front)
    else { return [:] }
    let frame = frame(page, of: folder, title: folder)
    let name = SiteFiles.name(of: folder)
    let content =
      "<h1>\(HTMLText.escaped(name))</h1>\n"
      + FolderList(files: files).html(of: folder, on: page, language: .english)
    return [page: frame.html(around: content)]
  }

  /// The page of a file that is no article.
  package func source(_ path: String, text: String) -> [String: String] {
    guard let page = files.page(of: path) else { return [:] }
    let content = SourceText.html(of: path, text: text, anchored: places.lines(of: path))
    return [page: frame(page, of: path, title: path).html(around: content)]
  }

  private func frame(_ page: String, of path: String, title: String) -> PageFrame {
    let language = SiteLanguage(of: path)
    let root = titles["README.md"].map(HTMLText.unescaped) ?? "Documents"
    let home = files.page(of: language.path(of: "README.md")) ?? "index.html"
    var frame = PageFrame(
      page: page, language: language, title: title, siteTitle: root, home: home)
    let shown = SiteFiles.isFrontPage(path) ? SiteFiles.folder(of: path) : path
    let parts = shown.split(separator: "/")
    for (index, part) in parts.enumerated() {
      let folder = parts[...index].joined(separator: "/")
      let isLast = index == parts.count - 1
      frame.way.append((String(part), isLast ? nil : files.page(of: folder)))
    }
    return frame
  }
}
