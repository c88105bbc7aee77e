import Forking
import Foundation
import Synchronization
import Testing
import Toolbox

@Suite struct JournalTests {
  private let paths = ["Package.swift", "Modules/New/Domain/New.swift", "ARCHITECTURE.md"]

  @Test func restoresChangedFilesAndRemovesNewOnes() throws {
    try Pebbles.withCheckout { checkout in
      let before = try Pebbles.tree(of: checkout)
      let journal = try Journal("trial", changing: paths, in: checkout)
      try change(checkout)
      try journal.takeBack(in: checkout)
      #expect(try Pebbles.tree(of: checkout) == before)
      #expect(try Journal.unfinished(in: checkout) == nil)
    }
  }

  @Test func theNextRunUndoesAKilledOneAndReportsIt() throws {
    try Pebbles.withCheckout { checkout in
      let before = try Pebbles.tree(of: checkout)
      _ = try Journal("making of New", changing: paths, in: checkout)
      try change(checkout)
      let said = Mutex<[String]>([])
      _ = try Pebbles.workshop(checkout) { line in said.withLock { $0.append(line) } }
      #expect(try Pebbles.tree(of: checkout) == before)
      #expect(said.withLock { $0.first?.contains("unfinished making of New") } == true)
    }
  }

  @Test func continuesAnInterruptedUndo() throws {
    try Pebbles.withCheckout { checkout in
      let before = try Pebbles.tree(of: checkout)
      _ = try Journal("trial", changing: paths, in: checkout)
      try change(checkout)
      // As a run leaves it that was killed while it took back: one file is done.
      try FileManager.default.removeItem(atPath: checkout.path("ARCHITECTURE.md"))
      try FileManager.default.moveItem(
        atPath: checkout.path(".build/fork/before/0"), toPath: checkout.path("ARCHITECTURE.md"))
      _ = try Pebbles.workshop(checkout)
      #expect(try Pebbles.tree(of: checkout) == before)
    }
  }

  @Test func copiesLaterEditsAside() throws {
    try Pebbles.withCheckout { checkout in
      _ = try Journal("making of New", changing: paths, in: checkout)
      try change(checkout)
      try checkout.write("mine\n", to: "Modules/New/Domain/New.swift")
      let said = Mutex<[String]>([])
      _ = try Pebbles.workshop(checkout) { line in said.withLock { $0.append(line) } }
      #expect(try checkout.text(".build/fork/aside/1/Modules/New/Domain/New.swift") == "mine\n")
      #expect(try checkout.text(".build/fork/aside/1/Package.swift") == "changed\n")
      #expect(said.withLock { $0.contains { $0.contains(".build/fork/aside/1") } })
    }
  }

  /// The first attempt names the obstacle. Its copies still exist after the second attempt.
  @Test func keepsTheCopiesOfAFailedAttempt() throws {
    try Pebbles.withCheckout { checkout in
      let before = try Pebbles.tree(of: checkout)
      _ = try Journal("making of New", changing: paths, in: checkout)
      try change(checkout)
      try checkout.write("mine\n", to: "ARCHITECTURE.md")
      try FileManager.default.removeItem(atPath: checkout.path("Package.swift"))
      try checkout.write("in the way\n", to: "Package.swift/stone.txt")
      let said = Mutex<[String]>([])
      let failure = #expect(throws: ToolFailure.self) {
        try Pebbles.workshop(checkout) { line in said.withLock { $0.append(line) } }
      }
      #expect(failure?.description.contains("Package.swift cannot be put back") == true)
      #expect(said.withLock { $0.contains { $0.contains(".build/fork/aside/1") } })

      try FileManager.default.removeItem(atPath: checkout.path("Package.swift"))
      _ = try Pebbles.workshop(checkout)
      #expect(try Pebbles.tree(of: checkout) == before)
      #expect(try checkout.text(".build/fork/aside/1/ARCHITECTURE.md") == "mine\n")
    }
  }

  @Test func restoresACheckoutThatWasMoved() throws {
    try Pebbles.withCheckout { checkout in
      let before = try Pebbles.tree(of: checkout)
      _ = try Journal("making of New", changing: paths, in: checkout)
      try change(checkout)
      let moved = Repository(root: checkout.root + " moved")
      defer { try? FileManager.default.removeItem(atPath: moved.root) }
      try FileManager.default.moveItem(atPath: checkout.root, toPath: moved.root)
      _ = try Pebbles.workshop(moved)
      #expect(try Pebbles.tree(of: moved) == before)
      #expect(try Journal.unfinished(in: moved) == nil)
    }
  }

  @Test func restoresACopyWithoutChangingTheOriginal() throws {
    try Pebbles.withCheckout { checkout in
      let before = try Pebbles.tree(of: checkout)
      _ = try Journal("making of New", changing: paths, in: checkout)
      try change(checkout)
      let changed = try Pebbles.tree(of: checkout)
      let copy = Repository(root: checkout.root + " copied")
      defer { try? FileManager.default.removeItem(atPath: copy.root) }
      try FileManager.default.copyItem(atPath: checkout.root, toPath: copy.root)
      _ = try Pebbles.workshop(copy)
      #expect(try Pebbles.tree(of: copy) == before)
      #expect(try Pebbles.tree(of: checkout) == changed)
    }
  }

  @Test func anUnreadableJournalExplainsWhatToDo() throws {
    try Pebbles.withCheckout { checkout in
      try checkout.write("{", to: ".build/fork/journal.json")
      let failure = #expect(throws: ToolFailure.self) { try Pebbles.workshop(checkout) }
      let words = failure?.description ?? ""
      #expect(words.hasPrefix(".build/fork/journal.json cannot be read"))
      #expect(words.contains(".build/fork/before"))
      #expect(words.hasSuffix("remove that file, and run the command again."))
    }
  }

  @Test func keepsLaterCommits() throws {
    try Pebbles.withCheckout { checkout in
      _ = try Journal("making of New", changing: paths, in: checkout)
      try change(checkout)
      try Pebbles.commit(in: checkout.root)
      _ = try Pebbles.workshop(checkout)
      #expect(try checkout.text("Package.swift") == "changed\n")
      #expect(try Journal.unfinished(in: checkout) == nil)
    }
  }

  @Test func keepsCompletedRuns() throws {
    try Pebbles.withCheckout { checkout in
      let journal = try Journal("trial", changing: paths, in: checkout)
      try change(checkout)
      journal.close(in: checkout)
      _ = try Pebbles.workshop(checkout)
      #expect(checkout.exists("Modules/New/Domain/New.swift"))
    }
  }

  @Test func keepsAFolderWithForeignFiles() throws {
    try Pebbles.withCheckout { checkout in
      let journal = try Journal("trial", changing: paths, in: checkout)
      try change(checkout)
      try checkout.write("mine\n", to: "Modules/New/mine.txt")
      try journal.takeBack(in: checkout)
      #expect(checkout.exists("Modules/New/mine.txt"))
      #expect(!checkout.exists("Modules/New/Domain"))
    }
  }

  @Test func allowsOneRunPerCheckout() throws {
    try Pebbles.withCheckout { checkout in
      let first = try Pebbles.workshop(checkout)
      let failure = #expect(throws: ToolFailure.self) { try Pebbles.workshop(checkout) }
      #expect(failure?.description.contains("Another run") == true)
      withExtendedLifetime(first) {}
    }
  }

  private func change(_ checkout: Repository) throws {
    try checkout.write("changed\n", to: "Package.swift")
    try checkout.write("changed\n", to: "ARCHITECTURE.md")
    try checkout.write("new\n", to: "Modules/New/Domain/New.swift")
  }
}
