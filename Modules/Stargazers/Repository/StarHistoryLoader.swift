import CoreDomain
import StargazersDomain

/// Fetches the weeks of a repository, newest first, and stores them.
struct StarHistoryLoader: Sendable {
  let fetcher: StargazerFetcher
  let store: any StargazerStore

  /// Updates the stored weeks.
  ///
  /// Usually only the newest weeks change, so the loader requests pages until a page contains
  /// nothing new. An interrupted load continues after the last stored page.
  ///
  /// - Parameter isThorough: Whether to request all pages, even if they contain nothing new.
  func load(
    _ ledger: inout StargazerLedger, isThorough: Bool,
    _ report: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) {
    let rest = ledger.olderWeeks
    let wasComplete = ledger.weeksAt != nil && rest == nil
    var place: PagePlace?
    var newer: Timestamp?
    var pages = 0
    repeat {
      let validators = pages == 0 && !isThorough ? ledger.weekValidators : .none
      let reply = try await ask(
        place, of: ledger.repository, validators, pages > 0 ? .underway : .answered, report)
      if pages == 0 { ledger.weekValidators = reply.validators }
      let isKnown =
        if let page = reply.content {
          try await keep(page, isFirst: pages == 0, after: newer, of: ledger.repository)
        } else { true }
      // If a page is known, the older pages that were read before are unchanged, too.
      let isCaughtUp = isKnown && !isThorough && (wasComplete || pages == 0)
      place = isCaughtUp ? rest : reply.content?.next
      newer = isCaughtUp ? nil : reply.content?.weeks.last?.start
      pages += 1
      ledger.olderWeeks = place
      ledger.weeksAt = fetcher.clock.now
      try await store.note(ledger)
      await report(.pages(pages, of: place == nil ? pages : pages + 1))
    } while place != nil
  }

  /// Stores the new weeks of a page, and deletes the stored weeks that the service no longer lists.
  ///
  /// - Parameter newer: The start of the oldest week on the page before, or `nil` if this load has
  ///   not read that page.
  /// - Returns: Whether the page contained nothing new.
  private func keep(
    _ page: StarWeekPage, isFirst: Bool, after newer: Timestamp?, of repository: RepositoryName
  ) async throws(StargazerFailure) -> Bool {
    let stored = try await store.weeks(of: repository)
    let known = Set(stored)
    let news = page.weeks.filter { !known.contains($0) }
    let listed = Set(page.weeks.map(\.start))
    let gone = stored.map(\.start).filter { start in
      !listed.contains(start) && page.covers(start, isFirst: isFirst, after: newer)
    }
    if news.isEmpty && gone.isEmpty { return true }
    try await store.keep(news, deleting: gone, of: repository)
    return false
  }

  private func ask(
    _ place: PagePlace?, of repository: RepositoryName, _ validators: HTTPValidators,
    _ stage: StargazerStage, _ report: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) -> StargazerReply<StarWeekPage> {
    try await fetcher.fetch(stage, report) {
      source throws(StargazerSourceFailure) in
      try await source.weeks(at: place, of: repository, unless: validators)
    }
  }
}

extension StarWeekPage {
  /// Whether a week with this start belongs on this page: it is older than the page before, and not
  /// older than this page. The first page has all newer weeks, and the last page all older ones.
  fileprivate func covers(_ start: Timestamp, isFirst: Bool, after newer: Timestamp?) -> Bool {
    let isOlder = (newer ?? weeks.first?.start).map { start < $0 } ?? false
    let isNewer = weeks.last.map { start > $0.start } ?? false
    return (isFirst || isOlder) && (next == nil || isNewer)
  }
}
