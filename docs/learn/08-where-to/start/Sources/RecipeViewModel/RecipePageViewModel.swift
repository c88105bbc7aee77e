public import RecipeDomain

/// The intents of a recipe page.
public struct RecipePageViewModel {
  private let recipe: Int
  private let navigator: any Navigator
  private let log: any ActivityLog

  public init(recipe: Int, navigator: any Navigator, log: any ActivityLog) {
    self.recipe = recipe
    self.navigator = navigator
    self.log = log
  }

  /// Shows the shopping list for this recipe.
  public func shop() {
    log.note("shopping")
    log.note("to /shopping?recipe=\(recipe)")
    navigator.go(to: Route(path: "/shopping?recipe=\(recipe)"))
  }
}
