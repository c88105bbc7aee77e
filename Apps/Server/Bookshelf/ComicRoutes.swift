import BookshelfDomain
import CoreDomain

/// The addresses that pages of the feature lead to.
enum ComicRoutes {
  static let shelf = Route(path: ["bookshelf"])
  static let search = Route(path: ["bookshelf", "search"])
  static let progress = Route(path: ["bookshelf", "progress"])
  static let account = Route(path: ["bookshelf", "account"])
  static let catalogue = Route(path: ["bookshelf", "catalogue"])
  /// The list for programs.
  static let list = Route(path: ["api", "v1", "bookshelf", "series"])

  /// The shelf that a form asks for, as it is kept: nobody else is asked.
  static func shelf(_ form: ComicListForm) -> Route {
    Route(
      path: shelf.path, query: form.parameters + [Route.Parameter("reload", "no")])
  }

  static func search(_ form: ComicListForm) -> Route {
    Route(path: search.path, query: form.parameters)
  }

  /// What programs ask for to have the page that a form describes.
  static func list(_ form: ComicListForm) -> Route {
    Route(
      path: list.path,
      query: form.query.isEmpty
        ? [Route.Parameter("owned", form.ownedOnly ? "yes" : "no")] + form.paging
        : [
          Route.Parameter("q", form.query),
          Route.Parameter("owned", form.ownedOnly ? "yes" : "no"),
        ] + form.paging)
  }

  static func series(_ id: ComicSeries.ID) -> Route {
    Route(path: ["bookshelf", "series", id.raw])
  }

  /// The cover of a series.
  static func cover(of id: ComicSeries.ID) -> Route {
    Route(path: ["bookshelf", "series", id.raw, "cover.svg"])
  }

  /// The cover of a volume.
  static func cover(of comic: Comic.ID, in series: ComicSeries.ID) -> Route {
    Route(path: ["bookshelf", "series", series.raw, "comics", comic.raw, "cover.svg"])
  }

  /// Where somebody is asked whether a volume is to be bought.
  static func purchase(of comic: Comic.ID, in series: ComicSeries.ID) -> Route {
    Route(path: ["bookshelf", "series", series.raw, "comics", comic.raw])
  }

  /// A page of a volume or an episode; where the reader was, when no page is given.
  static func page(_ number: Int? = nil, of item: ComicItem) -> Route {
    Route(
      path: ["bookshelf", "read", item.text],
      query: number.map { [Route.Parameter("page", "\($0)")] } ?? [])
  }

  /// The account, which leads on to a path when somebody has signed in.
  static func account(leadingTo path: String) -> Route {
    Route(path: account.path, query: [Route.Parameter("to", path)])
  }

  /// Where something is done to the session.
  static func account(_ change: ComicAccountChange) -> Route {
    Route(path: account.path + [change.rawValue])
  }
}

/// What the buttons of the account do.
enum ComicAccountChange: String, CaseIterable {
  case signIn = "sign-in"
  case signUp = "sign-up"
  case signOut = "sign-out"
}

extension ComicListForm {
  /// The form as the query of a page's address has it.
  fileprivate var parameters: [Route.Parameter] {
    (query.isEmpty ? [] : [Route.Parameter("q", query)])
      + [Route.Parameter("show", ownedOnly ? "owned" : "all")] + paging
  }

  /// Order and place. What goes without saying is left out.
  fileprivate var paging: [Route.Parameter] {
    let usual = ComicListForm()
    return [
      ordering == usual.ordering ? nil : Route.Parameter("sort", ordering.rawValue),
      offset == usual.offset ? nil : Route.Parameter("offset", "\(offset)"),
      limit == usual.limit ? nil : Route.Parameter("limit", "\(limit)"),
    ].compactMap { $0 }
  }
}
