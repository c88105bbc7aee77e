public import RecipeDomain

/// The intents of a list of recipes.
public struct RecipeListViewModel {
  private let navigator: any Navigator
  private let log: any ActivityLog

  public init(navigator: any Navigator, log: any ActivityLog) {
    self.navigator = navigator
    self.log = log
  }

  /// Shows a recipe.
  public func open(recipe: Int) {
    log.note("to /recipes/\(recipe)")
    navigator.go(to: Route(path: "/recipes/\(recipe)"))
  }

  /// Shows the shopping list for some recipes. Does nothing for an empty array.
  public func shop(for recipes: [Int]) {
    guard !recipes.isEmpty else { return }
    let list = recipes.map(String.init).joined(separator: ",")
    navigator.go(to: Route(path: "/shopping?recipes=\(list)"))
  }
}
