import CoreDomain
import StargazersDomain

/// Fetches the weeks of a repository, newest first, and stores them.
struct StarHistoryLoader: Sendable {
  let fetcher: StargazerFetcher
  let store: any StargazerStore

  /// Updates the stored weeks.
  ///
  /// Only the newest weeks change, so the loader requests pages until a page contains nothing new.
  /// An interrupted load continues after the last stored page.
  ///
  /// - Parameter isThorough: Whether to request all pages, even if they contain nothing new.
  func load(
    _ ledger: inout StargazerLedger, isThorough: Bool,
    _ report: @Sendable (StargazerProgress) async -> Void
  ) async throws(StargazerFailure) {
    let rest = ledger.olderWeeks
    let wasComplete = ledger.weeksAt != nil && rest == nil
    var place: PagePlace?
    var pages = 0
    repeat {
      let validators = pages == 0 && !isThorough ? ledger.weekValidators : .none
      let reply = try await ask(
        place, of: ledger.repository, validators, pages > 0 ? .underway : .answered, report)
      if pages == 0 { ledger.weekValidators = reply.validators }
      let isKnown = try await isKnown(reply, of: ledger.repository)
      // If a page is known, the older pages that were read before are unchanged, too.
      let isCaughtUp = isKnown && !isThorough && (wasComplete || pages == 0)
      place = isCaughtUp ? rest : reply.content?.next
      pages += 1
      ledger.olderWeeks = place
      ledger.weeksAt = fetcher.clock.now
      try await store.note(ledger)
      await report(.pages(pages, of: place == nil ? pages : pages + 1))
    } while place != nil
  }

  /// Stores new weeks.
  ///
  /// - Returns: Whether the page contained nothing new.
  private func isKnown(
    _ reply: StargazerReply<StarWeekPage>, of repository: RepositoryName
  ) async throws(StargazerFailure) -> Bool {
    guard let page = reply.content else { return true }
    let known = Set(try await store.weeks(of: repository))
    let news = page.weeks.filter { !known.contains($0) }
    if !news.isEmpty { try await store.keep(news, of: repository) }
    return news.isEmpty
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
