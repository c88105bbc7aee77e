/// Opens the destinations of the recipes.
public protocol RecipeRouting {
  /// Shows a recipe.
  func showRecipe(_ recipe: Int)

  /// Shows the shopping list for some recipes.
  func showShopping(for recipes: [Int])
}
