public import RecipeDomain

/// The intents of a list of recipes.
public struct RecipeListViewModel {
  private let router: any RecipeRouting

  public init(router: any RecipeRouting) { self.router = router }

  /// Shows a recipe.
  public func open(recipe: Int) { router.showRecipe(recipe) }

  /// Shows the shopping list for some recipes. Does nothing for an empty array.
  public func shop(for recipes: [Int]) {
    guard !recipes.isEmpty else { return }
    router.showShopping(for: recipes)
  }
}
