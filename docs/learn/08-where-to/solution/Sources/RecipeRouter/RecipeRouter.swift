public import RecipeDomain

/// Turns destinations of the feature into places of the app.
public struct RecipeRouter: RecipeRouting {
  private let navigator: any Navigator

  public init(navigator: any Navigator) { self.navigator = navigator }

  public func showRecipe(_ recipe: Int) { navigator.go(to: Route(path: "/recipes/\(recipe)")) }

  public func showShopping(for recipes: [Int]) {
    let list = recipes.map(String.init).joined(separator: ",")
    navigator.go(to: Route(path: "/shopping?recipes=\(list)"))
  }
}
