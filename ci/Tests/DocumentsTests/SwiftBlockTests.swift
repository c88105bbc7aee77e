import Documents
import Evidence
import Foundation
import Testing
import Toolbox

/// Blocks of Swift, with the real compiler.
@Suite struct SwiftBlockTests {
  @Test(arguments: [
    "```swift\nlet pots = [1, 2].map { $0 + 1 }\nprint(pots)\n```",
    "```swift\nfunc wait() async {}\nawait wait()\n```",
    "```swift fragment\nfunc fire(_ pot: Pot) { kiln.take(pot) }\n```",
    "```swift error=cannot_convert_initializer_value\nlet pot: Int = \"clay\"\n```",
    "```sh\nno Swift\n```",
  ])
  func aBlockThatIsAsItSaysIsFine(_ text: String) throws {
    #expect(try found(text) == [])
  }

  @Test(arguments: [
    (
      "```swift\n\nlet pot: Int = \"clay\"\n```",
      "3 The block does not compile: cannot convert value of type 'String' to specified type 'Int' [cannot_convert_initializer_value]."
    ),
    (
      "```swift\nimport Kilns\n```",
      "2 The block does not compile: no such module 'Kilns' [sema_no_import]."
    ),
    (
      "```swift fragment\nlet = 1\n```",
      "2 The block does not compile: expected pattern [expected_pattern]."
    ),
    (
      "```swift error=cannot_convert_initializer_value\nlet pot = 1\n```",
      "1 The block should fail with “cannot_convert_initializer_value”, and it compiles."
    ),
    (
      "```swift error=cannot_convert_initializer_value\nlet pot = wheel\n```",
      "1 The block should fail with “cannot_convert_initializer_value” alone, and it fails with: cannot_find_in_scope."
    ),
  ])
  func aBlockThatIsNotIsSaid(_ text: String, _ expected: String) throws {
    #expect(try found(text) == [expected])
  }

  @Test func blocksInDocCommentsAreParsedWhereTheyStand() throws {
    let source = "/// A kiln:\n///\n/// ```swift\n/// let = 1\n/// ```\nstruct Kiln {}\n// ```"
    let comments = DocComments.document(path: "Kiln.swift", source: source)
    let expected = ["4 The block does not compile: expected pattern [expected_pattern]."]
    #expect(try found(comments, parsesOnly: true) == expected)
    let sound = source.replacing("let =", with: "let kiln = Kiln() // ")
    #expect(
      try found(DocComments.document(path: "Kiln.swift", source: sound), parsesOnly: true) == [])
  }

  private func found(_ text: String) throws -> [String] {
    try found(MarkdownDocument(path: "README.md", text: text), parsesOnly: false)
  }

  private func found(_ document: MarkdownDocument, parsesOnly: Bool) throws -> [String] {
    try withScratchFolder { scratch in
      try SwiftBlockRule(modules: nil, scratch: scratch)
        .findings(in: document, parsesOnly: parsesOnly).map { "\($0.place.line) \($0.what)" }
    }
  }
}

/// A folder for the time of a call.
func withScratchFolder<Value>(_ body: (Repository) throws -> Value) throws -> Value {
  let folder = FileManager.default.temporaryDirectory.appending(path: "docs \(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(Repository(root: folder.path(percentEncoded: false)))
}
