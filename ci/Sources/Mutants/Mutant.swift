import Proofs

/// A small change of the product that a test should notice.
public struct Mutant: Hashable, Sendable {
  /// The number that switches it on.
  public var number: Int
  /// The first number of its place: two mutants of one operator share a call.
  package var site: Int
  /// The file, named from the root of the checkout: `Modules/News/Domain/Story.swift`.
  package var path: String
  /// The type and the member that it is in: `Story.isRead`.
  package var function: String
  /// What was written, and what it becomes.
  package var change: String

  package init(number: Int, site: Int, path: String, function: String, change: String) {
    self.number = number
    self.site = site
    self.path = path
    self.function = function
    self.change = change
  }

  /// How ``MutantList`` names it, whatever its line and its number are.
  public var key: String { "\(path) · \(function) · \(change)" }
  var feature: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
  var layer: String { path.split(separator: "/").dropFirst(2).first.map(String.init) ?? "" }
}

extension Mutant {
  /// The mutants of files whose path fits a shell pattern; some of them, where a count is given. The
  /// same seed picks the same ones.
  public static func picked(
    from all: [Mutant], fitting pattern: String, count: Int?, seed: String
  ) -> [Mutant] {
    let fitting = all.filter { Picking.fits($0.path, glob: pattern) }
    guard let count else { return fitting }
    let ranks = fitting.map { Picking.number(of: "\(seed) \($0.number) \($0.key)") }
    return zip(ranks, fitting).sorted { $0.0 < $1.0 }.prefix(count).map(\.1)
  }
}

/// A file with all of its mutants, each behind the switch. No line has moved.
package struct MutatedFile: Hashable {
  package var path: String
  package var text: String
  package var mutants: [Mutant]
  /// The lines that each place spans, by its first number.
  var lines: [Int: ClosedRange<Int>]

  /// The places that a compiler's error may be about: those on its line, or the nearest ones.
  package func sites(near line: Int) -> [Int] {
    let distances = lines.mapValues { max($0.lowerBound - line, line - $0.upperBound, 0) }
    return distances.filter { $0.value == distances.values.min() }.map(\.key)
  }
}
