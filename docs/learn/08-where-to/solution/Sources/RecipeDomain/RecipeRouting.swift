/// Where one can go from the recipes.
public protocol RecipeRouting {
  /// Shows a recipe.
  func showRecipe(_ recipe: Int)

  /// Shows what has to be bought for some recipes.
  func showShopping(for recipes: [Int])
}
