import Proofs

/// A small change of the product that a test should notice.
public struct Mutant: Sendable {
  /// The number that switches it on.
  package let number: Int
  /// The number of the first mutant at this place: mutants of one operator share a call.
  let site: Int
  let lines: ClosedRange<Int>
  /// The file, named from the root of the checkout: `Modules/News/Domain/Story.swift`.
  let path: String
  /// The type and the member that it is in: `Story.isRead`.
  package let function: String
  /// The original code and its replacement.
  package let change: String
  package var fate = MutantFate.unreached

  /// The name in ``MutantList``, independent of the line and the number.
  public var key: String { "\(path) · \(function) · \(change)" }
  var feature: String { String(path.split(separator: "/")[1]) }
  var layer: String { String(path.split(separator: "/")[2]) }

  /// Returns the mutants of files that match a shell pattern. With a count, the seed picks that many.
  public static func picked(
    from all: [Mutant], fitting pattern: String, count: Int?, seed: String
  ) -> [Mutant] {
    let fitting = all.filter { Picking.fits($0.path, glob: pattern) }
    guard let count else { return fitting }
    let ranks = fitting.map { Picking.number(of: "\(seed) \($0.number) \($0.key)") }
    return zip(ranks, fitting).sorted { $0.0 < $1.0 }.prefix(count).map(\.1)
  }
}

/// The result of a mutant: a test failed, the tests timed out, all tests passed, or no test of its
/// module reaches it.
package enum MutantFate: String, CaseIterable, Sendable {
  case noticed
  case overdue = "timed out"
  case lived
  case unreached = "never reached"

  var isNoticed: Bool { self == .noticed || self == .overdue }
}
