public import Toolbox

/// The part of a page that a tool writes: the lines between two comments.
///
///     <!-- graph:begin -->
///     …
///     <!-- graph:end -->
public struct MarkedSection: Hashable, Sendable {
  public let name: String

  public init(_ name: String) {
    self.name = name
  }

  var begin: String { "<!-- \(name):begin -->" }
  var end: String { "<!-- \(name):end -->" }

  /// A page with other content between its comments.
  ///
  /// - Parameters:
  ///   - path: the page's name, for the message.
  ///   - content: whole lines.
  /// - Throws: ``ToolFailure`` when the page has not exactly one pair of comments.
  public func replaced(in page: String, path: String, by content: String) throws(ToolFailure)
    -> String
  {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let begins = lines.indices.filter { lines[$0] == begin }
    let ends = lines.indices.filter { lines[$0] == end }
    guard let first = begins.first, let last = ends.first, begins.count == 1, ends.count == 1,
      first < last
    else {
      throw ToolFailure(
        """
        \(path) does not say where “\(name)” belongs. Add these two lines, each once and alone \
        on its line: \(begin) \(end)
        """)
    }
    let above = lines[...first].joined(separator: "\n")
    let below = lines[last...].joined(separator: "\n")
    return above + "\n" + content + below
  }
}
