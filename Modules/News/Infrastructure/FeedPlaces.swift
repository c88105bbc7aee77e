import CoreDomain
import NewsDomain

/// Where in a document a reader is: the elements around it that matter, the outermost first.
struct FeedPlaces {
  /// What an element opens.
  enum Kind {
    /// The feed, or what stands around it.
    case feed
    case entry
    /// The feed that an entry was taken from, of which only the authors count.
    case source
    case author(rank: Int)
    /// Nothing: what stands in it counts as if it stood outside.
    case wrapper
  }

  private struct Place {
    let kind: Kind
    /// What it counts as.
    let meaning: Kind
    let base: WebAddress?
  }

  private var places: [Place] = []
  private let document: WebAddress?
  private let hosts: any HostNaming
  /// How many elements are open in one that is passed over, with that one.
  private var passedOver = 0

  init(document: WebAddress?, hosts: any HostNaming) {
    self.document = document
    self.hosts = hosts
  }

  var isEmpty: Bool { places.isEmpty }
  var isPassingOver: Bool { passedOver > 0 }

  /// What stands here belongs to.
  var kind: Kind { places.last?.meaning ?? .feed }

  /// What relative addresses start from here, as far as the document says.
  var base: WebAddress? { places.isEmpty ? document : places.last?.base }

  /// Whether it is within an entry, at any depth.
  var isInEntry: Bool { places.contains { if case .entry = $0.kind { true } else { false } } }

  /// What relative addresses start from in an element. A base that leads nowhere is none.
  func base(of element: MarkupElement) -> WebAddress? {
    guard let base = element.xmlAttribute("base") else { return self.base }
    return WebAddress.read(base, from: self.base, hosts: hosts) ?? self.base
  }

  mutating func open(_ kind: Kind, _ element: MarkupElement) {
    let meaning = if case .wrapper = kind { self.kind } else { kind }
    places.append(Place(kind: kind, meaning: meaning, base: base(of: element)))
  }

  /// Leaves an element.
  ///
  /// - Returns: what it opened.
  mutating func close() -> Kind? { places.popLast()?.kind }

  /// Passes an element over, with all that stands in it.
  mutating func passOver() { passedOver += 1 }

  /// Leaves an element that is passed over.
  ///
  /// - Returns: whether there was one.
  mutating func leavePassedOver() -> Bool {
    guard passedOver > 0 else { return false }
    passedOver -= 1
    return true
  }
}
