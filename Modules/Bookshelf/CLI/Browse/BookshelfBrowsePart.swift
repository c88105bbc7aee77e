import BookshelfDomain
import CoreCLI
import CoreDomain

/// The browse session of the bookshelf: commands run on the screens, and their numbers refer to the
/// entries on display.
///
/// | place         | what it shows                            | its numbers mean         |
/// |---------------|------------------------------------------|--------------------------|
/// | the shelf     | the series of a reader, or the catalogue | series                   |
/// | the search    | the results; other lines are search text | series                   |
/// | a series      | its volumes and its episodes             | volumes and episodes     |
/// | a page        | the page; “next” and “previous” turn it  | as at the previous place |
/// | the progress  | how far the reader has read              | volumes and episodes     |
/// | the account   | the signed-in reader                     | as at the previous place |
/// | the catalogue | when it was last updated                 | as at the previous place |
///
/// The browse session starts with the stored shelf and updates the catalogue meanwhile.
struct BookshelfBrowsePart: BrowsePart {
  let screens: any BookshelfScreens
  let landing: BrowseEnvironment
  var places = [BookshelfBrowsePlace.shelf]
  /// The form of the shelf.
  var form = everything
  var entries = BookshelfBrowseEntries()
  /// Whether the catalogue was updated since the browse session or the reader's session began.
  var isReloaded = false

  init(through screens: any BookshelfScreens, from landing: BrowseEnvironment) {
    self.screens = screens
    self.landing = landing
  }

  /// The first page of the shelf.
  static let everything = ComicListForm(limit: "20")
}

enum BookshelfBrowsePlace: Hashable, Sendable {
  case shelf
  /// The search with its query; blank before the first query.
  case search(ComicListForm)
  case detail(ComicSeries.ID)
  /// A page of an item; blank means the reader's last page.
  case page(ComicItem, String)
  case progress
  case account
  case catalogue
}

/// The entries that the numbers of the places refer to.
struct BookshelfBrowseEntries: Hashable, Sendable {
  var series: [ComicSeries.ID] = []
  /// The form of the previous page of the list, or `nil` on the first page.
  var previous: ComicListForm?
  /// The form of the next page of the list, or `nil` on the last page.
  var next: ComicListForm?
  /// The volumes and episodes on display.
  var items: [ComicItem] = []
  /// The page on display, or `nil` if no page was opened.
  var page: ComicPage?

  mutating func take(_ shelf: ComicShelf) {
    series = shelf.entries.map(\.id)
    previous = shelf.request.previous.map { ComicListForm($0) }
    next = shelf.next.map { ComicListForm($0) }
  }

  mutating func take(_ detail: ComicDetail) {
    items = detail.items
  }
}

// MARK: - Commands

extension BookshelfBrowsePart {
  static let commands: [BrowseCommand<Self>] = [
    BrowseCommand("list", "l", help: "list your shelf, or the catalogue if you are signed out") {
      part, _ throws(BrowseFailure) in
      try await part.list("")
    },
    BrowseCommand("all", help: "list the whole catalogue") { part, _ throws(BrowseFailure) in
      try await part.list("all")
    },
    BrowseCommand("next", "n", help: "show the next page of the list or the volume") {
      part, _ throws(BrowseFailure) in
      try await part.turnPage(by: 1)
    },
    BrowseCommand("previous", "p", help: "show the previous page") {
      part, _ throws(BrowseFailure) in
      try await part.turnPage(by: -1)
    },
    BrowseCommand(
      "sort", "o", ComicOrdering.allCases.map(\.rawValue).joined(separator: "|"),
      help: "sort the list"
    ) { part, argument throws(BrowseFailure) in
      part.form.sort = try argument.choice(of: ComicOrdering.self).rawValue
      part.form.cursor = ""
      try await part.visit(.shelf)
    },
    BrowseCommand("search", "s", "[TEXT]", help: "search; then any other line is a search text") {
      part, argument throws(BrowseFailure) in
      try await part.search(argument.text)
    },
    BrowseCommand("show", "v", "N", help: "show a series of the list; a number alone works, too") {
      part, argument throws(BrowseFailure) in
      let id = try argument.entry(of: part.entries.series)
      if case .search = part.places.last {
        await part.screens.search(for: .user, navigator: part.navigator).send(.open(id))
      } else {
        await part.screens.list(for: .user, navigator: part.navigator).send(.open(id))
      }
    },
    BrowseCommand("read", "r", "N [PAGE]", help: "read a volume or an episode") {
      part, argument throws(BrowseFailure) in
      let line = BrowseLine(argument.text)
      let item = try argument.entry(of: try part.readable(), line.typed)
      await part.screens.detail(for: .user, navigator: part.navigator)
        .send(.read(item, page: line.rest))
    },
    BrowseCommand("buy", nil, "N", help: "buy a volume after confirming its price") {
      part, argument throws(BrowseFailure) in
      try await part.buy(try argument.entry(of: try part.readable()))
    },
    BrowseCommand("progress", help: "show your reading progress", visits: .progress),
    BrowseCommand("sign-in", nil, "NAME", help: "sign in; prompts for the password") {
      part, argument throws(BrowseFailure) in
      try await part.signIn(try argument.required(), isNew: false)
    },
    BrowseCommand("sign-up", nil, "NAME", help: "create an account and sign in") {
      part, argument throws(BrowseFailure) in
      try await part.signIn(try argument.required(), isNew: true)
    },
    BrowseCommand("sign-out", help: "sign out") { part, _ throws(BrowseFailure) in
      try await part.changeAccount(.signOut)
    },
    BrowseCommand("whoami", help: "show who is signed in", visits: .account),
    BrowseCommand("sync", nil, "[FILE|ADDRESS]", help: "update the catalogue") {
      part, argument throws(BrowseFailure) in
      if argument.text == "-" { _ = try argument.file() }
      _ = try await part.catalogue(.synchronise(with: argument.text))
      part.isReloaded = true
    },
    BrowseCommand(
      "catalogue", help: "show when the catalogue was last updated", visits: .catalogue),
  ]

  /// Returns the command that a line means. A number means `show` or `read`, depending on the
  /// place. In the search, any other line is a search text. Otherwise returns `nil`.
  func meaning(of line: BrowseLine) -> BrowseLine? {
    if Int(line.word) != nil, line.rest.isEmpty {
      switch places.last {
      case .detail, .page, .progress: return BrowseLine("read \(line.word)")
      case .shelf, .search, .account, .catalogue, nil: return BrowseLine("show \(line.word)")
      }
    }
    if case .search = places.last { return BrowseLine("search \(line.whole)") }
    return nil
  }

  private mutating func list(_ scope: String) async throws(BrowseFailure) {
    form.scope = scope
    form.cursor = ""
    try await visit(.shelf)
  }

  /// Opens the search, or searches for a text.
  private mutating func search(_ text: String) async throws(BrowseFailure) {
    guard !text.isEmpty else {
      return await screens.list(for: .user, navigator: navigator).send(.openSearch)
    }
    guard case .search(var form) = places.last else {
      var form = Self.everything
      (form.scope, form.query) = ("all", text)
      return try await visit(.search(form))
    }
    (form.query, form.cursor) = (text, "")
    try await replace(by: .search(form))
  }

  /// Shows the next or the previous page of the open item, or else of the list.
  private mutating func turnPage(by step: Int) async throws(BrowseFailure) {
    if case .page = places.last {
      guard let page = entries.page, (1...page.readable.pages).contains(page.number + step) else {
        throw .mistake("This is the \(step > 0 ? "last" : "first") page.")
      }
      return try await replace(by: .page(page.readable.item, String(page.number + step)))
    }
    guard let form = step > 0 ? entries.next : entries.previous else {
      throw .mistake("This is the \(step > 0 ? "last" : "first") page of the list.")
    }
    if case .search = places.last { return try await replace(by: .search(form)) }
    // The scope stays as it was given. The meaning of a blank scope depends on whether a reader is
    // signed in.
    self.form.cursor = form.cursor
    try await visit(.shelf)
  }

  private func readable() throws(BrowseFailure) -> [ComicItem] {
    guard !entries.items.isEmpty else {
      throw .mistake("Show a series first with “show N”, then use one of its numbers.")
    }
    return entries.items
  }

  /// Buys a volume. The series on display may be out of date, so the question has the present
  /// price.
  private mutating func buy(_ item: ComicItem) async throws(BrowseFailure) {
    let purchase = ComicPurchaseSteps(
      comic: item.text, screens: screens, navigator: navigator,
      view: ComicSaleView(context: context, program: ""))
    let output = try await purchase.buyAfterQuestion(on: landing)
    try landing.tell(output)
    let isSold = !output.output.isEmpty
    if isSold, case .detail = places.last { try await showAgain() }
  }

  private mutating func signIn(_ name: String, isNew: Bool) async throws(BrowseFailure) {
    switch await context.console.comicPassword(of: name, isNew: isNew) {
    case .failure(.console(let failure)): throw .console(failure)
    case .failure(let refusal): try landing.tell(refusal.commandOutput)
    case .success(let password):
      let form = ComicAccountForm(name: name, password: password)
      try await changeAccount(isNew ? .signUp(form) : .signIn(form))
    }
  }

  /// Signs in, up or out, and resets the list, which belongs to the previous reader.
  private mutating func changeAccount(_ intent: ComicAccountIntent) async throws(BrowseFailure) {
    guard try await account(intent) else { return }
    (form.scope, form.cursor, isReloaded) = ("", "", false)
    entries = BookshelfBrowseEntries()
    places = [.shelf]
  }

  /// - Returns: Whether the intent succeeded.
  private func account(_ intent: ComicAccountIntent) async throws(BrowseFailure) -> Bool {
    let view = ComicAccountView(display: context.display, json: false, program: "")
    return try await tell(
      screens.account(for: .user, navigator: navigator), intent, view.commandOutput) != nil
  }

  /// - Returns: Whether the intent succeeded.
  private func catalogue(_ intent: ComicCatalogueIntent) async throws(BrowseFailure) -> Bool {
    let view = ComicCatalogueView(context: context, program: "")
    return try await tell(
      screens.catalogue(for: .user, navigator: navigator), intent, view.commandOutput) != nil
  }
}

// MARK: - Places

extension BookshelfBrowsePart {
  func destination(of route: Route) -> BookshelfDestination? { screens.destination(of: route) }

  mutating func open(_ destination: BookshelfDestination) async throws(BrowseFailure) {
    switch destination {
    case .list(let form):
      self.form = form.shortened
      try await visit(.shelf)
    case .search(let form): try await visit(.search(form.shortened))
    case .detail(let id): try await visit(.detail(id))
    case .page(let item, let page): try await visit(.page(item, page))
    case .account: try await visit(.account)
    case .catalogue: try await visit(.catalogue)
    case .progress: try await visit(.progress)
    }
  }

  mutating func show(_ place: BookshelfBrowsePlace) async throws(BrowseFailure) -> Bool {
    switch place {
    case .shelf: return try await showShelf()
    case .search(let form) where form.query.isBlank:
      entries.take(ComicShelf(entries: [], total: 0, request: ComicListRequest()))
      try landing.tell(CommandOutput("Search\nType a part of a title or its reading.\n"))
      return true
    case .search(let form):
      let state = try await tell(
        screens.search(for: .user, navigator: navigator), .search(form),
        BookshelfBrowseViews(in: context, of: form).commandOutput)
      guard case .success(let shelf)? = state else { return false }
      entries.take(shelf)
    case .detail(let id):
      let state = try await tell(
        screens.detail(for: .user, navigator: navigator), .show(id),
        ComicDetailView(context: context, program: "").commandOutput)
      guard case .success(let detail)? = state else { return false }
      entries.take(detail)
    case .page(let item, let page):
      return try await showPage(.show(item.text, page: page))
    case .progress:
      let state = try await tell(
        screens.list(for: .user, navigator: navigator), .showProgress,
        ComicProgressView(context: context, program: "").commandOutput)
      guard case .progress(let progress)? = state else { return false }
      entries.items = progress.map(\.progress.item)
    case .account: return try await account(.show)
    case .catalogue: return try await catalogue(.show)
    }
    return true
  }

  /// Shows the current place again. If it is a page, the progress does not change, because the
  /// reader has not turned to this page.
  mutating func showAgain() async throws(BrowseFailure) {
    if case .page(let item, let page)? = places.last {
      _ = try await showPage(.showAgain(item.text, page: page))
    } else if let place = places.last {
      _ = try await show(place)
    }
  }

  private mutating func showPage(_ intent: ComicPageIntent) async throws(BrowseFailure) -> Bool {
    let state = try await tell(
      screens.page(for: .user, navigator: navigator), intent,
      ComicPageView(context: context, program: "").commandOutput)
    guard case .success(let page)? = state else { return false }
    entries.page = page
    return true
  }

  /// Shows the stored shelf. The first call also updates the catalogue and shows the result.
  private mutating func showShelf() async throws(BrowseFailure) -> Bool {
    let reloading = !isReloaded
    isReloaded = true
    let shown = try await tellAll(
      screens.list(for: .user, navigator: navigator), .show(form, reloading: reloading),
      BookshelfBrowseViews(in: context, of: form).commandOutput)
    guard let shelf = shown.compactMap(\.shelf).last else { return false }
    entries.take(shelf)
    return true
  }
}

extension ComicListForm {
  /// The form with the page size of the browse session, unless the form has its own page size.
  fileprivate var shortened: ComicListForm {
    var form = self
    if form.limit.isBlank { form.limit = BookshelfBrowsePart.everything.limit }
    return form
  }
}
