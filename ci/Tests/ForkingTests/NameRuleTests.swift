import Forking
import Testing

@Suite struct NameRuleTests {
  /// For each rule a name that breaks it, and no rule before it.
  static let broken: [(rule: String, pair: NamePair)] = [
    ("empty", NamePair(plural: "Recipes", singular: "")),
    ("blank", NamePair(plural: "My Recipes", singular: "MyRecipe")),
    ("hyphen", NamePair(plural: "my-recipes", singular: "MyRecipe")),
    ("underscore", NamePair(plural: "My_Recipes", singular: "MyRecipe")),
    ("letters", NamePair(plural: "Äpfel", singular: "Apfel")),
    ("digit", NamePair(plural: "3Recipes", singular: "Recipe")),
    ("lower-case", NamePair(plural: "recipes", singular: "Recipe")),
    ("all-capitals", NamePair(plural: "RECIPES", singular: "Recipe")),
    ("length", NamePair(plural: String(repeating: "Aa", count: 16), singular: "Aa")),
    ("one-and-many", NamePair(plural: "News", singular: "News")),
    ("keyword", NamePair(plural: "Classes", singular: "Class")),
    ("sql", NamePair(plural: "Values", singular: "Value")),
    ("module", NamePair(plural: "Foundations", singular: "Foundation")),
    ("standard-type", NamePair(plural: "Results", singular: "Result")),
    ("there-already", NamePair(plural: "Pebbles", singular: "Stone")),
    ("same-but-for-capitals", NamePair(plural: "PebblEs", singular: "Stone")),
    ("folder-or-target", NamePair(plural: "Cores", singular: "Core")),
    ("derived-target", NamePair(plural: "Ports", singular: "Port")),
    ("core-type", NamePair(plural: "WallClocks", singular: "WallClock")),
    ("route", NamePair(plural: "Healths", singular: "Health")),
    ("command", NamePair(plural: "BrowseAll", singular: "Browsing")),
    ("collision", NamePair(plural: "Weights", singular: "Weight")),
  ]

  static var taken: TakenNames {
    var taken = TakenNames()
    taken.modules = ["Foundation": "of the toolchain"]
    taken.standardTypes = ["Result"]
    taken.features = ["Pebbles"]
    taken.layers = ["Domain"]
    taken.manifest = ["PortsDomain": "Package.swift:9"]
    taken.folders = ["Core": "Modules/Core"]
    taken.types = ["WallClock": "Modules/Core/Domain/Time.swift:3"]
    taken.routes = ["healths": "Apps/Server/Health.swift:2"]
    taken.commands = ["browse-all": "Apps/CLI/Browse.swift:4"]
    taken.template = ["pebble": "a.swift:1", "weight": "a.swift:2", "Pebble": "a.swift:3"]
    taken.renaming = { pair in
      guard let from = FeatureName("Pebble"), let to = FeatureName(pair.singular) else {
        return nil
      }
      return Renaming([.init(from: from, to: to)], keeping: [])
    }
    return taken
  }

  @Test func everyRuleHasAnExampleThatBreaksIt() {
    #expect(Self.broken.map(\.rule) == NameRule.all.map(\.id))
  }

  @Test(arguments: [("Orders", "Order"), ("Users", "User")])
  func acceptsAKeywordOfSQLAsASingular(plural: String, singular: String) {
    let pair = NamePair(plural: plural, singular: singular)
    #expect(NameRule.objection(to: pair, among: Self.taken) == nil)
  }

  @Test(arguments: broken.indices)
  func rejectsANameAndSuggestsAnother(index: Int) throws {
    let (rule, pair) = Self.broken[index]
    #expect(NameRule.objection(to: pair, among: Self.taken)?.rule == rule)
    let refusal = #expect(throws: Refusal.self) {
      try NameRule.check(pair, among: Self.taken)
    }
    #expect(refusal?.description.contains("Write ") == true)
    let proposal = try #require(NameSuggestion.for(pair, among: Self.taken))
    #expect(NameRule.objection(to: proposal, among: Self.taken) == nil)
  }

  @Test func acceptsANameThatBreaksNoRule() throws {
    try NameRule.check(NamePair(plural: "Recipes", singular: "Recipe"), among: Self.taken)
  }

  @Test(arguments: [
    ("my-recipes", "MyRecipes"), ("recipes", "Recipes"), ("3Recipes", "Recipes3"),
    ("Classes", "ClassRecords"), ("Recipe", "Recipes"), ("RECIPES", "Recipes"),
    ("Pebbles", "PebbleRecords"), ("Äpfels", "Apfels"), ("Rec'ipes", "Recipes"), ("", "Recipes"),
  ])
  func suggestsAValidName(written: String, proposed: String) {
    let pair = NamePair(
      plural: written, singular: EnglishNoun.singular(of: written) ?? written)
    #expect(NameSuggestion.for(pair, among: Self.taken)?.plural == proposed)
  }

  @Test func namesTheLocationOfAWordWithAnotherMeaning() {
    let pair = NamePair(plural: "Weights", singular: "Weight")
    let text = NameRule.objection(to: pair, among: Self.taken)?.text
    #expect(text?.contains("“pebble” becomes “weight”") == true)
    #expect(text?.contains("a.swift:2") == true)
  }
}
