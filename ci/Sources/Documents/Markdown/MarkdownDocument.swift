import Evidence

/// A document, taken apart as far as the rules need it: headings, words in code, links, blocks.
///
/// It reads the part of CommonMark and of GitHub's tables that the project writes. Blocks that are
/// code by their indentation alone are taken for text.
public struct MarkdownDocument: Hashable, Sendable {
  /// Named from the root of the checkout.
  public let path: String
  public internal(set) var headings: [Heading] = []
  /// Words in backticks, outside of blocks.
  public internal(set) var spans: [CodeSpan] = []
  public internal(set) var links: [Link] = []
  public internal(set) var fences: [Fence] = []
  public internal(set) var tables: [Table] = []
  /// Paragraphs, lists and the like: what stands between blank lines.
  public internal(set) var paragraphs: [Paragraph] = []

  public struct Heading: Hashable, Sendable {
    public let level: Int
    public let text: String
    public let line: Int
    /// What a link calls it, without the `#`.
    public let anchor: String
  }

  public struct CodeSpan: Hashable, Sendable {
    public let text: String
    public let line: Int
    /// How many backticks stand on each side. Two make a link to a symbol in a doc comment.
    public let ticks: Int
  }

  public struct Link: Hashable, Sendable {
    public let target: String
    public let line: Int
  }

  /// A block between fences.
  public struct Fence: Hashable, Sendable {
    /// The words behind the opening fence.
    public let info: [String]
    public let text: String
    /// The line of the opening fence.
    public let line: Int
  }

  public struct Table: Hashable, Sendable {
    public let header: [String]
    public let rows: [[String]]
    public let line: Int
  }

  public struct Paragraph: Hashable, Sendable {
    public let text: String
    public let lines: ClosedRange<Int>
  }

  func place(_ line: Int) -> Place { Place(path: path, line: line) }
}
