import Forking
import Testing
import Toolbox

@Suite struct BelongingsTests {
  private static func tree(rows: String...) -> FileTree {
    var tree = FileTree()
    tree.write("", to: "Modules/Pebbles/Domain/Pebble.swift")
    tree.write("", to: "Modules/Shells/Domain/Shell.swift")
    for path in ["docs/shells.md", "docs/both.md", "Benchmarks/A.swift", "Benchmarks/B.swift"] {
      tree.write("", to: path)
    }
    let head = "## Belongings\n\n| path | belongs to | why |\n|---|---|---|\n"
    tree.write(head + rows.joined(separator: "\n") + "\n", to: Shore.page)
    return tree
  }

  @Test func listsTheFilesOfOtherOwners() throws {
    let tree = Self.tree(
      rows: "| `Benchmarks/` | seams | x |", "| `docs/shells.md` | Shells | x |",
      "| `docs/both.md` | Pebbles, Shells | x |")
    let belongings = try Belongings(of: tree)
    let benchmarks: Set = ["Benchmarks/A.swift", "Benchmarks/B.swift"]
    #expect(belongings.others(in: tree, keeping: ["Shells"]) == benchmarks)
    #expect(
      belongings.others(in: tree, keeping: ["Pebbles"]) == benchmarks.union(["docs/shells.md"]))
    #expect(
      belongings.others(in: tree, keeping: [])
        == benchmarks.union(["docs/shells.md", "docs/both.md"]))
  }

  @Test(arguments: [
    ("| `docs/gone.md` | seams | x |", "ci/Standalone/README.md:5: “docs/gone.md” is not there"),
    ("| `docs` | seams | x |", "“docs” is not there"),
    ("| `docs/shells.md` | Sheels | x |", "ci/Standalone/README.md:5: Unknown feature “Sheels”"),
    ("| `docs/shells.md` | | x |", "Unknown feature “”"),
  ])
  func rejectsARowThatMatchesNoFile(row: String, complaint: String) {
    let failure = #expect(throws: ToolFailure.self) { try Belongings(of: Self.tree(rows: row)) }
    #expect(failure?.description.contains(complaint) == true, "\(failure?.description ?? "")")
  }

  @Test(arguments: ["# Nothing\n", "| path | belongs to | why |\n|---|---|---|\n| a | b | c |\n"])
  func rejectsAPageWithoutTheTable(page: String) {
    var tree = Self.tree(rows: "| `docs/both.md` | seams | x |")
    tree.write(page, to: Shore.page)
    #expect(throws: ToolFailure.self) { try Belongings(of: tree) }
    tree[Shore.page] = nil
    #expect(throws: ToolFailure.self) { try Belongings(of: tree) }
  }
}
