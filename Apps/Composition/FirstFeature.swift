/// What people are told where there is no feature yet.
public enum FirstFeature {
  /// The order that writes a feature, in the folder of the project.
  public static let order = "make new FEATURE=Recipes ENTITY=Recipe"

  /// How to begin, as sentences.
  public static let text =
    "There is no feature yet. Write the first one in the folder of the project, with “\(order)”; "
    + "then “make run” shows it."
}
