import Forking
import Testing
import Toolbox

@Suite struct MarksTests {
  private let marks = Marks(features: ["Pebbles", "Shells"])

  /// A text with a block of Pebbles, one of Shells, one of both, and one of the template.
  private static let makefile = """
    all:
    # \("only"): Pebbles
    \tpebbles
    # \("end only")
    # \("only"): Shells
    \tshells
    # \("end only")
    # \("only"): Pebbles, Shells
    \tboth
    # \("end only")
    # \("only"): seams
    \tbench
    # \("end only")

    """

  @Test(arguments: [
    (["Pebbles"], "all:\n\tpebbles\n\tboth\n"), (["Shells"], "all:\n\tshells\n\tboth\n"),
    ([], "all:\n"), (["Pebbles", "Shells"], "all:\n\tpebbles\n\tshells\n\tboth\n"),
  ])
  func keepsABlockIfOneOfItsFeaturesIsKept(kept: [String], text: String) throws {
    let cut = try marks.cut(Self.makefile, of: "Makefile", keeping: Set(kept))
    #expect(try marks.lifted(cut, of: "Makefile") == text)
  }

  @Test(arguments: [("// ", ""), ("  # ", ""), ("<!-- ", " -->")])
  func readsMarksInTheCommentsOfEveryLanguage(start: String, end: String) throws {
    let text = "a\n\(start)only: Shells\(end)\nb\n\(start)end only\(end)\nc\n"
    #expect(try marks.cut(text, of: "f", keeping: ["Pebbles"]) == "a\nc\n")
    #expect(try marks.cut(text, of: "f", keeping: ["Shells"]) == text)
    #expect(try marks.lifted(text, of: "f") == "a\nb\nc\n")
  }

  @Test func changesTheLinesOfABlock() throws {
    let text = "a\n// \("only"): Shells\na\n// \("end only")\na"
    #expect(try marks.lifted(text, of: "f") { $0.uppercased() } == "a\nA\na")
  }

  @Test func readsTheMarkOfATableRowInItsLastCell() throws {
    let table = "| a | b |\n|---|---|\n| 1 | 2 <!-- only: Shells --> |\n| 3 | 4 |\n"
    #expect(
      try marks.cut(table, of: "f", keeping: []) == "| a | b |\n|---|---|\n| 3 | 4 |\n")
    #expect(
      try marks.lifted(table, of: "f") == "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |\n")
  }

  @Test func removingABlockLeavesNoTwoBlankLines() throws {
    let block = "// only: Shells\nb\n// end only\n"
    #expect(try marks.cut("a\n\n\(block)\nc\n", of: "f", keeping: []) == "a\n\nc\n")
    #expect(try marks.cut("a\n\n\(block)", of: "f", keeping: []) == "a\n")
    #expect(try marks.cut("\(block)\nc\n", of: "f", keeping: []) == "c\n")
    #expect(try marks.cut("a\n\(block)c\n", of: "f", keeping: []) == "a\nc\n")
  }

  @Test(arguments: [
    ("a\n// only: Shells\n", "f:2: the block has no end"),
    ("a\n// end only\n", "f:2: “end only” ends no block"),
    (
      "// only: Shells\n// only: Pebbles\n// end only\n",
      "f:2: a block begins inside of that of line 1"
    ),
    ("// only: Shells\n| 1 <!-- only: Pebbles --> |\n// end only\n", "f:2: a block begins inside"),
    ("// only: Sheels\n// end only\n", "f:1: Unknown feature “Sheels”"),
    ("// only: Shells,\n// end only\n", "f:1: Unknown feature “”"),
  ])
  func rejectsAnInvalidMark(text: String, complaint: String) {
    let failure = #expect(throws: ToolFailure.self) {
      try marks.cut(text, of: "f", keeping: ["Shells"])
    }
    #expect(failure?.description.contains(complaint) == true, "\(failure?.description ?? "")")
  }

  @Test(arguments: ["let a = \"// only: Shells\"\n", "/// // only: Shells\n", "only: Shells\n"])
  func leavesTextAboutMarksUnchanged(text: String) throws {
    #expect(try marks.cut(text, of: "f", keeping: []) == text)
    #expect(try marks.lifted(text, of: "f") == text)
  }
}
