/// The features of both programs, one per line, in display order.
public enum AllFeatures {
  public static let list = FeatureList(
    BookmarksFeature(),
    EarthquakesFeature(),
    StargazersFeature(),
    NewsFeature(),
    BookshelfFeature()
  )
}
