/// The message that is shown while there are no features.
public enum FirstFeature {
  /// The command that generates a feature, run in the project's folder.
  public static let order = "make new FEATURE=Recipes ENTITY=Recipe"

  /// The instructions, as sentences.
  public static let text =
    "There is no feature yet. Create the first one in the project folder with “\(order)”, "
    + "then run “make run”."
}
