import Forking
import Testing
import Toolbox

@Suite struct StandaloneTests {
  private static let stones = StandaloneAnswers(.app, from: "Pebbles", to: "Stones")

  @Test func containsTheFeatureUnderItsNewName() throws {
    let tree = try Shore.tree(Self.stones)
    #expect(tree.features == ["Stones"])
    #expect(tree["Modules/Stones/Domain/Stone.swift"]?.text?.contains("struct Stone") == true)
    #expect(tree["Modules/Stones/Domain/Stone.swift"]?.text?.contains("PEBBLE-File-1") == true)
    #expect(tree["Package.swift"]?.text?.contains("  feature(\"Stones\")\n]") == true)
    #expect(
      tree["Apps/Composition/AllFeatures.swift"]?.text?.contains("    StonesFeature()\n  )") == true
    )
  }

  @Test(arguments: [Self.stones, .init(.app, from: "Pebbles", to: "Pebbles"), .empty])
  func containsNoTraceOfOtherFeatures(answers: StandaloneAnswers) throws {
    let tree = try Shore.tree(answers)
    let names = answers.to == "Pebbles" ? ["shell"] : ["shell", "pebble"]
    for path in tree.paths where !path.hasPrefix("Apps/DemoUpstream/") && path != "template.lock" {
      let text = (path + (tree[path]?.text ?? "")).lowercased().replacing("pebble-file-1", with: "")
      for name in names { #expect(!text.contains(name), "\(path)") }
      #expect(!text.contains("seams\n") && !text.contains("only"), "\(path)")
    }
    #expect(
      tree.paths.allSatisfy { !$0.hasPrefix("Benchmarks/") && !$0.hasPrefix("ci/Standalone") })
  }

  @Test func renamesBlocksAndDocumentsButNotTheDemo() throws {
    let tree = try Shore.tree(Self.stones)
    #expect(tree["Makefile"]?.text == "help:\n\tseams stones list\n")
    #expect(tree["Package.swift"]?.text?.contains("let live = \"StonesDomain\"") == true)
    #expect(tree["docs/stone-weights.md"]?.text == "# A stone has a weight\n")
    #expect(tree["docs/pebble-weights.md"] == nil)
    #expect(tree["Apps/DemoUpstream/Beach/Beach.swift"]?.text == "let pebbles = \"pebbles\"\n")
  }

  @Test func fillsTheNamesIntoTemplatePages() throws {
    #expect(
      try Shore.tree(Self.stones)["README.md"]?.text
        == "# Stones\n\n`seams stones` lists each Stone.\n")
    let shells = StandaloneAnswers(.app, from: "Shells", to: "Shells")
    #expect(try Shore.tree(shells)["README.md"]?.text?.contains("`seams shells`") == true)
    #expect(try Shore.tree(.empty)["README.md"]?.text == "# Nothing yet\n")
  }

  @Test func dependsOnlyOnTheCommitAndTheAnswers() throws {
    try Shore.withTemplate { checkout, version in
      let standalone = Standalone(Self.stones, version: version, toolchain: "/nowhere")
      let tree = try standalone.tree(from: checkout)
      try checkout.write("mine\n", to: "Makefile")
      try checkout.write("mine\n", to: "Modules/Pebbles/Domain/Mine.swift")
      #expect(try standalone.tree(from: checkout) == tree)
      var named = Self.stones
      named.entity = "Stone"
      #expect(
        try Standalone(named, version: version, toolchain: "/nowhere").tree(from: checkout) == tree)
    }
  }

  @Test func recordsItsOriginInTheLock() throws {
    try Shore.withTemplate { checkout, version in
      let tree = try Standalone(Self.stones, version: version, toolchain: "/nowhere")
        .tree(from: checkout)
      let lock = try TemplateLock(text: tree["template.lock"]?.text ?? "")
      #expect(lock.template.name == "Seams")
      #expect(lock.template.version == version)
      #expect(
        lock.answers
          == StandaloneAnswers(.app, from: "Pebbles", to: "Stones", entity: "Pebble:Stone"))
      #expect(
        try Standalone(lock.answers, version: lock.template.version, toolchain: "/nowhere")
          .tree(from: checkout) == tree)
    }
  }

  @Test func anEmptyTreeHasEmptyLists() throws {
    let tree = try Shore.tree(.empty)
    #expect(tree.features == [])
    #expect(tree["Package.swift"]?.text?.contains("let features: [[Target]] = []\n") == true)
    #expect(tree["Apps/Composition/AllFeatures.swift"]?.text?.contains("FeatureList()\n") == true)
    #expect(tree["Makefile"]?.text == "help:\n")
  }

  @Test func keepsFilesExecutable() throws {
    let tree = try Shore.tree(Self.stones)
    #expect(tree["ci/run"]?.mode == 0o755)
    #expect(tree["Makefile"]?.mode == 0o644)
  }

  @Test(arguments: [
    (StandaloneAnswers(.app, from: "Rocks", to: "Stones"), "Unknown feature “Rocks”"),
    (.init(.app, from: "Pebbles", to: "stones"), "“stones”"),
    (.init(.app, from: "Pebbles", to: "WallClock"), "WallClock"),
    (.init(.app, from: "Pebbles", to: "Pebbles", entity: "Stone"), "keeps its name"),
  ])
  func rejectsInvalidAnswers(answers: StandaloneAnswers, words: String) throws {
    let refusal = #expect(throws: Refusal.self) { try Shore.tree(answers) }
    #expect(refusal?.description.contains(words) == true, "\(refusal?.description ?? "")")
  }

  @Test(arguments: [Self.stones, .empty])
  func refusesToForkAFork(answers: StandaloneAnswers) throws {
    let refusal = #expect(throws: Refusal.self) {
      try Shore.tree(answers, adding: ["template.lock": "{}\n"])
    }
    #expect(refusal?.description.contains("fork itself") == true)
  }

  @Test func leavesTheCheckoutUnchanged() throws {
    try Shore.withTemplate { checkout, version in
      let before = try Pebbles.tree(of: checkout)
      _ = try Standalone(Self.stones, version: version, toolchain: "/nowhere").tree(from: checkout)
      #expect(try Pebbles.tree(of: checkout) == before)
      #expect(checkout.files(below: ".build/fork") == [])
    }
  }
}
