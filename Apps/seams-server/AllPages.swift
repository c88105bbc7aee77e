import BookmarksWeb
import BookshelfWeb
import Composition
import EarthquakesWeb
import NewsWeb
import StargazersWeb

/// The features of the server, in display order.
enum AllPages {
  static let features: [any ServedFeature] = [
    ComposedPages(BookmarksWebFeature(), of: BookmarksFeature()),
    ComposedPages(EarthquakesWebFeature(), of: EarthquakesFeature()),
    ComposedPages(StargazersWebFeature(), of: StargazersFeature()),
    ComposedPages(NewsWebFeature(), of: NewsFeature()),
    ComposedPages(BookshelfWebFeature(), of: BookshelfFeature()),
  ]
}
