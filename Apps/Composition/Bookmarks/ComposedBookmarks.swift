import BookmarksDomain
import BookmarksInfrastructure
import BookmarksRepository
import BookmarksRouter
import BookmarksViewModel
import CoreDomain
import CoreInfrastructure

/// The bookmarks feature, with the real implementations of all ports.
struct ComposedBookmarks {
  private let store: any BookmarkStore
  private let repository: any BookmarkRepository
  private let normalizer: BookmarkNormalizer
  private let ports: FeaturePorts

  /// - Parameter index: The text index of the store, which its migrations have already created.
  init(over ports: FeaturePorts, index: any SQLTextIndex) async throws(BookmarkFailure) {
    let normalizer = BookmarkNormalizer(folding: UnicodeTextFolding(), hosts: IDN2HostNaming())
    let (decoding, sniffing) = (IconvTextDecoding(), UchardetEncodingSniffing())
    let store = try await SQLBookmarkStore(
      database: ports.database, index: index, normalizer: normalizer)
    repository = DefaultBookmarkRepository(
      store: store,
      titles: HTTPPageTitleSource(
        client: ports.http, limits: .page, decoding: decoding, sniffing: sniffing),
      formats: { kind in
        switch kind {
        case .netscape:
          NetscapeBookmarkFormat(normalizer: normalizer, decoding: decoding, sniffing: sniffing)
        case .json: JSONBookmarkFormat(normalizer: normalizer)
        }
      }, clock: ports.clock, identifiers: ports.identifiers, tracer: ports.tracer)
    self.store = store
    self.normalizer = normalizer
    self.ports = ports
    if ports.services.isDemo, store.isNew {
      try await BookmarkDemoSamples(repository: repository, normalizer: normalizer).add()
    }
  }

  var screens: any BookmarksScreens {
    DefaultBookmarksScreens(
      stored: store, repository: repository, normalizer: normalizer,
      context: ports.context(BookmarksRouteMap.self))
  }
}
