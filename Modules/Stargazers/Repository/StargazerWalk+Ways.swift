import CoreDomain
import StargazersDomain

// The ways that a walk takes, page by page.
extension StargazerWalk {
  /// The last page that the service lists, as it is now.
  mutating func findEnd(_ report: Report) async throws(StargazerFailure) -> StoredPage {
    var page = try await begin(with: try await store.lastPage(of: ledger.repository), report)
    while let place = nextJump(from: page) {
      guard let further = try await visitIfListed(place, report) else {
        // It names a last page that it does not give: the end is found step by step.
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

  /// Asks for a page that a link leads to.
  ///
  /// - Returns: `nil` if the service does not list it, or it is empty.
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

  /// Where the list goes on behind a page: at its end, where that is known. A last page that the service does
  /// not list, or that lies far behind the stars that it counts, is not believed.
  private func nextJump(from page: StoredPage) -> PagePlace? {
    guard page.number * rowsOnPage < ledger.listable, let next = page.neighbours.next else {
      return nil
    }
    guard let last = page.neighbours.last, last.number > page.number,
      (last.number - 1) * rowsOnPage < ledger.listable,
      // One more, since stars may have come since they were counted.
      (last.number - 2) * rowsOnPage < ledger.total ?? .max
    else { return next }
    return last
  }

  /// Walks towards the end.
  ///
  /// - Returns: the page of a number, or the last one that there is before it.
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

  /// Walks towards the beginning until there are so many rows.
  ///
  /// - Returns: the page with the lowest number.
  mutating func descend(
    from page: StoredPage, rows: Int, _ report: Report
  ) async throws(StargazerFailure) -> StoredPage {
    var (page, found) = (page, page.rows)
    while found < rows, page.number > 1 {
      let below = try await below(page, report)
      page = below.page
      found += page.rows
      done += 1
      if below.isAskedFor { await report(.pages(done, of: max(done, wanted))) }
    }
    return page
  }

  /// Checks what lies below a page, as far down as nobody vouches for it.
  mutating func vouch(
    downFrom page: StoredPage, _ report: Report
  ) async throws(StargazerFailure) {
    var page = page
    while page.number > 1 { page = try await below(page, report).page }
  }
}

extension StargazerWalk {
  /// Whether nothing has changed since the list was walked through: the last page is as it was, and the last
  /// one. It is asked for once more, which is free where that is so. If it has changed, rows of it may have moved
  /// to the page below, so the pages below are read again as far as they have changed.
  mutating func hasStoodStill(_ report: Report) async throws(StargazerFailure) -> Bool {
    let repository = ledger.repository
    guard let end = try await store.page(range.upperBound, of: repository) else { return false }
    let members = try await store.members(ofPage: end.number, of: repository)
    guard let now = try await visit(end.number, at: end.place, report) else { return false }
    try await finishWriting()
    let isSame = try await store.members(ofPage: end.number, of: repository) == members
    if isSame, now.number == end.number, now.neighbours.next == nil { return true }
    isThorough = false
    try await vouch(downFrom: now, report)
    try await finishWriting()
    return false
  }
}
