import CoreDomain
import NewsDomain

extension FeedFormat {
  /// Returns the format that the root element implies, or `nil` if the format is unknown.
  init?(root element: MarkupElement) {
    let vocabulary = FeedVocabulary(of: element.name)
    let version = (element.attribute("version") ?? "").trimmingBlanks
    switch element.name.local.lowercased() {
    case "rss": self = Self.rss(version)
    case "rdf": self = .rss10
    // A channel without a root around it.
    case "channel" where vocabulary != .atom: self = .rss
    case "feed", "entry": self = version == "0.3" || element.isEarlyAtom ? .atom03 : .atom10
    default: return nil
    }
  }

  /// Returns the format for the `version` attribute of an RSS document.
  /// https://www.rssboard.org/rss-history
  private static func rss(_ version: String) -> FeedFormat {
    switch version {
    case "0.90": .rss090
    case "0.91": .rss091
    case "0.92": .rss092
    case "0.93": .rss093
    case "0.94": .rss094
    case _ where version == "2" || version.hasPrefix("2."): .rss20
    default: .rss
    }
  }

  /// Returns the format of an RDF document, given the name of an RSS element in it. RSS 0.90 and
  /// 1.0 have the same root, but different namespaces.
  func refined(by name: MarkupName) -> FeedFormat {
    guard self == .rss10, let namespace = name.namespace?.lowercased() else { return self }
    return namespace.contains("netscape.com/rdf/simple/0.9") ? .rss090 : self
  }

  /// The vocabulary of elements without a namespace.
  var vocabulary: FeedVocabulary {
    switch self {
    case .atom03, .atom10, .json10, .json11: .atom
    case .rss090, .rss091, .rss092, .rss093, .rss094, .rss10, .rss20, .rss: .rss
    }
  }
}

extension MarkupElement {
  /// Whether the element is from Atom before version 1.0.
  fileprivate var isEarlyAtom: Bool {
    guard let namespace = name.namespace?.trimmingBlanks.lowercased() else { return false }
    return FeedVocabulary(of: name) == .atom && !namespace.hasPrefix("http://www.w3.org/2005/atom")
      && !namespace.hasPrefix("https://www.w3.org/2005/atom")
  }
}
