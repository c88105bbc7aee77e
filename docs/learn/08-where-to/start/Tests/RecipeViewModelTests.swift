import RecipeDomain
import RecipeViewModel
import Testing

/// A view model names a destination, and not its path.
@Suite struct RecipeViewModelTests {
  let router = SpyRouter()

  @Test func openingARecipeShowsIt() {
    RecipeListViewModel(router: router).open(recipe: 7)
    #expect(router.calls == [.recipe(7)])
  }

  @Test func shoppingForSomeShowsTheList() {
    RecipeListViewModel(router: router).shop(for: [7, 3])
    #expect(router.calls == [.shopping([7, 3])])
  }

  @Test func shoppingForNoRecipesOpensNothing() {
    RecipeListViewModel(router: router).shop(for: [])
    #expect(router.calls == [])
  }

  @Test func shoppingFromAPageIsForItsRecipe() {
    RecipePageViewModel(recipe: 7, router: router).shop()
    #expect(router.calls == [.shopping([7])])
  }
}
