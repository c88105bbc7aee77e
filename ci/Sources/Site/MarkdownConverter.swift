package import Toolbox

/// Markdown to HTML, by cmark-gfm: GitHub's own dialect, from the people who made it.
package struct MarkdownConverter: Sendable {
  private let repository: Repository

  package init(repository: Repository) {
    self.repository = repository
  }

  /// The article of a document, with the HTML that is written in it.
  ///
  /// - Parameter path: named from the root of the checkout.
  /// - Throws: ``ToolFailure`` when the program is missing, or cannot read the document.
  package func html(of path: String) throws(ToolFailure) -> String {
    let answer = try Shell.run([
      "cmark-gfm", "--to", "html", "--unsafe", "--validate-utf8", "--extension", "table",
      "--extension", "strikethrough", "--extension", "autolink", "--extension", "tasklist",
      repository.path(path),
    ])
    guard answer.status != 127 else {
      throw ToolFailure("cmark-gfm is missing, which makes pages of documents: run make bootstrap.")
    }
    guard answer.succeeded else {
      throw ToolFailure("cmark-gfm cannot read \(path): \(answer.errors.trimmed)")
    }
    return answer.output
  }
}
