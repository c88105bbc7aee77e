import Forking
import Testing
import Toolbox

@Suite struct ForkPlanTests {
  @Test func listsTheFilesAndTheTwoLinesOfTheNewFeature() throws {
    try Pebbles.withCheckout { checkout in
      let plan = try Pebbles.plan("Recipes", in: checkout)
      #expect(
        plan.files.map(\.path) == [
          "Apps/CLI/Recipes/RecipesCommand.swift", "Apps/Composition/Recipes/RecipesFeature.swift",
          "Apps/Server/Recipes/RecipeItem.swift", "Modules/Recipes/Domain/Recipe.swift",
          "Modules/Recipes/Infrastructure/SQLRecipeStore.swift", "Modules/Recipes/README.md",
          "Tests/Unit/Recipes/RecipeTests.swift",
        ])
      #expect(plan.edits.map(\.path) == ["Package.swift", "Apps/Composition/AllFeatures.swift"])
      #expect(plan.text.contains("+   feature(\"Recipes\"),"))
    }
  }

  @Test func keepsForeignWordsAndListsThem() throws {
    try Pebbles.withCheckout { checkout in
      let plan = try Pebbles.plan("Recipes", in: checkout)
      let places = plan.kept.map { "\($0.path):\($0.line): \($0.word)" }
      #expect(places.contains("Modules/Pebbles/Domain/Pebble.swift:4: PEBBLE-File-1"))
      #expect(plan.text.contains("“PEBBLE-File-1”"))
    }
  }

  @Test func formatsLinesThatBecomeLonger() throws {
    let long = "func pebbleIsShown(" + String(repeating: "a", count: 60) + ": Int) -> Pebble? {}\n"
    try Pebbles.withCheckout(adding: ["Apps/CLI/Pebbles/PebbleLong.swift": long]) { checkout in
      let plan = try Pebbles.plan("VeryLongNamesOfRecipes", in: checkout)
      let file = try #require(plan.files.first { $0.path.hasSuffix("Long.swift") })
      #expect(String(decoding: file.content, as: UTF8.self).split(separator: "\n").count > 1)
      #expect(file.sourceLine(of: file.lineCount) == 1)
    }
  }

  @Test func anExpectationStaysWithItsLineIfTheNameIsLonger() throws {
    let code =
      "let x = pebble(\(String(repeating: "1", count: 20)))  // expected-error {{pebble is no number}}"
    let path = "Tests/TypeLevel/Pebbles/Cases/Long.swift"
    try Pebbles.withCheckout(adding: [path: code + "\n"]) { checkout in
      let plan = try Pebbles.plan("VeryLongNamesOfRecipes", in: checkout)
      let file = try #require(plan.files.first { $0.path.hasSuffix("/Long.swift") })
      let lines = String(decoding: file.content, as: UTF8.self).split(separator: "\n")
      #expect(lines.first?.hasPrefix("// expected-error@+1 {{") == true)
      #expect(lines.count == 2)
    }
  }

  @Test func sortsImportsAndMapsThemToTheirLines() throws {
    try Pebbles.withCheckout { checkout in
      let plan = try Pebbles.plan("Umbrellas", in: checkout)
      let file = try #require(plan.files.first { $0.path.hasSuffix("SQLUmbrellaStore.swift") })
      let lines = String(decoding: file.content, as: UTF8.self).split(separator: "\n")
      #expect(lines.first == "import StoneKit")
      #expect(file.sourceLine(of: 4) == 4)
    }
  }

  @Test func aSyntaxErrorAfterRenamingNamesTheLineOfTheTemplate() throws {
    let wrong = ["Apps/CLI/Pebbles/PebbleWrong.swift": "let pebble = 1\nlet = (\n"]
    try Pebbles.withCheckout(adding: wrong) { checkout in
      let failure = #expect(throws: ToolFailure.self) { try Pebbles.plan("Recipes", in: checkout) }
      let text = failure?.description ?? ""
      #expect(text.contains("from Apps/CLI/Pebbles/PebbleWrong.swift:2"), "\(text)")
    }
  }

  @Test func refusesAnExistingName() throws {
    try Pebbles.withCheckout { checkout in
      try checkout.write("mine\n", to: "Tests/Unit/Recipes/RecipeTests.swift")
      let refusal = #expect(throws: Refusal.self) { try Pebbles.plan("Recipes", in: checkout) }
      #expect(refusal?.description.contains("Tests/Unit/Recipes/RecipeTests.swift") == true)
    }
  }

  @Test func rejectsAFileAtThePathOfAFolder() throws {
    try Pebbles.withCheckout { checkout in
      try checkout.write("mine\n", to: "Modules/Recipes")
      let refusal = #expect(throws: Refusal.self) { try Pebbles.plan("Recipes", in: checkout) }
      #expect(refusal?.description.contains("“Modules/Recipes” is a file") == true)
    }
  }

  @Test func rejectsAFileOfTheSameNameInAnApp() throws {
    let taken = ["Apps/Server/RecipeItem.swift": "let x = 1\n"]
    try Pebbles.withCheckout(adding: taken) { checkout in
      let refusal = #expect(throws: Refusal.self) { try Pebbles.plan("Recipes", in: checkout) }
      #expect(refusal?.description.contains("Apps/Server/RecipeItem.swift") == true)
    }
  }

  @Test func printsTheNameOfTheEntity() throws {
    try Pebbles.withCheckout { checkout in
      let text = try Pebbles.plan("Recipes", in: checkout).text
      #expect(text.hasPrefix("Recipes, one of them: Recipe"))
    }
  }

  @Test func anUnknownFeatureListsTheKnownOnes() throws {
    try Pebbles.withCheckout { checkout in
      let refusal = #expect(throws: Refusal.self) { try Template(of: "Stones", in: checkout) }
      #expect(refusal?.description == "Unknown feature “Stones”. Use one of: Pebbles.")
    }
  }

  /// Simulated services have the paths of the real service, not ours.
  @Test func pathsOfSimulatedServicesReserveNoNames() throws {
    let player = ["Apps/DemoUpstream/Tides.swift": "let path = \"/tides\"\n"]
    try Pebbles.withCheckout(adding: player) { checkout in
      let taken = try TakenNames(
        in: checkout, template: Template(of: "Pebbles", in: checkout), toolchain: "/nowhere")
      #expect(taken.routes["tides"] == nil)
      #expect(taken.routes["healths"] != nil)
    }
  }

  @Test func reservesTheNamesOfTheProject() throws {
    try Pebbles.withCheckout { checkout in
      let taken = try TakenNames(
        in: checkout, template: Template(of: "Pebbles", in: checkout), toolchain: "/nowhere")
      #expect(taken.features == ["Pebbles"])
      #expect(taken.folders["Core"] == "Modules/Core")
      #expect(taken.types["WallClock"] == "Modules/Core/Domain/WallClock.swift:1")
      #expect(taken.types["HealthItem"] == "Apps/Server/Health.swift:1")
      #expect(taken.routes["healths"] == "Apps/Server/Health.swift:2")
      #expect(taken.commands["browse-all"] == "Apps/CLI/Browse.swift:2")
      #expect(taken.template["weight"] == "Modules/Pebbles/Domain/Pebble.swift:3")
      // `PebbleItem` would become the `HealthItem` of the server.
      let refusal = #expect(throws: Refusal.self) {
        try Pebbles.plan("AllHealths", entity: "Health", in: checkout)
      }
      #expect(refusal?.description.contains("Apps/Server/Health.swift:1") == true)
    }
  }
}
