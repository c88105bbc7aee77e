public import RecipeDomain

/// The intents of a recipe page.
public struct RecipePageViewModel {
  private let recipe: Int
  private let router: any RecipeRouting

  public init(recipe: Int, router: any RecipeRouting) {
    self.recipe = recipe
    self.router = router
  }

  /// Shows the shopping list for this recipe.
  public func shop() { router.showShopping(for: [recipe]) }

  /// The route of this recipe.
  public var place: Route { Route(path: "/recipes/\(recipe)") }
}
