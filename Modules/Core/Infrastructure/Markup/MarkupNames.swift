internal import CXML2
internal import CoreDomain

/// A name as libxml2 provides it: pointers into its dictionary, which stores each name once while
/// the parser exists.
@safe struct RawName: Equatable {
  let local: UnsafePointer<xmlChar>?
  let prefix: UnsafePointer<xmlChar>?
  let namespace: UnsafePointer<xmlChar>?

  init(
    _ local: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>? = nil,
    _ namespace: UnsafePointer<xmlChar>? = nil
  ) {
    unsafe self.local = unsafe local
    unsafe self.prefix = unsafe prefix
    unsafe self.namespace = unsafe namespace
  }

  static func == (one: RawName, other: RawName) -> Bool {
    unsafe one.local == other.local && one.prefix == other.prefix
      && one.namespace == other.namespace
  }

  fileprivate var name: MarkupName {
    unsafe MarkupName(
      namespace: namespace.map { unsafe String(cString: $0) },
      prefix: prefix.map { unsafe String(cString: $0) },
      local: local.map { unsafe String(cString: $0) } ?? "")
  }
}

/// A cache of the names in a document. It has a fixed size: a new name replaces the previous name
/// in its slot.
struct MarkupNames {
  private var places: [(raw: RawName, name: MarkupName)?] = Array(
    repeating: nil, count: MarkupNames.count)

  /// The number of slots, a power of two. It is small because each HTML text has its own cache.
  private static let count = 32

  subscript(raw: RawName) -> MarkupName {
    mutating get {
      let place =
        unsafe (Int(bitPattern: raw.local) ^ Int(bitPattern: raw.prefix) >> 2) & (Self.count - 1)
      if let known = places[place], known.raw == raw { return known.name }
      let name = raw.name
      places[place] = (raw, name)
      return name
    }
  }
}
