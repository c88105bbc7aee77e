/// An HTML element that ``CleanHTML`` may contain. It structures or formats text, and is harmless.
///
/// There are no scripts, forms or style sheets, and no embedded resources except images. There are
/// also no elements whose text has its own parsing rules (`style`, `title`, `textarea`, `svg`,
/// `math`): with these, HTML that is parsed, written and parsed again can change its meaning.
public enum CleanElement: String, Hashable, Sendable, CaseIterable {
  // Sections and blocks.
  case address, article, aside, details, div, figcaption, figure, footer, header, hr, main, nav
  case p, section, summary
  case h1, h2, h3, h4, h5, h6
  // Quotations and preformatted text.
  case blockquote, center, pre
  // Lists.
  case dd, dir, dl, dt, li, ol, ul
  // Tables.
  case caption, col, colgroup, table, tbody, td, tfoot, th, thead, tr
  // Inline elements.
  case a, abbr, acronym, b, bdi, bdo, big, br, cite, code, del, dfn, em, font, i, img, ins, kbd
  case mark, q, rp, rt, ruby, s, samp, small, span, strike, strong, sub, sup, time, tt, u, `var`
  case wbr

  /// The name of the element's tags, in lower case.
  public var name: String { rawValue }

  /// Returns the element with this name in lower case, or `nil` if the element is not allowed.
  public init?(name: String) {
    guard let element = Self.byName[name] else { return nil }
    self = element
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}

extension CleanElement {
  /// Whether the element has no content and no end tag.
  /// https://html.spec.whatwg.org/multipage/syntax.html#void-elements
  public var isVoid: Bool {
    switch self {
    case .br, .col, .hr, .img, .wbr: true
    default: false
    }
  }

  /// Whether the element is part of a line of text.
  var isInline: Bool {
    switch self {
    case .a, .abbr, .acronym, .b, .bdi, .bdo, .big, .br, .cite, .code, .del, .dfn, .em, .font, .i,
      .img, .ins, .kbd, .mark, .q, .rp, .rt, .ruby, .s, .samp, .small, .span, .strike, .strong,
      .sub, .sup, .time, .tt, .u, .var, .wbr:
      true
    default: false
    }
  }

  var isHeading: Bool {
    switch self {
    case .h1, .h2, .h3, .h4, .h5, .h6: true
    default: false
    }
  }

  /// Whether the element contains table parts rather than text.
  var isTableStructure: Bool {
    switch self {
    case .colgroup, .table, .tbody, .tfoot, .thead, .tr: true
    default: false
    }
  }

  /// Whether the element is a table part that contains text. Its end tag also ends all open
  /// elements in it.
  var isCell: Bool { self == .td || self == .th || self == .caption }
}
