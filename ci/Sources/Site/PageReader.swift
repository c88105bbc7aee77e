import Foundation
import FoundationXML

/// What a page says of itself: its anchors, and where it leads.
struct PageFacts: Sendable {
  var anchors: [String] = []
  /// Values of `href`, `src` and `srcset`, as they are written.
  var links: [String] = []
  /// What is wrong with its form, as a sentence.
  var mistake: String?
}

/// Reads a page by a parser of XML, which forgives nothing: a page that it takes has each element
/// closed, in order, and each sign escaped.
final class PageReader: NSObject, XMLParserDelegate {
  private var facts = PageFacts()
  /// How many elements are open.
  private var depth = 0
  private var isComplete = false

  static func facts(of data: Data) -> PageFacts {
    let reader = PageReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    // NB: Foundation's parser says of some mistakes that all is well, and tells nothing from there on:
    // the end of the page tells whether it came to it. Seen with Swift 6.3.1 on Linux.
    let isParsed = parser.parse() && parser.parserError == nil
    if !isParsed || !reader.isComplete {
      reader.facts.mistake =
        "It is not well-formed: an element stays open, or a sign is not escaped."
    }
    return reader.facts
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    depth += 1
    if let anchor = attributes["id"] { facts.anchors.append(anchor) }
    for name in ["href", "src", "srcset"] {
      if let link = attributes[name] { facts.links.append(link) }
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    depth -= 1
    isComplete = depth == 0
  }
}
