import Architecture
import Testing
import Toolbox

/// The document defines the rules, so errors in it are reported with their lines.
@Suite struct Tables {
  @Test(
    arguments: [
      ("CoreDomain", "CoreDomain"), ("ShopDomain", "{Feature}Domain"),
      ("ComicsDomain", "{Feature}Domain"), ("CCurl", "C{Library}"),
      ("Composition", "Composition"), ("ShopUnitTests", "{Feature}UnitTests"), ("Domain", nil),
      ("Shop", nil), ("shopdomain ", nil), ("", nil),
    ] as [(String, String?)])
  func assignATargetToTheMostSpecificRow(_ target: String, _ row: String?) throws {
    #expect(try table().layer(of: target)?.pattern.text == row)
  }

  @Test(arguments: [
    ("ShopViewModel", "ShopDomain", true), ("ShopViewModel", "CoreDomain", true),
    ("ShopViewModel", "PayDomain", false), ("Composition", "PayDomain", true),
    ("ShopInfrastructure", "CCurl", true), ("Nothing", "CoreDomain", false),
    ("Sketch", "ShopInfrastructure", true),
  ])
  func determineWhichTargetMaySeeAnother(_ user: String, _ owner: String, _ may: Bool) throws {
    #expect(try table().maySee(user, owner) == may)
  }

  @Test func listTheForbiddenPairs() throws {
    let targets = ["CoreDomain", "ShopDomain", "CCurl", "Sketch"]
    let pairs = try table().forbiddenPairs(among: targets).map { "\($0.user)>\($0.owner)" }
    let ofCore = ["CoreDomain>CCurl", "CoreDomain>ShopDomain", "CoreDomain>Sketch"]
    #expect(pairs == ofCore + ["ShopDomain>CCurl", "ShopDomain>Sketch"])
  }

  /// The replaced text, its replacement, and the message: its line and its beginning.
  @Test(arguments: [
    ("| folder | kind |", "| place | kind |", ":5: the columns are “target”, “place”, “kind”"),
    ("| which tests |", "| tests |", ":28: no rule reads a table that begins with the column"),
    ("domain | `CoreDomain` |", "domain | `Cor` |", ":8: “Cor” is not a layer of the"),
    ("Composition` | root |", "Composition` | rot |", ":12: “rot” is not a kind of layer; the"),
    ("| `Sketch` |", "| `Composition` |", ":14: line 12 has the layer “Composition” already."),
    ("exempt | – |", "exempt |  |", ":14: “may see” is empty. Write a dash for no value."),
    ("exempt | – |", "exempt | `A`, |", ":14: “may see” has a comma too many."),
    ("exempt | – |", "exempt | `A`, `A` |", ":14: “may see” contains `A` twice."),
    (
      "exempt | – |", "exempt | A |",
      ":14: “A” of “may see” is neither a name between backticks nor"
    ),
    ("{Feature}UnitTests` | `T", "{A}{B}Tests` | `T", ":13: “{A}{B}Tests” is not a pattern"),
    ("| Parsers. |", "| – |", ":30: “why” is empty. Write the reason."),
    ("yes | Layers meet", "perhaps | Layers meet", ":18: “may conform” must be yes or no, got"),
    ("| values, classes |", "| values, things |", ":25: “things” is not a group of symbols; the"),
    ("`print()` | `Swift.print`", "– | –", ":36: “words” and “symbols” are empty. The row"),
    ("`Swift.print`", "`print`", ":36: “print” is not a symbol: write Module.name or Module.Type."),
    ("| `print` |", "| `prnt` |", ":36: `prnt` is not a rule for this table; the rules are “c-mod"),
    ("| root | impl", "| rot | impl", ":19: “rot” is not a layer: write its target"),
    ("| `direct-network` |", "| `trap` |", ": the rule “direct-network” has no row, so it"),
  ])
  func reportAMistakeWithItsLine(_ old: String, _ new: String, _ message: String) throws {
    let text = SampleRules.replacing(old, with: new)
    let failure = #expect(throws: ToolFailure.self) { try Rulebook(text: text) }
    let said = try #require(failure?.description)
    #expect(said.hasPrefix("docs/layers.md" + message), "\(said)")
  }

  private func table() throws -> LayerTable { try SampleRules.rulebook().layers }
}
