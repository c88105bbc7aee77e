import CoreDomain
import StargazersDomain

/// The moment until which the service wants no question. It is stored, so that the next run of the program
/// is as polite as this one.
struct StargazerRest: Sendable {
  let store: any StargazerStore
  /// Who asks the service.
  let caller: String

  /// The longest rest that is believed. The service counts by the hour: a moment further ahead was noted by a
  /// clock that was wrong, and must not lock the service out until then.
  static let longest: Duration = .seconds(7200)

  /// Returns the limit that still holds, or `nil`. A limit that cannot be read does not hold.
  func limit(at now: Timestamp) async -> StargazerLimit? {
    guard let limit = try? await store.limit(of: caller), let until = limit.until, now < until,
      until <= now.advanced(by: Self.longest)
    else { return nil }
    return limit
  }

  /// Notes a limit. Failing to store it is not an error: the answer is as good without.
  func note(_ limit: StargazerLimit, at now: Timestamp) async {
    guard let until = limit.until else { return }
    let end = min(until, now.advanced(by: Self.longest))
    try? await store.note(StargazerLimit(until: end, isQuota: limit.isQuota), of: caller)
  }
}
