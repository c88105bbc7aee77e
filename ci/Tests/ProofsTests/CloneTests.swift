import Foundation
import Proofs
import Testing
import Toolbox

@Suite struct CloneTests {
  @Test func showsWhatWasCommitted() throws {
    try withCheckout(["a.txt": "old\n"]) { checkout in
      let clone = Clone(of: checkout)
      _ = try clone.refresh(withChanges: false)
      try checkout.write("changed\n", to: "a.txt")
      _ = try clone.refresh(withChanges: false)
      #expect(try clone.repository.text("a.txt") == "old\n")
      try commit(in: checkout.root)
      _ = try clone.refresh(withChanges: false)
      #expect(try clone.repository.text("a.txt") == "changed\n")
    }
  }

  @Test func showsTheCheckoutAsItStandsWhenThatIsWanted() throws {
    let files = ["a.txt": "old\n", "gone.txt": "", ".gitignore": "ignored\n.build/\n"]
    try withCheckout(files) { checkout in
      try checkout.write("changed\n", to: "a.txt")
      try checkout.write("new\n", to: "folder/new.txt")
      try checkout.write("no\n", to: "ignored")
      try FileManager.default.removeItem(atPath: checkout.path("gone.txt"))
      let clone = Clone(of: checkout)
      #expect(try clone.changes() == 3)
      _ = try clone.refresh(withChanges: true)
      #expect(try clone.repository.text("a.txt") == "changed\n")
      #expect(try clone.repository.text("folder/new.txt") == "new\n")
      #expect(["gone.txt", "ignored"].map(clone.repository.exists) == [false, false])
      #expect(try clone.changes() == 3, "the checkout and its index are as they were")
    }
  }

  @Test func takesBackWhatWasPlantedAndKeepsWhatIsIgnored() throws {
    try withCheckout(["a.txt": "old\n", ".gitignore": ".build/\n"]) { checkout in
      let clone = Clone(of: checkout)
      _ = try clone.refresh(withChanges: false)
      try clone.repository.write("built", to: ".build/product")
      try clone.plant(violation("v").patch)
      try clone.plant(Patch(text: "--- /dev/null\n+++ b/new.txt\n@@ -0,0 +1 @@\n+new\n"))
      #expect(try clone.repository.text("a.txt") == "new\n")
      try clone.clean()
      #expect(try clone.repository.text("a.txt") == "old\n")
      #expect(!clone.repository.exists("new.txt"))
      #expect(try clone.repository.text(".build/product") == "built")
      #expect(try checkout.text("a.txt") == "old\n")
    }
  }

  @Test func whatIsTakenBackIsTheFileThatWasThere() throws {
    // Its time and its number decide whether a build compiles it anew.
    try withCheckout(["a.txt": "old\n", "b.txt": "old\n"]) { checkout in
      let clone = Clone(of: checkout)
      _ = try clone.refresh(withChanges: false)
      // As if a second had passed: git no longer trusts what its index says about any file.
      try git("read-tree", "HEAD", in: clone.repository.root)
      let before = try ["a.txt", "b.txt"].map { try Stamp(of: $0, in: clone.repository) }
      try clone.plant(violation("v").patch)
      try clone.plant(Patch(text: "--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-new\n+newer\n"))
      try clone.plant(Patch(text: "--- a/b.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-old\n"))
      #expect(try clone.repository.text("a.txt") == "newer\n")
      #expect(!clone.repository.exists("b.txt"))
      try clone.clean()
      #expect(try ["a.txt", "b.txt"].map { try Stamp(of: $0, in: clone.repository) } == before)
      #expect(try clone.repository.text("a.txt") == "old\n")
    }
  }

  /// What a build knows of a file.
  private struct Stamp: Equatable {
    let time: Date?
    let number: Int?

    init(of path: String, in repository: Repository) throws {
      let file = try FileManager.default.attributesOfItem(atPath: repository.path(path))
      time = file[.modificationDate] as? Date
      number = file[.systemFileNumber] as? Int
    }
  }

  @Test func recoversFromARunThatWasKilled() throws {
    try withCheckout(["a.txt": "old\n"]) { checkout in
      let clone = Clone(of: checkout)
      _ = try clone.refresh(withChanges: false)
      try clone.plant(violation("v").patch)
      try clone.repository.write("", to: ".git/index.lock")
      _ = try clone.refresh(withChanges: false)
      #expect(try clone.repository.text("a.txt") == "old\n")
      // A clone that was never finished is made anew.
      try FileManager.default.removeItem(atPath: clone.repository.path(".git/HEAD"))
      try checkout.write("half", to: ".build/prove/clone.part/half")
      _ = try clone.refresh(withChanges: false)
      #expect(try clone.repository.text("a.txt") == "old\n")
    }
  }

  @Test func oneRunAtATimeWorksInAFolder() throws {
    try withCheckout([:]) { checkout in
      let folder = checkout.path("work")
      let first = try WorkLock(folder: folder)
      let failure = #expect(throws: ToolFailure.self) { try WorkLock(folder: folder) }
      let process = ProcessInfo.processInfo.processIdentifier
      #expect(failure?.description.contains("(process \(process))") == true)
      withExtendedLifetime(first) {}
    }
  }

  @Test func aLockGoesWithItsOwner() throws {
    try withCheckout([:]) { checkout in
      do { _ = try WorkLock(folder: checkout.path("work")) }
      _ = try WorkLock(folder: checkout.path("work"))
    }
  }
}
