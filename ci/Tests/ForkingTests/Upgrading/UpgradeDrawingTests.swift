import Forking
import Foundation
import Testing
import Toolbox

/// The steps after the merge: the build, the unit level, and the pages.
@Suite struct UpgradeDrawingTests {
  private let clock = "Modules/Core/Clock.swift"
  private let page = "Words.\n<!-- graph:begin -->\nfirst\n<!-- graph:end -->\nMore words.\n"

  @Test func generatedFilesNeverConflict() throws {
    let theirs = [
      "docs/graph.svg": "drawn by the second version\n",
      "docs/api/PebblesDomain.txt": "struct Pebble, grown\n", "docs/api/New.txt": "struct New\n",
      "ARCHITECTURE.md": page.replacing("first", with: "second").replacing("More", with: "Other"),
    ]
    try Quarry.lend(later: theirs) { quarry in
      try quarry.edit([
        "docs/graph.svg": "drawn by the fork\n",
        "docs/api/StonesDomain.txt": "struct Stone, mine\n",
        "ARCHITECTURE.md": page.replacing("first", with: "mine").replacing("Words", with: "Ours"),
      ])
      let report = try quarry.upgrade(checks: false)
      #expect(report.isDone, "\(report.text)")
      #expect(try quarry.fork.text("docs/graph.svg") == "drawn by the fork\n")
      #expect(try quarry.fork.text("docs/api/StonesDomain.txt") == "struct Stone, mine\n")
      #expect(
        try quarry.fork.text("ARCHITECTURE.md")
          == "Ours.\n<!-- graph:begin -->\nmine\n<!-- graph:end -->\nOther words.\n")
    }
  }

  @Test func doesNotRestoreASectionThatTheForkDeleted() throws {
    let theirs = page.replacing("first", with: "second")
    try Quarry.lend(later: ["ARCHITECTURE.md": theirs, clock: "let clock = 0\n"]) { quarry in
      try quarry.edit(["ARCHITECTURE.md": "Words.\nMore words.\n"])
      #expect(try quarry.upgrade().isDone)
      #expect(try quarry.fork.text("ARCHITECTURE.md") == "Words.\nMore words.\n")
    }
  }

  @Test func regeneratesThePagesInTheSameCommit() throws {
    try Quarry.lend(later: ["Modules/Pebbles/New.swift": "let pebble = 1\n"]) { quarry in
      let before = try Quarry.head(quarry.fork)
      let report = try quarry.upgrade()
      #expect(report.text.contains("build "))
      let drawn = try Quarry.git("show", "HEAD:docs/graph.svg", in: quarry.fork)
      #expect(drawn == "New.swift\nSand.swift\nStone.swift")
      #expect(try Quarry.git("show", "HEAD:docs/api/New.txt", in: quarry.fork) == "new")
      #expect(try quarry.state()["the changes"] == "")
      #expect(try Quarry.git("rev-parse", "HEAD^", in: quarry.fork) == before)
    }
  }

  @Test(arguments: [("broken", "build"), ("failing", "unit tests")])
  func undoesAnUpgradeThatFailsAStep(word: String, step: String) throws {
    let theirs = [
      "Modules/Pebbles/New.swift": "\(word)\n", clock: "let clock = 0\n",
      "Modules/Pebbles/Sand.swift": nil,
    ]
    try Quarry.lend(later: theirs) { quarry in
      try quarry.edit(["Mine.md": "mine\n"])
      let before = try quarry.state()
      let report = try quarry.upgrade()
      #expect(!report.isDone)
      #expect(report.text.hasPrefix("The step “\(step)” failed"))
      #expect(report.text.contains("error: broken") == (word == "broken"))
      #expect(try quarry.state() == before)
    }
  }

  @Test func undoesTheUpgradeIfThePagesCannotBeDrawn() throws {
    let makefile = Quarry.files["Makefile", default: ""]
    let theirs = [
      "Makefile": makefile + "\t@echo half >docs/new.svg; echo half >README.md; exit 1\n"
    ]
    try Quarry.lend(later: theirs) { quarry in
      let before = try quarry.state()
      #expect(try quarry.upgrade().text.hasPrefix("The step “pages” failed"))
      // README.md may be a person's work, because it was not committed.
      try FileManager.default.removeItem(atPath: quarry.fork.path("README.md"))
      #expect(try quarry.state() == before)
    }
  }

  @Test func onlyCommitsWithoutChecks() throws {
    try Quarry.lend(later: ["Modules/Pebbles/New.swift": "broken\n"]) { quarry in
      let report = try quarry.upgrade(checks: false)
      #expect(report.isDone)
      #expect(report.text.contains("make compile graph api-accept"))
    }
  }
}
