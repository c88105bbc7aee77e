import CoreDomain
import StargazersDomain

/// Stores the end of the current rate limit, so that the next run of the program respects the
/// limit, too.
struct RateLimitStore: Sendable {
  let store: any StargazerStore
  /// The caller to whom the rate limit applies.
  let caller: String

  /// The longest plausible time until the limit ends. The service's quota is per hour, so a later
  /// end was stored with a wrong clock and must not lock out the user.
  static let longest: Duration = .seconds(7200)

  /// Returns the limit that currently applies, or `nil` if no limit applies or the store cannot be
  /// read.
  func limit(at now: Timestamp) async -> StargazerLimit? {
    guard let limit = try? await store.limit(of: caller), let until = limit.until, now < until,
      until <= now.advanced(by: Self.longest)
    else { return nil }
    return limit
  }

  /// Stores a limit. Failing to store the limit is not an error, because the response is valid
  /// anyway.
  func note(_ limit: StargazerLimit, at now: Timestamp) async {
    guard let until = limit.until else { return }
    let end = min(until, now.advanced(by: Self.longest))
    try? await store.note(StargazerLimit(until: end, isQuota: limit.isQuota), of: caller)
  }
}
