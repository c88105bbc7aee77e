import RecipeDomain

/// Records the routes.
final class SpyNavigator: Navigator {
  private(set) var routes: [Route] = []

  func go(to route: Route) { routes.append(route) }
}

/// Records the entries.
final class SpyLog: ActivityLog {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
}

/// Records the requested destinations.
final class SpyRouter: RecipeRouting {
  enum Call: Hashable {
    case recipe(Int)
    case shopping([Int])
  }

  private(set) var calls: [Call] = []

  func showRecipe(_ recipe: Int) { calls.append(.recipe(recipe)) }

  func showShopping(for recipes: [Int]) { calls.append(.shopping(recipes)) }
}
