/// A public class of a layer is shared by its users, who then see one another's changes through it.
///
/// Caught by `make arch`, by the rule `public-kind`.
public final class LayerShowsAClass {
  public var titles: [String] = []

  public init() {}
}
