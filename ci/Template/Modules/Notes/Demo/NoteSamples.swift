/// The titles of the notes that a new demo shows.
public enum NoteSamples {
  public static let titles = ["An example", "A second example"]
}
