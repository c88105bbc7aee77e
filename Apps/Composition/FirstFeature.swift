/// The message that is shown while there are no features.
public enum FirstFeature {
  /// A command that generates an example feature. It is run in the project's folder.
  public static let order = "make new FEATURE=Recipes ENTITY=Recipe"

  /// The sentences that tell the user how to create the first feature.
  public static let text =
    "There is no feature yet. Create the first one in the project folder with “\(order)”, "
    + "then run “make run”."
}
