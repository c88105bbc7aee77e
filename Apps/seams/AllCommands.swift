import BookmarksCLI
import BookshelfCLI
import Composition
import EarthquakesCLI
import NewsCLI
import StargazersCLI

/// The features of the program, in display order.
enum AllCommands: CommandListing {
  static let groups: [any CommandGroup] = [
    ComposedCommands(BookmarksCLIFeature(), of: BookmarksFeature()),
    ComposedCommands(EarthquakesCLIFeature(), of: EarthquakesFeature()),
    ComposedCommands(StargazersCLIFeature(), of: StargazersFeature()),
    ComposedCommands(NewsCLIFeature(), of: NewsFeature()),
    ComposedCommands(BookshelfCLIFeature(), of: BookshelfFeature()),
  ]
}
