public import CoreDomain
public import NewsDomain

/// Converts a feed's HTML to clean HTML. Keeps the elements in ``CleanElement``, and turns players
/// and frames into links. Drops scripts and tracking pixels. Of other elements, it keeps the text.
public struct HTMLCleaner: Sendable {
  private let markup: any MarkupReading
  private let hosts: any HostNaming

  public init(markup: any MarkupReading, hosts: any HostNaming) {
    self.markup = markup
    self.hosts = hosts
  }

  /// Returns a feed's HTML, or plain text, as clean HTML.
  ///
  /// - Parameters:
  ///   - base: The base of relative addresses. Without a base, relative addresses are dropped.
  ///   - limit: The maximum number of bytes of clean HTML. The output is cut between tags and
  ///     remains valid.
  public func clean(_ raw: RawHTML, from base: WebAddress?, limit: Int) -> CleanHTML {
    // Most titles are plain text.
    let isMarkup = raw.text.utf8.span.contains {
      $0.equals(UInt8(ascii: "<")) | $0.equals(UInt8(ascii: "&"))
    }
    guard isMarkup else { return CleanHTML(plain: raw.text, limit: limit) }
    var visitor = CleaningVisitor(base: base, hosts: hosts, limit: limit)
    var parser = markup.parser(of: .html, limits: Self.limits)
    parser.parse(Array(raw.text.utf8), telling: &visitor)
    parser.finish(telling: &visitor)
    return visitor.finish()
  }

  /// HTML has no expanding entities. Editors produce deeply nested pages.
  private static let limits = MarkupLimits(depth: 500, expansion: 0)
}
