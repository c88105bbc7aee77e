public import CoreDomain

/// Reads XML and HTML with the SAX parsers of libxml2.
///
/// libxml2 knows what tags and attributes are, and namespaces. What it does not do well is done before the
/// text comes to it, in ``XMLMending``: its push parser stops at an unescaped `<`, leaves out an
/// unescaped `&` with the word behind it, takes any end tag for that of the innermost element, and
/// stops behind the root. A document's DTD never comes to it, so there is nothing that it could fetch
/// or expand.
///
/// HTML is read as HTML 4 was, and not by the steps of the living standard. An end tag closes what stands open
/// within its element; `<table>` holds what it is given; the contents of `<svg>`, `<math>`,
/// `<template>`, `<textarea>`, `<title>` and `<plaintext>` are read as elements. A visitor must
/// not rely on what a browser would see, but write what it was told.
public struct LibXMLMarkupReading: MarkupReading {
  public init() {}

  public func parser(of dialect: MarkupDialect, limits: MarkupLimits) -> any MarkupParser {
    switch dialect {
    case .xml: RecoveringXMLParser(limits: limits)
    case .html: WholeHTMLParser(limits: limits)
    }
  }
}
