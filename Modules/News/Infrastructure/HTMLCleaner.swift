public import CoreDomain
public import NewsDomain

/// Makes clean HTML of what feeds carry: keeps what is in ``CleanElement``, and of everything else the
/// text, but for what was never text to read.
public struct HTMLCleaner: Sendable {
  private let markup: any MarkupReading
  private let hosts: any HostNaming

  public init(markup: any MarkupReading, hosts: any HostNaming) {
    self.markup = markup
    self.hosts = hosts
  }

  /// Cleans a text.
  ///
  /// - Parameters:
  ///   - base: where relative addresses start from; without it they are dropped.
  ///   - limit: how many bytes the clean text may have. It is cut between tags, and stays whole HTML.
  public func clean(_ raw: RawHTML, from base: WebAddress?, limit: Int) -> CleanHTML {
    // Most titles are nothing but text.
    guard raw.text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") })
    else {
      return CleanHTML(plain: raw.text, limit: limit)
    }
    var visitor = CleaningVisitor(base: base, hosts: hosts, limit: limit)
    var parser = markup.parser(of: .html, limits: Self.limits)
    parser.parse(Array(raw.text.utf8), telling: &visitor)
    parser.finish(telling: &visitor)
    return visitor.finish()
  }

  /// What reading may cost: HTML has no entities that grow. Pages of editors nest deep.
  private static let limits = MarkupLimits(depth: 500, expansion: 0)
}
