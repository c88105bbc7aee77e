import RecipeDomain
import RecipeRouter
import RecipeViewModel
import Testing

/// The router maps destinations to paths. The logging navigator logs each transition.
@Suite struct RecipeRouterTests {
  let navigator = SpyNavigator()
  let log = SpyLog()

  @Test func destinationsArePlaces() {
    let router = RecipeRouter(navigator: navigator)
    router.showRecipe(7)
    router.showShopping(for: [7, 3])
    #expect(navigator.routes.map(\.path) == ["/recipes/7", "/shopping?recipes=7,3"])
  }

  @Test func logsEachTransitionOnce() {
    let logging = LoggingNavigator(around: navigator, log: log)
    let router = RecipeRouter(navigator: logging)
    RecipeListViewModel(router: router).open(recipe: 7)
    RecipeListViewModel(router: router).shop(for: [3])
    RecipePageViewModel(recipe: 3, router: router).shop()
    #expect(log.lines == ["to /recipes/7", "to /shopping?recipes=3", "to /shopping?recipes=3"])
    #expect(navigator.routes.count == 3)
  }
}
