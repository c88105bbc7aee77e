import Foundation
import Proofs
import Testing
import Toolbox

/// What is taken over from the stages that ran before, and what is not.
@Suite struct StageNotesTests {
  @Test func aStageIsGreenInTheTreeThatItRanIn() throws {
    try withStages { checkout in
      #expect(StageNotes(of: checkout, tree: "abc").isGreen("unit-stage"))
      #expect(!StageNotes(of: checkout, tree: "abd").isGreen("unit-stage"), "another tree")
      #expect(!StageNotes(of: checkout, tree: "abc").isGreen("lint"), "it did not run")
    }
  }

  @Test func reportsOfTheSameTreeAreTaken() throws {
    try withStages { checkout in
      #expect(reports(of: checkout)?.checkout.root == checkout.root)
    }
  }

  @Test(arguments: [
    ("a report that somebody wrote later", "reports/unit.xml", 60.0),
    ("a profile that somebody wrote later", "reports/profiles/whole-1.profraw", 60),
    ("a program that was built after the tests", "build/program", 5),
  ])
  func whatIsNewerThanItsNoteIsNot(what: String, path: String, time: Double) throws {
    try withStages { checkout in
      try touch(path, at: time, in: checkout)
      #expect(reports(of: checkout) == nil, "\(what)")
    }
  }

  @Test(arguments: ["reports/whole.xml", "reports/green/whole-stage", "build/program"])
  func withAPartMissingNothingIsTaken(path: String) throws {
    try withStages { checkout in
      try FileManager.default.removeItem(atPath: checkout.path(path))
      #expect(reports(of: checkout) == nil)
    }
  }

  @Test func reportsOfAnotherTreeAreNotTaken() throws {
    try withStages { checkout in
      try checkout.write("abd\n", to: "reports/green/unit-stage")
      try touch("reports/green/unit-stage", at: 2, in: checkout)
      #expect(reports(of: checkout) == nil)
    }
  }

  private func reports(of checkout: Repository) -> TestedCheckout? {
    StageNotes(of: checkout, tree: "abc").reports(
      of: ["unit", "whole"], by: ["unit-stage", "whole-stage"], testing: ["build/program"])
  }

  /// Lends a checkout where a program was built in second 0, and two levels of tests have run.
  private func withStages(_ body: (Repository) throws -> Void) throws {
    try withCheckout([:]) { checkout in
      let times = [
        ("build/program", 0), ("reports/unit.xml", 1), ("reports/profiles/unit-1.profraw", 1),
        ("reports/green/unit-stage", 2), ("reports/whole.xml", 3),
        ("reports/profiles/whole-1.profraw", 3), ("reports/green/whole-stage", 4),
        // What other stages write later is no report of a level.
        ("reports/coverage.xml", 9), ("reports/profiles/whole.profdata", 9),
      ]
      for (path, time) in times {
        try checkout.write(path.contains("/green/") ? "abc\n" : "", to: path)
        try touch(path, at: Double(time), in: checkout)
      }
      try body(checkout)
    }
  }

  private func touch(_ path: String, at seconds: Double, in checkout: Repository) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000 + seconds)],
      ofItemAtPath: checkout.path(path))
  }
}
