import Forking
import Testing
import Toolbox

@Suite struct FeatureRemovalTests {
  private func made(
    in checkout: Repository, _ body: (FeatureRemoval) throws -> Void
  ) throws {
    let workshop = try Pebbles.workshop(checkout)
    _ = try FeatureMaking(in: workshop, levels: nil).make(Pebbles.plan("Recipes", in: checkout))
    try body(FeatureRemoval(in: workshop))
  }

  @Test func namesUncommittedFiles() throws {
    try Pebbles.withCheckout { checkout in
      try made(in: checkout) { removal in
        try checkout.write("mine\n", to: "Modules/Recipes/Domain/Mine.swift")
        try checkout.write("mine\n", to: "Modules/Recipes/Domain/Recipe.swift")
        let refusal = #expect(throws: Refusal.self) { try removal.plan(for: "Recipes") }
        #expect(refusal?.description.contains("Domain/Mine.swift") == true)
        #expect(refusal?.description.contains("Domain/Recipe.swift") == true)
        #expect(refusal?.description.contains("Apps") == false)
        var careless = removal
        careless.allowsChanges = true
        _ = try careless.remove(careless.plan(for: "Recipes"))
        #expect(!checkout.exists("Modules/Recipes"))
      }
    }
  }

  @Test func removesACommittedFeature() throws {
    try Pebbles.withCheckout { checkout in
      try made(in: checkout) { removal in
        try checkout.write("mine\n", to: "Modules/Recipes/Domain/Mine.swift")
        try Pebbles.commit(in: checkout.root)
        _ = try removal.remove(removal.plan(for: "Recipes"))
        #expect(!checkout.exists("Modules/Recipes"))
        #expect(try !checkout.text("Apps/Composition/AllFeatures.swift").contains("Recipes"))
      }
    }
  }

  @Test(arguments: [
    ("Tests/Live/A.swift", "import RecipesDomain\n", "Tests/Live/A.swift:1: import RecipesDomain"),
    ("Benchmarks/B.swift", "\nlet a = RecipesFeature()\n", "Benchmarks/B.swift:2: let a"),
  ])
  func namesTheUsersOfTheFeature(path: String, text: String, place: String) throws {
    try Pebbles.withCheckout(adding: [path: text]) { checkout in
      try made(in: checkout) { removal in
        let refusal = #expect(throws: Refusal.self) { try removal.plan(for: "Recipes") }
        #expect(refusal?.description.contains(place) == true, "\(refusal?.description ?? "")")
      }
    }
  }

  @Test(arguments: ["Apps", "Core/Domain", "Pebbles/Domain", "..", "../../x", "Notes"])
  func refusesToRemoveAFolderThatIsNotAFeature(name: String) throws {
    let files = ["Tests/Unit/Apps/AppTests.swift": "let x = 1\n", "Modules/Notes": "mine\n"]
    try Pebbles.withCheckout(adding: files) { checkout in
      var removal = FeatureRemoval(in: try Pebbles.workshop(checkout))
      removal.allowsChanges = true
      let refusal = #expect(throws: Refusal.self) { try removal.plan(for: name) }
      #expect(refusal?.description.contains("Unknown feature “\(name)”") == true)
    }
  }

  @Test func refusesToRemoveAnUnknownFeature() throws {
    try Pebbles.withCheckout { checkout in
      let removal = FeatureRemoval(in: try Pebbles.workshop(checkout))
      for name in ["Recipes", "Core", ""] {
        #expect(throws: Refusal.self) { try removal.plan(for: name) }
      }
    }
  }

  @Test func regeneratesChangedPagesInsteadOfRestoringThem() throws {
    let files = FeatureMakingTests.scripts
    try Pebbles.withCheckout(adding: files) { checkout in
      try made(in: checkout) { removal in
        try checkout.write("mine\n", to: "README.md")
        let report = try removal.remove(removal.plan(for: "Recipes"))
        #expect(report.seconds.map(\.step) == ["removing", "build", "api", "graph"])
        #expect(try checkout.text("README.md") == "mine\n")
      }
    }
  }
}
