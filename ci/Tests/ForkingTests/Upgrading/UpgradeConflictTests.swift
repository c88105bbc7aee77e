import Forking
import Foundation
import Testing
import Toolbox

@Suite struct UpgradeConflictTests {
  private static let clock = "Modules/Core/Clock.swift"

  /// An edit of the fork and a change of the template that conflict.
  struct Case: Sendable, CustomTestStringConvertible {
    let mine: [String: String?]
    let theirs: [String: String?]
    let words: String
    var testDescription: String { words }
  }

  static let cases = [
    Case(
      mine: [clock: "let clock = 1 // mine\n"], theirs: [clock: "let clock = 0\n"],
      words: "CONFLICT (content): Merge conflict in Modules/Core/Clock.swift"),
    Case(
      mine: [clock: nil], theirs: [clock: Quarry.lines("let clock = ", 21)],
      words: "CONFLICT (modify/delete): Modules/Core/Clock.swift deleted in HEAD"),
    Case(
      mine: [clock: Quarry.lines("let clock = ", 21)], theirs: [clock: nil],
      words: "CONFLICT (modify/delete): Modules/Core/Clock.swift deleted in Seams "),
    Case(
      mine: ["Modules/Stones/New.swift": "mine\n"],
      theirs: ["Modules/Pebbles/New.swift": "theirs\n"],
      words: "CONFLICT (add/add): Merge conflict in Modules/Stones/New.swift"),
    Case(
      mine: ["docs/notes ä/x.bin": "\0mine"], theirs: ["docs/notes ä/x.bin": "\0theirs"],
      words: "CONFLICT (add/add): Merge conflict in docs/notes ä/x.bin"),
    Case(
      mine: ["folder": "a file\n"], theirs: ["folder/x": "in a folder\n"],
      words: "CONFLICT (file/directory): directory in the way of folder from HEAD"),
  ]

  @Test(arguments: cases)
  func reportsConflictsAsGitDoesAndChangesNothing(_ conflict: Case) throws {
    try Quarry.lend(later: conflict.theirs) { quarry in
      try quarry.edit(conflict.mine)
      let before = try quarry.state()
      let report = try quarry.upgrade()
      #expect(!report.isDone)
      #expect(report.text.contains(conflict.words), "\(report.text)")
      #expect(report.text.contains("CONFLICTS=1"))
      #expect(try quarry.state() == before)
    }
  }

  @Test(arguments: cases)
  func gitCanAbortRequestedConflicts(_ conflict: Case) throws {
    try Quarry.lend(later: conflict.theirs) { quarry in
      try quarry.edit(conflict.mine)
      let before = try quarry.state()
      let report = try quarry.upgrade(conflicts: true)
      #expect(!report.isDone)
      #expect(report.text.contains("git cherry-pick --abort"))
      #expect(try quarry.state() != before)
      try Quarry.git("cherry-pick", "--abort", in: quarry.fork)
      #expect(try quarry.state() == before)
    }
  }

  @Test func solvingTheConflictsCompletesTheUpgrade() throws {
    try Quarry.lend(later: [Self.clock: "let clock = 0\n"]) { quarry in
      try quarry.edit([Self.clock: "let clock = 1 // mine\n"])
      _ = try quarry.upgrade(conflicts: true)
      #expect(try quarry.fork.text(Self.clock).contains("<<<<<<< HEAD\nlet clock = 1 // mine\n"))
      try quarry.fork.write("let clock = 0 // mine\n", to: Self.clock)
      try Quarry.git("add", Self.clock, in: quarry.fork)
      try Quarry.git(
        "-c", "core.editor=true", "cherry-pick", "--continue", in: quarry.fork)
      #expect(try quarry.upgrade().text.hasPrefix("There is nothing new"))
      try quarry.release(["Modules/Core/Later.swift": "let later = 1\n"])
      #expect(try quarry.upgrade().isDone)
      #expect(try quarry.fork.text(Self.clock) == "let clock = 0 // mine\n")
    }
  }

  @Test func mergesNormallyIfThereAreNoConflicts() throws {
    try Quarry.lend(later: [Self.clock: "let clock = 0\n"]) { quarry in
      let report = try quarry.upgrade(conflicts: true)
      #expect(report.isDone)
      #expect(try quarry.state()["the changes"] == "")
    }
  }
}
