import CoreDomain
import NewsDomain

/// The stack of open elements while a feed is parsed, except for elements with a value.
struct FeedPlaces {
  enum Kind {
    /// The feed, or an element around it.
    case feed
    case entry
    /// The source feed of an entry. Only its authors count.
    case source
    case author(rank: Int)
    /// A container without its own meaning. Its contents count as contents of its parent.
    case wrapper
  }

  private struct Place {
    let kind: Kind
    /// The kind that decides how contents are parsed. A wrapper has the meaning of its parent.
    let meaning: Kind
    let base: WebAddress?
  }

  private var places: [Place] = []
  private let document: WebAddress?
  private let hosts: any HostNaming
  /// The number of open elements that are skipped.
  private var passedOver = 0

  init(document: WebAddress?, hosts: any HostNaming) {
    self.document = document
    self.hosts = hosts
  }

  var isEmpty: Bool { places.isEmpty }
  var isPassingOver: Bool { passedOver > 0 }

  /// The kind of the innermost open element that is not a wrapper.
  var kind: Kind { places.last?.meaning ?? .feed }

  /// The base of relative addresses at this position, or `nil` if it is unknown.
  var base: WebAddress? { places.isEmpty ? document : places.last?.base }

  /// Whether this position is in an entry, at any depth.
  var isInEntry: Bool { places.contains { if case .entry = $0.kind { true } else { false } } }

  /// Returns the base of relative addresses in an element. Ignores an invalid `xml:base`.
  func base(of element: MarkupElement) -> WebAddress? {
    guard let base = element.xmlAttribute("base") else { return self.base }
    return WebAddress.read(base, from: self.base, hosts: hosts) ?? self.base
  }

  mutating func open(_ kind: Kind, _ element: MarkupElement) {
    let meaning = if case .wrapper = kind { self.kind } else { kind }
    places.append(Place(kind: kind, meaning: meaning, base: base(of: element)))
  }

  /// Closes the innermost open element.
  ///
  /// - Returns: The kind of the closed element, or `nil` if no element was open.
  mutating func close() -> Kind? { places.popLast()?.kind }

  /// Skips an element and everything in it.
  mutating func passOver() { passedOver += 1 }

  /// Closes a skipped element.
  ///
  /// - Returns: Whether a skipped element was open.
  mutating func leavePassedOver() -> Bool {
    guard passedOver > 0 else { return false }
    passedOver -= 1
    return true
  }
}
