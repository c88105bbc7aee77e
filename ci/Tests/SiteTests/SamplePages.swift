import Documents
import Evidence
import Foundation
import Site
import Toolbox

/// A checkout of a few files, in a folder that goes away with the value.
final class SamplePages {
  let repository: Repository
  let files: SiteFiles

  init(_ texts: [String: String]) throws(ToolFailure) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID())")
    repository = Repository(root: folder.path(percentEncoded: false))
    files = SiteFiles(Array(texts.keys))
    for (path, text) in texts { try repository.write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: repository.root) }

  /// What the site shows of a document, by files of the site.
  ///
  /// - Parameter declarations: names with the places where they are declared.
  func article(
    of path: String, declaring declarations: [String: Place] = [:]
  ) throws(ToolFailure) -> [String: String] {
    let source = SourceFile(
      path: "", module: "Kiln",
      declarations: declarations.map { Declaration(kind: .struct, name: $0, place: $1) })
    let writer = try SiteWriter(
      repository: repository, files: files, places: DeclaredPlaces([source]))
    let html = try MarkdownConverter(repository: repository).html(of: path)
    return writer.article(of: path, html: html)
  }

  /// What stands between the tags of `article` on a document's page.
  static func body(
    _ text: String, among others: [String] = [], declaring declarations: [String: Place] = [:]
  ) throws(ToolFailure) -> String {
    var texts = ["docs/a.md": text, "README.md": "# Kiln"]
    for other in others { texts[other] = "text\n" }
    let pages = try SamplePages(texts)
    let page = try pages.article(of: "docs/a.md", declaring: declarations)["docs/a.md.html"] ?? ""
    let start = page.firstRange(of: "<article>\n")?.upperBound ?? page.endIndex
    let end = page.firstRange(of: "</article>")?.lowerBound ?? page.endIndex
    return start <= end ? String(page[start..<end]).trimmed : page
  }
}
