import BookmarksDomain
import CoreDomain
import CoreInfrastructure
import Logging

/// The features over one database, one HTTP client and one clock.
struct ComposedFeatures: Features {
  let bookmarks: any BookmarksScreens

  /// - Throws: ``StartFailure/bookmarks(_:)``.
  init(
    database: any SQLDatabase, http: any HTTPClient, clock: any WallClock,
    identifiers: any IdentifierSource, logger: Logger
  ) async throws(StartFailure) {
    bookmarks = try await ComposedBookmarksScreens(
      database: database, http: http, clock: clock, identifiers: identifiers,
      logging: { LoggingNavigator($0, logger: logger) })
  }

  /// The tables of every feature.
  static let migrations = ComposedBookmarksScreens.migrations
}
