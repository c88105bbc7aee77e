import BookshelfDomain
import Composition
import CoreDomain

// The controller of the browse session: turns a command into the intent of a screen.

extension BookshelfWalk {
  mutating func perform(_ line: BrowseLine) async throws(BrowseFailure) -> Bool {
    guard let order = BookshelfWalkOrder(line, at: place) else { return false }
    try await perform(order)
    try await followRoutes()
    return true
  }

  private mutating func perform(_ order: BookshelfWalkOrder) async throws(BrowseFailure) {
    switch order.word {
    case .list: try await list(nil)
    case .all: try await list(.all)
    case .next: try await turnPage()
    case .previous: try await turnPageBack()
    case .sort: try await sort(by: order)
    case .search: try await search(order.rest)
    case .show: try await show(try order.entry(of: entries.series))
    case .read: try await read(order)
    case .buy: try await buy(order)
    case .progress: try await visit(.progress)
    case .signIn: try await signIn(order, isNew: false)
    case .signUp: try await signIn(order, isNew: true)
    case .signOut: try await tellAccount { screen in await screen.signOut() }
    case .whoami: try await visit(.account)
    case .sync: try await synchronise(with: order.rest)
    case .catalogue: try await visit(.catalogue)
    }
  }
}

// MARK: - Lists

extension BookshelfWalk {
  private mutating func list(_ scope: ComicScope?) async throws(BrowseFailure) {
    self.scope = scope
    form.offset = 0
    try await visit(.shelf)
  }

  private mutating func sort(by order: BookshelfWalkOrder) async throws(BrowseFailure) {
    guard let ordering = ComicOrdering(rawValue: order.rest.lowercased()) else {
      let known = ComicOrdering.allCases.map(\.rawValue)
      throw .mistake(
        "Write “sort \(order.word.argument)”."
          + Spelling.suggestion(for: order.rest, among: known))
    }
    form.ordering = ordering
    form.offset = 0
    try await visit(.shelf)
  }

  /// Opens the search, or searches for a text.
  private mutating func search(_ text: String) async throws(BrowseFailure) {
    guard !text.isEmpty else {
      return await screens.list(for: .user, navigator: navigator).openSearch()
    }
    var form = ComicListForm(ownedOnly: false, query: text, limit: Self.pageSize)
    if case .search(let last) = place { form.ownedOnly = last.ownedOnly }
    try await visit(.search(form))
  }

  private func show(_ id: ComicSeries.ID) async throws(BrowseFailure) {
    if case .search = place {
      await screens.search(for: .user, navigator: navigator).open(id)
    } else {
      await screens.list(for: .user, navigator: navigator).open(id)
    }
  }

  /// Shows the next page of the open item, or else of the list.
  private mutating func turnPage() async throws(BrowseFailure) {
    if case .page = place {
      guard let page = entries.page, !page.isLast else {
        throw .mistake("This is the last page.")
      }
      return try await visit(.page(page.readable.item, page.number + 1))
    }
    guard let next = entries.next else { throw .mistake("This is the end of the list.") }
    if case .search = place { return try await visit(.search(next)) }
    form.offset = next.offset
    try await visit(.shelf)
  }

  /// Shows the previous page of the open item, or else of the list.
  private mutating func turnPageBack() async throws(BrowseFailure) {
    switch place {
    case .page:
      guard let page = entries.page, page.number > 1 else {
        throw .mistake("This is the first page.")
      }
      try await visit(.page(page.readable.item, page.number - 1))
    case .search(var form) where form.offset > 0:
      form.offset = max(form.offset - form.limit, 0)
      try await visit(.search(form))
    case .shelf where form.offset > 0:
      form.offset = max(form.offset - form.limit, 0)
      try await visit(.shelf)
    default: throw .mistake("This is the beginning of the list.")
    }
  }
}

// MARK: - Reading and buying

extension BookshelfWalk {
  private func read(_ order: BookshelfWalkOrder) async throws(BrowseFailure) {
    let parts = BrowseLine(order.rest)
    let item = try order.entry(of: try readable(), parts.typed)
    var page: Int?
    if !parts.rest.isEmpty {
      guard let number = Int(parts.rest), number > 0 else {
        throw .mistake("“\(parts.rest.harmless)” is no page: the first one is 1.")
      }
      page = number
    }
    await screens.detail(for: .user, navigator: navigator).read(item, page: page)
  }

  private func readable() throws(BrowseFailure) -> [ComicItem] {
    guard !entries.items.isEmpty else {
      throw .mistake("Write “show N” first: the numbers of that series are meant.")
    }
    return entries.items
  }

  private mutating func buy(_ order: BookshelfWalkOrder) async throws(BrowseFailure) {
    guard case .comic(let id) = try order.entry(of: try readable()) else {
      throw .mistake("“\(order.rest)” is an episode. Volumes are bought, and not episodes.")
    }
    let volume = entries.volumes.first { $0.comic.id == id }
    if let volume, volume.obstacle == nil, let price = volume.comic.price {
      let label = DisplayText.quoted(volume.comic.label)
      guard try await ComicPurchaseQuestion(on: landing).isWanted(label, at: price) else {
        return try landing.tell(Printout(ComicPurchaseQuestion.refusal + "\n"))
      }
    }
    // If the volume is not for sale or has no price, the screen reports why.
    try await tellSale(of: id, shownAt: volume?.comic.price)
  }
}

// MARK: - Account and catalogue

extension BookshelfWalk {
  private mutating func signIn(
    _ order: BookshelfWalkOrder, isNew: Bool
  ) async throws(BrowseFailure) {
    let name = order.rest
    guard !name.isEmpty else { throw .mistake("Write “\(order.word.rawValue) NAME”.") }
    let prompt = ComicPasswordPrompt(on: context.console)
    switch await prompt.password(of: name, isNew: isNew) {
    case .failure(.console(let failure)): throw .console(failure)
    case .failure(let refusal): try landing.tell(refusal.printout)
    case .success(let password):
      try await tellAccount { screen in
        if isNew {
          await screen.signUp(name: name, password: password)
        } else {
          await screen.signIn(name: name, password: password)
        }
      }
    }
  }

  /// Sends an intent to the account screen. It may change which reader's shelf is shown.
  private mutating func tellAccount(
    _ intent: @escaping @Sendable (any ComicAccountScreen) async -> Void
  ) async throws(BrowseFailure) {
    let printout = await context.printComicAccount(
      screens, json: false, program: "", leavingThrough: navigator, intent)
    try landing.tell(printout)
    guard printout.status == .success else { return }
    // The state of one reader is not valid for another.
    (scope, form.offset, isReloaded) = (nil, 0, false)
    entries = BookshelfWalkEntries()
  }

  private mutating func synchronise(with source: String) async throws(BrowseFailure) {
    try landing.tell(
      await context.printComicCatalogue(screens, json: false, program: "") { screen in
        await screen.synchronise(with: source)
      })
    isReloaded = true
  }
}
