/// The features of both programs: a line each, in the order in which they are shown.
public enum AllFeatures {
  public static let list = FeatureList(
    BookmarksFeature(),
    EarthquakesFeature(),
    StargazersFeature(),
    NewsFeature(),
    BookshelfFeature()
  )
}
