/// An element of HTML that says what a text is, or how it looks, and can do no harm.
///
/// What is missing here cannot stand in ``CleanHTML``: nothing that runs, that is a form, that
/// fetches by itself (but pictures), that styles the page around it, or whose text is read by other
/// rules than that of the rest (`style`, `title`, `textarea`, `svg`, `math`), which is what makes a
/// second reading of a text mean something else than the first one.
public enum CleanElement: String, Hashable, Sendable, CaseIterable {
  // Parts of a page.
  case address, article, aside, details, div, figcaption, figure, footer, header, hr, main, nav
  case p, section, summary
  case h1, h2, h3, h4, h5, h6
  // Text that is set apart.
  case blockquote, center, pre
  // Lists.
  case dd, dir, dl, dt, li, ol, ul
  // Tables.
  case caption, col, colgroup, table, tbody, td, tfoot, th, thead, tr
  // Within a line.
  case a, abbr, acronym, b, bdi, bdo, big, br, cite, code, del, dfn, em, font, i, img, ins, kbd
  case mark, q, rp, rt, ruby, s, samp, small, span, strike, strong, sub, sup, time, tt, u, `var`
  case wbr

  /// The name that HTML gives it.
  public var name: String { rawValue }

  /// The element of a name in lower case; nothing where there is none.
  public init?(name: String) {
    guard let element = Self.byName[name] else { return nil }
    self = element
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}

extension CleanElement {
  /// Whether it holds nothing, and has no end.
  /// https://html.spec.whatwg.org/multipage/syntax.html#void-elements
  public var isVoid: Bool {
    switch self {
    case .br, .col, .hr, .img, .wbr: true
    default: false
    }
  }

  /// Whether it stands within a line of text.
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

  /// Whether it stands between a table and its cells, and holds no text.
  var isTableStructure: Bool {
    switch self {
    case .colgroup, .table, .tbody, .tfoot, .thead, .tr: true
    default: false
    }
  }

  /// Whether it is a part of a table with text in it, whose end no element in it outlives.
  var isCell: Bool { self == .td || self == .th || self == .caption }
}
