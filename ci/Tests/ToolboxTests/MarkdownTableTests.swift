import Testing
import Toolbox

@Suite struct MarkdownTableTests {
  @Test func readsItsColumnsItsRowsAndTheirLines() throws {
    let tables = try MarkdownTable.all(
      in: """
        # Fruit | and bars in prose

          | name | colour |
          |---|:-:|
        | `apple` |   red, or green |
        | pear | |
        and so on

        | size |
        |--|
        | 3
        """, file: "fruit.md")
    #expect(tables.map(\.columns) == [["name", "colour"], ["size"]])
    #expect(tables.map(\.line) == [3, 9])
    #expect(tables[0].rows.map(\.line) == [5, 6])
    #expect(tables[0].rows[0].text("name") == "`apple`")
    #expect(tables[0].rows[0].plainText("name") == "apple")
    #expect(tables[0].rows[0].text("colour") == "red, or green")
    #expect(tables[0].rows[1].text("colour") == "")
    #expect(tables[0].rows[1].text("weight") == "")
    #expect(tables[1].rows[0].text("size") == "3")
  }

  @Test(arguments: [
    (#"| a \| b | c |"#, [#"a | b"#, "c"]), (#"| 'x\.' | c |"#, [#"'x\.'"#, "c"]),
    (#"| a \\ b | c |"#, [#"a \\ b"#, "c"]), (#"| a | b \||"#, ["a", "b |"]),
    (#"| a | b \|"#, ["a", "b |"]),
  ])
  func readsAnEscapedBarAsText(_ row: String, _ cells: [String]) throws {
    let table = try MarkdownTable.all(in: "| x | y |\n|-|-|\n\(row)", file: "a.md")
    #expect(table.first?.rows.map { [$0.text("x"), $0.text("y")] } == [cells])
  }

  @Test(arguments: [
    ("| a | b |\n|-|-|\n| 1 |", "fruit.md:3: the table has 2 columns, but the row has 1 cells."),
    ("| a |\n|-|\n| 1 | 2 |", "fruit.md:3: the table has 1 columns, but the row has 2 cells."),
    ("| a |\n| 1 |", "fruit.md:1: a row of dashes is missing below the columns."),
    ("| a |", "fruit.md:1: a row of dashes is missing below the columns."),
    ("\n| a | a |\n|-|-|\n| 1 | 2 |", "fruit.md:2: the column “a” occurs twice."),
    ("| a |\n|-|\n", "fruit.md:1: the table has no row. Remove it, or fill it."),
  ])
  func reportsAMistakeWithItsLine(_ text: String, _ message: String) {
    #expect(throws: ToolFailure(message)) {
      try MarkdownTable.all(in: text, file: "fruit.md")
    }
  }
}
