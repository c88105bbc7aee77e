import BookmarksDomain
import CoreCLI
import CoreDomain

extension BookmarksBrowsePart {
  func destination(of route: Route) -> BookmarksDestination? { screens.destination(of: route) }

  mutating func open(_ destination: BookmarksDestination) async throws(BrowseFailure) {
    switch destination {
    case .list(nil, nil): try await showLastList()
    case .list(let query, let tag):
      var form = Self.everything
      form.query = query ?? ""
      form.tag = tag ?? ""
      try await visit(.list(form))
    case .detail(let id): try await visit(.detail(id))
    case .tags: try await visit(.tags)
    case .duplicates: try await visit(.duplicates)
    case .editor("", _): try await add()
    case .editor(let address, let title):
      try await add(BookmarkForm(address: address, title: title))
    case .change(let id): try await edit(id)
    case .transfer: throw .mistake("Write “import FILE” or “export FILE”.")
    }
  }

  mutating func show(_ place: BookmarksBrowsePlace) async throws(BrowseFailure) -> Bool {
    try show(await page(of: place))
  }

  /// Reloads the current place. If the page of a list has become empty, shows the last page that
  /// still has rows.
  mutating func showAgain() async throws(BrowseFailure) {
    guard let place = places.last else { return }
    let page = await page(of: place)
    if let form = place.form, let rows = form.rows, page.commandOutput.status == .success,
      rows.lowerBound >= max(page.total, 1)
    {
      let start = max(0, (page.total - 1) / Self.pageSize * Self.pageSize)
      return try await replace(by: .list(form.page(from: start)))
    }
    _ = try show(page)
  }

  /// Goes back to the last list, and reloads it.
  private mutating func showLastList() async throws(BrowseFailure) {
    while places.count > 1, places.last?.form == nil { places.removeLast() }
    try await showAgain()
  }

  private mutating func show(_ page: BookmarksBrowsePage) throws(BrowseFailure) -> Bool {
    try landing.tell(page.commandOutput)
    guard page.commandOutput.status == .success else { return false }
    bookmark = page.bookmark
    if let entries = page.entries {
      self.entries = entries
      total = page.total
    }
    return true
  }

  private func page(of place: BookmarksBrowsePlace) async -> BookmarksBrowsePage {
    let views = BookmarksBrowseViews(
      display: context.display, start: place.form?.rows?.lowerBound ?? 0)
    let page =
      switch place {
      case .list(let form):
        await screens.list(navigator: navigator).outcome(of: .show(form), view: views.page)
      case .detail(let id):
        await screens.detail(navigator: navigator).outcome(of: .show(id), view: views.page)
      case .tags: await screens.tags(navigator: navigator).outcome(of: .show, view: views.page)
      case .duplicates:
        await screens.duplicates(navigator: navigator).outcome(of: .show, view: views.page)
      }
    return page ?? BookmarksBrowsePage(commandOutput: .unanswered)
  }
}
