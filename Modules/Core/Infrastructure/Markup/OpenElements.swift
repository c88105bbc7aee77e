/// The names of the open elements, as the document writes them. The outermost element is first.
struct OpenElements {
  private var names: [UInt8] = []
  private var starts: [Int] = []

  /// The maximum number of elements that one end tag can close.
  static let reach = 256

  var count: Int { starts.count }

  var isEmpty: Bool { starts.isEmpty }

  /// The name of the innermost element.
  var last: ArraySlice<UInt8> {
    names[(starts.last ?? 0)...]
  }

  mutating func append(_ name: ArraySlice<UInt8>) {
    starts.append(names.count)
    names.append(contentsOf: name)
  }

  mutating func removeLast() {
    names.removeLast(names.count - starts.removeLast())
  }

  /// Returns how many elements the end tag of a name closes: the innermost element with this name
  /// and all elements inside it. Returns `nil` if none of the innermost ``reach`` elements has
  /// the name.
  func countThrough(_ name: ArraySlice<UInt8>) -> Int? {
    var end = names.count
    for (index, start) in starts.suffix(Self.reach).reversed().enumerated() {
      if names[start..<end] == name { return index + 1 }
      end = start
    }
    return nil
  }
}
