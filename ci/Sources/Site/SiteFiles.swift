import Documents
import Foundation

/// Which file of the site shows what of the checkout.
///
/// An address follows from the path alone. A file `a/b.swift` is the page `a/b.swift.html`, and a
/// folder `a` is `a/index.html`, with the article of its `README.md` above the list of what is in
/// it. Pictures are copied. What is no text has no page.
package struct SiteFiles: Sendable {
  /// Files of the checkout, in order.
  package let files: [String]
  /// Every folder with what is directly in it, in order; the root is the empty text.
  package let entries: [String: [String]]
  private let known: Set<String>
  /// Files by their names, without the folder.
  private let named: [String: [String]]

  package init(_ files: [String]) {
    let shown = files.filter { !Self.isBinary($0) }.sorted()
    var entries: [String: Set<String>] = ["": []]
    for file in shown {
      var path = file
      while !path.isEmpty {
        let folder = Self.folder(of: path)
        guard entries[folder, default: []].insert(path).inserted else { break }
        path = folder
      }
    }
    self.files = shown
    self.entries = entries.mapValues { $0.sorted() }
    known = Set(shown)
    named = Dictionary(grouping: shown, by: Self.name)
  }

  /// The file of the site that shows a file or a folder; nothing when there is none.
  package func page(of path: String) -> String? {
    let path = path == "." ? "" : path.hasSuffix("/") ? String(path.dropLast()) : path
    if isFolder(path) { return path.isEmpty ? "index.html" : "\(path)/index.html" }
    guard known.contains(path) else { return nil }
    if Self.isPicture(path) { return path }
    if Self.isFrontPage(path) { return page(of: Self.folder(of: path)) }
    return "\(path).html"
  }

  /// The file with a name, if no other file has it.
  package func file(named name: String) -> String? {
    guard let files = named[name], files.count == 1 else { return nil }
    return files[0]
  }

  package func isFolder(_ path: String) -> Bool { entries[path] != nil }

  package func holds(_ path: String) -> Bool { known.contains(path) || isFolder(path) }

  /// What is shown as an article: documents, but for those that a fork or a new feature is made of.
  package var articles: [String] { files.filter(Self.isArticle) }

  package static func isArticle(_ path: String) -> Bool {
    path.hasSuffix(".md") && !FileIndex.isTemplate(path)
  }

  /// Whether a document is the article of its folder.
  package static func isFrontPage(_ path: String) -> Bool {
    isArticle(path) && name(of: path) == "README.md"
  }

  package static func isPicture(_ path: String) -> Bool {
    [".svg", ".png", ".jpg", ".gif"].contains(where: path.hasSuffix)
  }

  private static func isBinary(_ path: String) -> Bool {
    [".gz", ".bz2", ".zip", ".woff2", ".sqlite", ".pdf"].contains(where: path.hasSuffix)
  }

  /// The folder of a file or of a folder; the root is the empty text.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
