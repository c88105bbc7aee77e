public import RecipeDomain

/// Turns destinations of the feature into places of the app.
public struct RecipeRouter {
  public init(navigator: any Navigator) {}
}
