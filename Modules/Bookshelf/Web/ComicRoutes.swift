import BookshelfDomain
import CoreDomain
import CoreWeb

/// The routes of the feature.
enum ComicRoutes {
  static let shelf = Route(path: ["bookshelf"])
  static let search = Route(path: ["bookshelf", "search"])
  static let progress = Route(path: ["bookshelf", "progress"])
  static let account = Route(path: ["bookshelf", "account"])
  static let catalogue = Route(path: ["bookshelf", "catalogue"])
  /// The list of the API.
  static let list = Route(path: ["api", "v1", "bookshelf", "series"])

  /// The stored shelf, without an update.
  static func shelf(_ request: ComicListRequest) -> Route {
    Route(path: shelf.path, query: request.parameters + [Route.Parameter("reload", "no")])
  }

  static func search(_ request: ComicListRequest) -> Route {
    Route(path: search.path, query: request.parameters)
  }

  /// The API route to a list.
  static func list(_ request: ComicListRequest) -> Route {
    let owned = Route.Parameter("owned", request.ownedOnly ? "yes" : "no")
    return Route(path: list.path, query: request.words + [owned] + request.paging)
  }

  /// - Parameter first: The index of the first cell of the grid to show.
  static func series(_ id: ComicSeries.ID, from first: Int? = nil) -> Route {
    Route(path: ["bookshelf", "series", id.raw], query: from(first))
  }

  /// The API route to a series.
  static func record(of id: ComicSeries.ID, from first: Int) -> Route {
    Route(path: list.path + [id.raw], query: from(first))
  }

  private static func from(_ first: Int?) -> [Route.Parameter] {
    first.map { [Route.Parameter("from", "\($0)")] } ?? []
  }

  /// The cover of a series.
  static func cover(of id: ComicSeries.ID) -> Route {
    Route(path: ["bookshelf", "series", id.raw, "cover.svg"])
  }

  /// The cover of a volume.
  static func cover(of comic: Comic.ID, in series: ComicSeries.ID) -> Route {
    Route(path: ["bookshelf", "series", series.raw, "comics", comic.raw, "cover.svg"])
  }

  /// The cover of a volume, or of the series of an episode.
  static func cover(of item: ComicItem, in series: ComicSeries.ID) -> Route {
    switch item {
    case .comic(let comic): cover(of: comic, in: series)
    case .episode: cover(of: series)
    }
  }

  /// The page that asks for confirmation to buy a volume.
  static func purchase(of comic: Comic.ID, in series: ComicSeries.ID) -> Route {
    Route(path: ["bookshelf", "series", series.raw, "comics", comic.raw])
  }

  /// A page of a volume or an episode; `nil` means the reader's last page.
  static func page(_ number: Int? = nil, of item: ComicItem) -> Route {
    Route(
      path: ["bookshelf", "read", item.text],
      query: number.map { [Route.Parameter("page", "\($0)")] } ?? [])
  }

  /// The account page with a destination after signing in.
  static func account(leadingTo path: String) -> Route {
    Route(path: account.path, query: [Route.Parameter("to", path)])
  }

  /// An action on the session.
  static func account(_ change: ComicAccountChange) -> Route {
    Route(path: account.path + [change.rawValue])
  }
}

/// The actions on the account page.
enum ComicAccountChange: String, CaseIterable {
  case signIn = "sign-in"
  case signUp = "sign-up"
  case signOut = "sign-out"
}

extension ComicListRequest {
  /// The request as the query of a page's URL.
  fileprivate var parameters: [Route.Parameter] {
    words + [Route.Parameter("show", ownedOnly ? "owned" : "all")] + paging
  }

  /// The parameter with the search text, if there is a search text.
  fileprivate var words: [Route.Parameter] {
    query.isEmpty ? [] : [Route.Parameter("q", query)]
  }

  /// The sort order and the position, without default values.
  fileprivate var paging: [Route.Parameter] {
    let usual = ComicListRequest()
    return [
      ordering == usual.ordering ? nil : Route.Parameter("sort", ordering.rawValue),
      offset == usual.offset ? nil : Route.Parameter("cursor", "\(offset)"),
      limit == usual.limit ? nil : Route.Parameter("limit", "\(limit)"),
    ].compactMap { $0 }
  }
}
