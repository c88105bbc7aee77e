/// Gives a piece of work to one program at a time, among all programs that share a database.
///
/// A lease ends by itself, so that the work of a program that crashed is not lost. ``LeasedWork``
/// claims, renews and releases leases.
public protocol WorkLeases: Sendable {
  /// Claims work for a token, unless another token has a lease that has not ended.
  ///
  /// A lease that would end more than ``LeasedWork/longest`` after `now` is ignored, because it was
  /// claimed while a clock was ahead.
  ///
  /// - Parameters:
  ///   - now: The current time.
  ///   - end: When the lease ends if it is not renewed.
  /// - Returns: Whether the token has the lease now.
  func claim(
    _ work: WorkName, for token: String, at now: Timestamp, until end: Timestamp
  ) async throws(SQLFailure) -> Bool

  /// Extends a lease.
  ///
  /// - Returns: `false` if the token has lost the lease.
  func renew(
    _ work: WorkName, for token: String, until end: Timestamp
  ) async throws(SQLFailure) -> Bool

  /// Ends a lease. Does nothing if the token has lost it.
  func release(_ work: WorkName, of token: String) async throws(SQLFailure)
}

/// The name of a piece of work, such as “News example.org” for the requests to a host.
public struct WorkName: Hashable, Sendable, CustomStringConvertible {
  private let text: String

  /// - Parameters:
  ///   - feature: The feature that does the work.
  ///   - subject: What the work is about, for example a host.
  public init(_ feature: String, _ subject: String) {
    text = "\(feature) \(subject)"
  }

  public var description: String { text }
}

/// The right to do a piece of work, and to write its results.
///
/// Only ``LeasedWork`` creates leases. A store that takes a lease as a parameter can thus be written
/// only by a program that has claimed the work.
public struct WorkLease: Hashable, Sendable {
  public let work: WorkName
  /// Distinguishes this lease from all other leases of the same work.
  public let token: String

  init(work: WorkName, token: String) {
    self.work = work
    self.token = token
  }
}

extension FeatureDatabase {
  /// Runs a transaction that may change rows, unless the lease has been lost meanwhile.
  ///
  /// The lease is checked in the same transaction. So a program that was suspended for longer than
  /// its lease cannot overwrite the results of the program that did the work instead.
  ///
  /// - Throws: ``StoreFailure/busy(reason:)`` if the lease has been lost. No row is changed.
  public func write<Value: Sendable>(
    under lease: WorkLease,
    _ body: @escaping @Sendable (borrowing any SQLWriting & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(Failure) -> Value {
    try await attempt { connection throws(SQLFailure) in
      guard try connection.number(lease.query) != nil else {
        return .failure(.busy(reason: WorkLease.lossReason))
      }
      return .success(try body(connection))
    }
  }
}

extension WorkLease {
  /// The reason of an error after a lease has been lost.
  public static let lossReason = "Another program has taken over this work. Try again."

  /// Selects a row if the lease has not been lost.
  fileprivate var query: SQLStatement {
    SQLStatement(
      "SELECT 1 FROM work_leases WHERE work = $1 AND token = $2",
      [.key(work.description), .text(token)])
  }
}
