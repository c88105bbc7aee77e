import CoreDomain
import StargazersDomain

// The ways that a walk takes, page by page.
extension StargazerWalk {
  /// The last page that the service lists, as it is now.
  mutating func findEnd(_ report: Report) async throws(StargazerFailure) -> StoredPage {
    var page = try await begin(with: try await store.lastPage(of: ledger.repository), report)
    while let place = nextJump(from: page) {
      do throws(StargazerFailure) {
        guard let further = try await visit(place.number, at: place, report) else { break }
        let isFurther = further.number > page.number
        page = further
        if !isFurther { break }
      } catch {
        guard error == .source(.ceiling) else { throw error }
        // It names a last page that it does not give: the end is found step by step.
        ledger.ceiling = PageSize.bounds.upperBound
        wanted = PageSize.bounds.upperBound / rowsOnPage
        page = try await ascend(from: page, through: wanted, report)
        try await vouch(downFrom: page, report)
        break
      }
    }
    return page
  }

  /// Where the list goes on behind a page: at its end, where that is known.
  private func nextJump(from page: StoredPage) -> PagePlace? {
    if let ceiling = ledger.ceiling, page.number * rowsOnPage >= ceiling { return nil }
    guard let next = page.neighbours.next else { return nil }
    guard ledger.ceiling == nil, let last = page.neighbours.last, last.number > page.number else {
      return next
    }
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
        guard let further = try await visit(next.number, at: next, report),
          further.number > page.number
        else { break }
        page = further
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
