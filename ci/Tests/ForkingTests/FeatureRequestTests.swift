import Forking
import Testing

@Suite struct FeatureRequestTests {
  private let names: Set<String> = ["Pebble", "Tag", "pebble"]

  private func request(
    from: String = "Pebbles", to: String = "Recipes", _ entity: String? = nil
  ) throws -> FeatureRequest {
    try FeatureRequest(
      from: from, to: to, entity: entity.map { text throws(Refusal) in try EntityOption(text) },
      names: names)
  }

  @Test func derivesTheSingularFromThePlural() throws {
    let request = try request()
    #expect(request.from == NamePair(plural: "Pebbles", singular: "Pebble"))
    #expect(request.to == NamePair(plural: "Recipes", singular: "Recipe"))
  }

  @Test func acceptsAFeatureNameLongerThanThePluralOfItsEntity() throws {
    let request = try FeatureRequest(
      from: "Seashells", to: "Recipes", entity: nil, names: ["Shell", "shell", "Ell", "Tag"])
    #expect(request.from == NamePair(plural: "Seashells", singular: "Shell"))
    #expect(
      request.pairs.map(\.from) == [
        NamePair(plural: "Seashells", singular: "Shell"),
        NamePair(plural: "Shells", singular: "Seashell"),
      ])
    #expect(
      request.pairs.map(\.to)
        == Array(
          repeating: NamePair(plural: "Recipes", singular: "Recipe"), count: 2))
  }

  /// The entity of News is Story, which the template's own names show.
  @Test func acceptsAFeatureNameThatIsNotThePluralOfItsEntity() throws {
    let request = try FeatureRequest(
      from: "News", to: "Recipes", entity: nil,
      names: ["Feed", "FeedFailure", "NewsFeed", "Story", "StoryFailure", "StoryRepository"])
    #expect(request.from == NamePair(plural: "News", singular: "Story"))
  }

  @Test func renamesAFeatureNamedLikeThePluralOfItsEntityOnce() throws {
    #expect(try request().pairs.count == 1)
  }

  @Test(arguments: ["Pebble:Dish", "Dish"])
  func aGivenSingularOverridesTheDerivedOne(entity: String) throws {
    #expect(try request(entity).to == NamePair(plural: "Recipes", singular: "Dish"))
  }

  @Test func renamesFurtherEntities() throws {
    let request = try request("Pebble:Dish,Tag:Cuisine")
    #expect(request.to.singular == "Dish")
    #expect(request.others.map(\.from) == [NamePair(plural: "Tags", singular: "Tag")])
    #expect(request.others.map(\.to) == [NamePair(plural: "Cuisines", singular: "Cuisine")])
  }

  @Test func derivesTheEntityIfOnlyAnotherOneIsGiven() throws {
    let request = try request("Tag:Cuisine")
    #expect(request.to.singular == "Recipe")
    #expect(request.others.count == 1)
  }

  @Test(arguments: [
    ("Recipe", nil, "Write Recipes"), ("News", nil, "ENTITY=Pebble:NewsItem"),
    ("Recipes", "Stone:Recipe", "“Stone” is not a name in Pebbles"),
    ("Recipes", "a:b:c", "is not a list of names"),
    ("Recipes", ":Recipe", "is not a list of names"),
    ("Recipes", "Pebble:", "is not a list of names"), ("Recipes", "Tag:A,Tag:B", "twice"),
    ("Recipes", "Recipe,Tag:B", "Name each once"),
    ("Caches", nil, "ENTITY=Pebble:Cache"), ("Echoes", nil, "ENTITY=Pebble:"),
    ("Recipes", "Pebble:Pebble", "is already the singular of Pebbles"),
  ])
  func saysWhatToWriteInstead(to: String, entity: String?, hint: String) {
    let refusal = #expect(throws: Refusal.self) { try request(to: to, entity) }
    #expect(refusal?.description.contains(hint) == true, "\(refusal?.description ?? "")")
  }
}
