import Foundation
public import Toolbox

/// What `make ci` has seen green, as `ci/stages` notes it in `reports/green`: a file for each stage,
/// with the tree that stood there before the stage and after it. There is none for a checkout in
/// which something differs from what was committed.
///
/// The same tree is the same sources, so a guard of such a stage is not asked once more before
/// anything is planted. This loosens nothing: a guard that is red in the clone for another reason
/// than the one that was planted is red for a reason that nobody states, and that fails a run too.
public struct StageNotes: Sendable {
  private let checkout: Repository
  private let tree: String

  /// - Parameters:
  ///   - checkout: where the stages ran.
  ///   - tree: what violations are planted in, as git names it.
  public init(of checkout: Repository, tree: String) {
    self.checkout = checkout
    self.tree = tree
  }

  /// Whether a stage was green in this very tree.
  public func isGreen(_ stage: String) -> Bool {
    (try? checkout.text(path(of: stage)))?.trimmed == tree
  }

  /// The reports that the levels of tests have left of this very tree.
  ///
  /// They are taken when each of the stages is noted, and nothing was written since by somebody
  /// else: no report after the last of the notes, and no program before the first of them.
  ///
  /// - Parameters:
  ///   - levels: as their reports are named.
  ///   - stages: those that run them.
  ///   - programs: what was tested, named from the root of the checkout.
  /// - Returns: nothing when they are not known to be of this tree.
  public func reports(
    of levels: [String], by stages: [String], testing programs: [String]
  ) -> TestedCheckout? {
    let noted = stages.compactMap { checkout.time(of: path(of: $0)) }
    let tests = TestedCheckout(checkout, levels: levels)
    guard stages.allSatisfy(isGreen), let first = noted.min(), let last = noted.max(),
      tests.isWhole, tests.paths.allSatisfy({ isThere($0, by: last) }),
      programs.allSatisfy({ isThere($0, by: first) })
    else { return nil }
    return tests
  }

  private func path(of stage: String) -> String { "reports/green/\(stage)" }

  private func isThere(_ path: String, by time: Date) -> Bool {
    checkout.time(of: path).map { $0 <= time } ?? false
  }
}

/// A checkout whose tests ran, and what their levels left.
public struct TestedCheckout: Sendable {
  /// Where the programs are that were tested, and the sources that their profiles name.
  public let checkout: Repository
  private let levels: [String]

  init(_ checkout: Repository, levels: [String]) {
    self.checkout = checkout
    self.levels = levels
  }

  /// Whether each level has left a report.
  var isWhole: Bool { levels.allSatisfy { checkout.exists("reports/\($0).xml") } }

  /// The reports, and the profiles of what they reached, named from the root.
  var paths: [String] {
    let profiles = checkout.files(below: "reports/profiles", suffix: ".profraw")
      .filter { path in levels.contains { path.hasPrefix("reports/profiles/\($0)-") } }
    return levels.map { "reports/\($0).xml" }.filter(checkout.exists) + profiles
  }

  /// Copies them to where a clone would have its own.
  func lend(to clone: Repository) throws(ToolFailure) {
    try? FileManager.default.removeItem(atPath: clone.path("reports"))
    do {
      try FileManager.default.createDirectory(
        atPath: clone.path("reports/profiles"), withIntermediateDirectories: true)
      for path in paths {
        try FileManager.default.copyItem(atPath: checkout.path(path), toPath: clone.path(path))
      }
    } catch {
      throw ToolFailure("The reports cannot be copied to the clone: \(error.localizedDescription)")
    }
  }
}

extension Repository {
  /// When a file was written; nothing when it is not there.
  fileprivate func time(of relative: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path(relative))
    return attributes?[.modificationDate] as? Date
  }
}
