import Documents
import Testing

/// Pages that are there in two languages.
@Suite struct WholeTranslationTests {
  private let original = """
    # Kilns · [日本語](kilns.ja.md)

    `Kiln` fires [pots](pots.md#clay) as [the rule](../../README.md) has it.

    ```swift
    let kiln = 1
    ```
    ```sh
    ls # all of it
    ```

    | what | where |
    |---|---|
    | to fire | `Kiln` |
    | to glaze | – |
    """
  private let translation = """
    # 窯 · [English](kilns.md)

    [規則](../../README.md)のとおり、`Kiln` が[壺](pots.ja.md#粘土)を焼く。

    ```swift
    let kiln = 1
    ```
    ```sh
    ls # すべて
    ```

    | こと | 場所 |
    |---|---|
    | 焼く | `Kiln` |
    | 釉をかける | – |
    """

  @Test func whatSaysTheSameIsFine() throws {
    #expect(try found(original, translation) == [])
  }

  @Test(arguments: [
    ("`Kiln` が", "窯が、`Oven` より", ["0 The word “Oven” does not stand in docs/tour/kilns.md."]),
    (
      "| 焼く | `Kiln` |", "| 焼く | 窯 |",
      ["14 The row names other things than that of docs/tour/kilns.md:14."]
    ),
    (
      "| 焼く | `Kiln` |\n| 釉をかける | – |", "| 焼く | – |\n| 釉をかける | `Kiln` |",
      [
        "14 The row names other things than that of docs/tour/kilns.md:14.",
        "15 The row names other things than that of docs/tour/kilns.md:15.",
      ]
    ),
    (
      "| 釉をかける | – |", "",
      ["0 Its tables are of other sizes than those of docs/tour/kilns.md, or in another order."]
    ),
    (
      "(pots.ja.md#粘土)", "(clay.ja.md)",
      [
        "0 It lacks the link “pots.md”, which docs/tour/kilns.md has.",
        "0 The link “clay.md” does not stand in docs/tour/kilns.md.",
      ]
    ),
    ("let kiln = 1", "let kiln = 2", ["5 The block is not that of docs/tour/kilns.md."]),
    (
      "```swift\nlet kiln = 1\n```\n", "",
      ["0 Its blocks are of other kinds than those of docs/tour/kilns.md, or in another order."]
    ),
  ])
  func eachDifferenceIsSaid(_ old: String, _ new: String, _ expected: [String]) throws {
    #expect(translation.contains(old))
    #expect(try found(original, translation.replacing(old, with: new)) == expected)
  }

  @Test func aPageWithoutItsTranslationIsSaidAndTheOtherWayRound() throws {
    let pages = ["docs/tour/kilns.md": "# Kilns", "docs/tour/pots.ja.md": "# 壺"]
    #expect(
      try findings(of: .translation, in: pages) == [
        "0 The page has no translation docs/tour/kilns.ja.md.",
        "0 The page is a translation of nothing.",
      ])
    #expect(try findings(of: .translation, in: ["docs/kilns.md": "# Kilns"]) == [])
  }

  @Test func aWordThatIsLackingIsSaid() throws {
    #expect(
      try found(original, translation.replacing("`Kiln`", with: "窯"))
        .contains("0 It lacks the word “Kiln”, which docs/tour/kilns.md has."))
  }

  /// What is drawn into the one page is looked for in none.
  @Test func aPageBesideTheFolderIsComparedWhereItHasATranslationWithoutItsDrawing() throws {
    let drawn = """
      # Clay

      `Kiln` fires.

      <!-- graph:begin -->
      ```mermaid
      graph TD
      ```

      `make graph` draws it.
      <!-- graph:end -->
      """
    let page = "ARCHITECTURE.md", translated = "ARCHITECTURE.ja.md"
    #expect(try findings(of: .translation, in: [page: drawn]) == [])
    #expect(
      try findings(of: .translation, in: [page: drawn, translated: "# 粘土\n\n`Kiln` が焼く。"])
        == [])
    #expect(
      try findings(of: .translation, in: [page: drawn, translated: "# 粘土\n\n窯が焼く。"])
        == ["0 It lacks the word “Kiln”, which ARCHITECTURE.md has."])
  }

  private func found(_ original: String, _ translation: String) throws -> [String] {
    try findings(
      of: .translation,
      in: [
        "docs/tour/kilns.md": original, "docs/tour/kilns.ja.md": translation,
      ])
  }
}
