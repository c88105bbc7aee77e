import Proofs
import Testing
import Toolbox

@Suite struct PatchTests {
  private let text = "one\ntwo\nthree\nfour\n"

  @Test func isReadFromAUnifiedDiff() throws {
    let patch = try Patch(text: diff)
    #expect(patch.paths == ["Sources/a b.swift"])
    #expect(patch.files[0].hunks.map(\.line) == [2])
    #expect(
      patch.files[0].hunks[0].edits == [
        .init(.kept, "two"), .init(.removed, "three"), .init(.added, "drei"),
      ])
  }

  @Test func editsTheLinesThatItNames() throws {
    let edited = try Patch(text: diff).files[0].applied(to: text)
    #expect(edited == "one\ntwo\ndrei\nfour\n")
  }

  @Test(arguments: ["zero\nnought\none\ntwo\nthree\nfour\n", "two\nthree\nfour\n"])
  func findsLinesThatMoved(_ moved: String) throws {
    let edited = try Patch(text: diff).files[0].applied(to: moved)
    #expect(edited == moved.replacing("three", with: "drei"))
  }

  @Test(arguments: [
    ("one\ntwo\n3\nfour\n", "Sources/a b.swift:2: the line “three” is gone."),
    ("three\none\ntwo\n", "Sources/a b.swift:2: its lines do not stand together any more: “two”."),
    (
      "a\nb\ntwo\nthree\ntwo\nthree\n",
      "Sources/a b.swift:2: its lines moved, and stand in 2 places now."
    ),
  ])
  func saysWhichLineDrifted(_ drifted: String, _ message: String) throws {
    let file = try Patch(text: diff).files[0]
    #expect(throws: ToolFailure(message)) { try file.applied(to: drifted) }
  }

  @Test func refusesAFileThatIsNotThereAndOneThatIs() throws {
    let edit = try Patch(text: diff).files[0]
    #expect(throws: ToolFailure.self) { try edit.applied(to: nil) }
    let addition = try Patch(text: "--- /dev/null\n+++ b/new\n@@ -0,0 +1,1 @@\n+hello\n").files[0]
    #expect(addition.kind == .addition)
    #expect(try addition.applied(to: nil) == "hello\n")
    #expect(throws: ToolFailure.self) { try addition.applied(to: "there") }
  }

  @Test func removesAFile() throws {
    let removal = try Patch(text: "--- a/old\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-hello\n").files[0]
    #expect(removal.kind == .removal)
    #expect(try removal.applied(to: "hello\n") == nil)
  }

  @Test func keepsTheEndsOfLinesThatItDoesNotTouch() throws {
    let patch = FilePatch(
      path: "a",
      hunks: [.init(line: 1, edits: [.init(.removed, "b"), .init(.added, "c")])])
    #expect(try patch.applied(to: "a\r\nb\nä") == "a\r\nc\nä")
  }

  @Test(arguments: [
    "", "no diff at all", "--- a/x\n+++ b/x\n",
    "--- a//etc/passwd\n+++ b//etc/passwd\n@@ -1 @@\n-a",
    "--- a/../x\n+++ b/../x\n@@ -1 @@\n-a", "--- a/x\n+++ b/x\n@@ -1 @@\n-a\nwhat is this",
  ])
  func refusesWhatIsNoDiffOfTheCheckout(_ text: String) {
    #expect(throws: ToolFailure.self) { try Patch(text: text) }
  }

  private let diff = """
    --- a/Sources/a b.swift
    +++ b/Sources/a b.swift
    @@ -2,2 +2,2 @@
     two
    -three
    +drei
    """
}
