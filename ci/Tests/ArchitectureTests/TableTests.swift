import Architecture
import Testing
import Toolbox

/// The document is the rule: a mistake in it is told, with its line.
@Suite struct Tables {
  @Test(arguments: [
    ("CoreDomain", "CoreDomain"), ("ShopDomain", "{Feature}Domain"),
    ("ComicsDomain", "{Feature}Domain"), ("CCurl", "C{Library}"),
    ("Composition", "Composition"), ("ShopUnitTests", "{Feature}UnitTests"),
  ])
  func giveATargetTheRowThatFixesMostOfItsName(_ target: String, _ row: String) throws {
    #expect(try table().layer(of: target)?.pattern.text == row)
  }

  @Test(arguments: ["Domain", "Shop", "shopdomain ", ""])
  func giveNoLayerToWhatNoRowSpeaksOf(_ target: String) throws {
    #expect(try table().layer(of: target) == nil)
  }

  @Test(arguments: [
    ("ShopViewModel", "ShopDomain", true), ("ShopViewModel", "CoreDomain", true),
    ("ShopViewModel", "PayDomain", false), ("ShopViewModel", "ShopInfrastructure", false),
    ("ShopDomain", "ShopDomain", false), ("Composition", "PayDomain", true),
    ("Composition", "ShopViewModel", true), ("ShopInfrastructure", "CCurl", true),
    ("ShopInfrastructure", "Composition", false), ("Nothing", "CoreDomain", false),
    ("Sketch", "ShopInfrastructure", true),
  ])
  func tellWhoMaySeeWhom(_ user: String, _ owner: String, _ may: Bool) throws {
    #expect(try table().maySee(user, owner) == may)
  }

  @Test func listThePairsThatMustNotBe() throws {
    let targets = ["CoreDomain", "ShopDomain", "ShopViewModel", "CCurl", "Sketch"]
    let pairs = try table().forbiddenPairs(among: targets).map { "\($0.user)>\($0.owner)" }
    #expect(
      pairs == [
        "CoreDomain>CCurl", "CoreDomain>ShopDomain", "CoreDomain>ShopViewModel",
        "CoreDomain>Sketch", "ShopDomain>CCurl", "ShopDomain>ShopViewModel", "ShopDomain>Sketch",
        "ShopViewModel>CCurl", "ShopViewModel>Sketch",
      ])
  }

  @Test(arguments: Mistake.all)
  func tellWhatIsWrongAndWhere(_ mistake: Mistake) {
    let text = SampleRules.replacing(mistake.old, with: mistake.new)
    #expect(throws: ToolFailure(mistake.message)) { try Rulebook(text: text) }
  }

  private func table() throws -> LayerTable { try LayerTable(text: SampleRules.text) }
}

/// Something that is wrong in the document.
struct Mistake: Sendable, CustomTestStringConvertible {
  let old, new, message: String
  var testDescription: String { message }

  static let all: [Mistake] = [
    Mistake(
      old: "| folder | kind |", new: "| place | kind |",
      message: """
        docs/layers.md:5: “place” is no column of this table; the columns are “target”, “folder”, \
        “kind”, “may see”, “packages”, “toolchain”, “may show”.
        """),
    Mistake(
      old: "| which tests |", new: "| tests |",
      message: """
        docs/layers.md:28: no rule reads a table that begins with the column “tests”. The tables \
        begin with “target”, “who”, “whose”, “which tests”, “rule”, “excepted from”.
        """),
    Mistake(
      old: "| domain | `CoreDomain` |", new: "| domain | `CoreDomian` |",
      message: "docs/layers.md:8: “CoreDomian” is no layer of this table."),
    Mistake(
      old: "Composition` | root |", new: "Composition` | rot |",
      message: """
        docs/layers.md:12: “rot” is no kind of layer; the kinds are “domain”, “implementation”, \
        “C library”, “doubles”, “root”, “app”, “program”, “support”, “tests”, “exempt”.
        """),
    Mistake(
      old: "| `Sketch` |", new: "| `Composition` |",
      message: "docs/layers.md:14: “Composition” is a layer already, in line 12."),
    Mistake(
      old: "exempt | – |", new: "exempt |  |",
      message: "docs/layers.md:14: “may see” is empty. Write a dash for nothing."),
    Mistake(
      old: "exempt | – |", new: "exempt |",
      message: "docs/layers.md:14: the row has 6 cells, and 7 columns."),
    Mistake(
      old: "| `{Feature}UnitTests` | `Tests", new: "| `{Feature}{Unit}Tests` | `Tests",
      message: """
        docs/layers.md:13: “{Feature}{Unit}Tests” is no pattern: one name between braces at most, \
        as {Feature}.
        """),
    Mistake(
      old: "| Parsers. |", new: "| – |",
      message: "docs/layers.md:30: “why” is empty. A rule without its reason is not kept."),
    Mistake(
      old: "yes | Layers meet", new: "perhaps | Layers meet",
      message: "docs/layers.md:18: “may conform” is “perhaps”, and neither yes nor no."),
    Mistake(
      old: "| implementation | values, classes |", new: "| implementation | values, things |",
      message: """
        docs/layers.md:25: “things” is no group of symbols; the groups are “protocols”, “values”, \
        “classes”, “globals”.
        """),
    Mistake(
      old: "| `direct-network` | `URLSession` | – | – | `HTTPClient`. |\n", new: "",
      message: """
        docs/layers.md: the rule “direct-network” has no row, so that it would confine nothing.
        """),
    Mistake(
      old: "`print()` | `Swift.print`", new: "– | –",
      message: """
        docs/layers.md:36: neither a word nor a symbol is named; the row would confine nothing.
        """),
  ]
}
