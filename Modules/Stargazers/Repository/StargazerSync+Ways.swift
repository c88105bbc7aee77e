import CoreDomain
import StargazersDomain

// Strategies for reading pages.
extension StargazerSync {
  /// Returns the current last page of the list.
  mutating func findEnd(_ report: Report) async throws(StargazerFailure) -> StoredPage {
    var page = try await begin(with: try await store.lastPage(of: ledger.repository), report)
    while let place = nextJump(from: page) {
      guard let further = try await visitIfListed(place, report) else {
        // The service links to a last page that it does not return, so the pages are read one by
        // one.
        wanted = (min(ledger.total ?? .max, ledger.listable) + rowsOnPage - 1) / rowsOnPage
        return try await ascend(
          from: page, through: StargazerPage.listed / rowsOnPage, report)
      }
      let isFurther = further.number > page.number
      page = further
      if !isFurther { break }
    }
    return page
  }

  /// Requests the page of a link.
  ///
  /// - Returns: The page, or `nil` if the service does not list the page or the page is empty.
  private mutating func visitIfListed(
    _ place: PagePlace, _ report: Report
  ) async throws(StargazerFailure) -> StoredPage? {
    do throws(StargazerFailure) {
      return try await visit(place.number, at: place, report)
    } catch {
      guard error == .source(.ceiling) else { throw error }
      return nil
    }
  }

  /// Returns the link to follow from a page: to the last page if it is known, otherwise to the next
  /// page. Returns `nil` if this is the last page. Ignores a link to a last page that the service
  /// does not list, or that is far beyond the number of stars.
  private func nextJump(from page: StoredPage) -> PagePlace? {
    guard page.number * rowsOnPage < ledger.listable, let next = page.neighbours.next else {
      return nil
    }
    guard let last = page.neighbours.last, last.number > page.number,
      (last.number - 1) * rowsOnPage < ledger.listable,
      // Allows one more page, because stars may have been added since the count.
      (last.number - 2) * rowsOnPage < ledger.total ?? .max
    else { return next }
    return last
  }

  /// Reads pages forwards.
  ///
  /// - Returns: The page with the given number, or the last page if the list is shorter.
  mutating func ascend(
    from page: StoredPage, through number: Int, _ report: Report
  ) async throws(StargazerFailure) -> StoredPage {
    var page = page
    while page.number < number, let next = page.neighbours.next {
      do throws(StargazerFailure) {
        guard let further = try await visit(next.number, at: next, report) else { break }
        let isFurther = further.number > page.number
        page = further
        if !isFurther { break }
      } catch {
        guard error == .source(.ceiling) else { throw error }
        ledger.ceiling = (page.number - 1) * rowsOnPage + page.rows
        break
      }
      done = page.number
      await report(.pages(done, of: max(done, wanted)))
    }
    return page
  }

  /// Reads pages backwards until there are enough rows, and at least one stargazer after `offset`.
  ///
  /// - Returns: The page with the lowest number.
  mutating func descend(
    from end: StoredPage, rows: Int, after offset: Int, _ report: Report
  ) async throws(StargazerFailure) -> StoredPage {
    var (page, found) = (end, end.rows)
    while page.number > 1 {
      if found >= rows,
        try await hasStargazers(after: offset, onPages: page.number...end.number, .newest)
      {
        break
      }
      let below = try await below(page, report)
      page = below.page
      found += page.rows
      done += 1
      if below.isAskedFor { await report(.pages(done, of: max(done, wanted))) }
    }
    return page
  }

  /// Confirms the pages before `page`, and stores what has changed. Requests each page that the
  /// following page does not confirm.
  mutating func vouch(
    downFrom page: StoredPage, _ report: Report
  ) async throws(StargazerFailure) {
    var page = page
    while page.number > 1 { page = try await below(page, report).page }
    try await finishWriting()
  }
}

extension StargazerSync {
  /// Returns whether the list is still the same as when it was read: its last page is unchanged
  /// and still the last one.
  ///
  /// Requests the last page again, which does not count against the rate limit if the page is
  /// unchanged. If the page has changed, rows may have moved to the previous page. In that case,
  /// also reads the changed pages before it again.
  mutating func hasStoodStill(_ report: Report) async throws(StargazerFailure) -> Bool {
    let repository = ledger.repository
    let members = try await store.members(ofPage: range.upperBound, of: repository)
    guard let end = try await store.page(range.upperBound, of: repository),
      let now = try await visit(end.number, at: end.place, report)
    else { return false }
    try await finishWriting()
    let isSame = try await store.members(ofPage: end.number, of: repository) == members
    if isSame, now.number == end.number, now.neighbours.next == nil { return true }
    isThorough = false
    try await vouch(downFrom: now, report)
    return false
  }
}
