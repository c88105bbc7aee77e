public import CoreDomain

/// Parses XML and HTML with the SAX parsers of libxml2.
///
/// libxml2 parses tags, attributes and namespaces. Its push parser stops at an unescaped `<`, drops
/// an unescaped `&` with the following word, matches any end tag with the innermost element, and
/// stops after the root. ``XMLMending`` corrects this first. libxml2 never sees the DTD, so it
/// cannot fetch or expand anything.
///
/// HTML is parsed like HTML 4, not by the algorithm of the living standard. An end tag closes all
/// open elements within its element; `<table>` accepts any content; the contents of `<svg>`,
/// `<math>`, `<template>`, `<textarea>`, `<title>` and `<plaintext>` are parsed as elements. A
/// visitor must not assume that a browser would build the same document; it should output the
/// events that it receives.
public struct LibXMLMarkupReading: MarkupReading {
  public init() {}

  public func parser(of dialect: MarkupDialect, limits: MarkupLimits) -> any MarkupParser {
    switch dialect {
    case .xml: RecoveringXMLParser(limits: limits)
    case .html: WholeHTMLParser(limits: limits)
    }
  }
}
