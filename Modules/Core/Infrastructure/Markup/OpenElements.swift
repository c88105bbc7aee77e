/// The names of the elements that are open, from the outermost one, as they were written.
struct OpenElements {
  private var names: [UInt8] = []
  private var starts: [Int] = []

  /// How many elements an end tag may close.
  static let reach = 256

  var count: Int { starts.count }

  var isEmpty: Bool { starts.isEmpty }

  /// The name of the innermost one.
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

  /// How many elements there are from the innermost one of a name on, or nothing when it is not open.
  func countThrough(_ name: ArraySlice<UInt8>) -> Int? {
    var end = names.count
    for (index, start) in starts.suffix(Self.reach).reversed().enumerated() {
      if names[start..<end] == name { return index + 1 }
      end = start
    }
    return nil
  }
}
