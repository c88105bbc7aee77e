/// Stores the leases of pieces of work, for all programs that share a database. At any time, at
/// most one task has the lease of a piece of work.
///
/// A lease has an end, so that another program can take over the work of a program that has
/// crashed. Use ``LeasedWork``, which claims, renews and releases leases.
public protocol WorkLeases: Sendable {
  /// Claims work for a token, which identifies the new lease.
  ///
  /// An existing lease that would end more than ``LeasedWork/longest`` after `now` is ignored,
  /// because it was claimed while a clock was ahead.
  ///
  /// Removes the ended lease of this work, and all leases that ended ``LeasedWork/retention`` or
  /// longer ago. Other leases remain, so that a program which is late can still renew them.
  ///
  /// - Parameters:
  ///   - now: The current time.
  ///   - end: When the lease ends if it is not renewed.
  /// - Returns: `false` if the work already has a lease that has not ended, even one with the same
  ///   token.
  func claim(
    _ work: WorkName, for token: String, at now: Timestamp, until end: Timestamp
  ) async throws(SQLFailure) -> Bool

  /// Moves the end of a lease.
  ///
  /// - Returns: `false` if the lease was released, or if it ended and a claim has removed it.
  func renew(
    _ work: WorkName, for token: String, until end: Timestamp
  ) async throws(SQLFailure) -> Bool

  /// Ends the lease of a token. Does nothing if the token no longer has it.
  func release(_ work: WorkName, of token: String) async throws(SQLFailure)
}

/// The name of a piece of work, such as “News example.org”: the requests of the feature News to
/// this host.
public struct WorkName: Hashable, Sendable, CustomStringConvertible {
  private let text: String

  /// - Parameters:
  ///   - feature: The feature that does the work.
  ///   - subject: The thing that the work is for, such as a host.
  public init(_ feature: String, _ subject: String) {
    text = "\(feature) \(subject)"
  }

  public var description: String { text }
}

/// The temporary right of a task to do a piece of work and to store its results.
///
/// Only ``LeasedWork`` makes leases. If a method of a store has a lease as a parameter, only a task
/// that has claimed the work can call it.
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
  /// Runs a transaction that may change rows, if the lease still exists. An expired lease exists
  /// until the next claim of the same work removes it.
  ///
  /// The lease is checked in the same transaction. So a program that was suspended for longer than
  /// its lease cannot overwrite the results of the program that did the work instead.
  ///
  /// - Throws: ``StoreFailure/busy(reason:)`` if the lease was lost; then `body` does not run.
  public func write<Value: Sendable>(
    under lease: WorkLease, file: String = #fileID, function: String = #function,
    _ body: @escaping @Sendable (borrowing any SQLWriting & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(Failure) -> Value {
    try await attempt(file: file, function: function) { connection throws(SQLFailure) in
      guard try connection.number(lease.query) != nil else {
        return .failure(.busy(reason: WorkLease.lossReason))
      }
      return .success(try body(connection))
    }
  }
}

extension WorkLease {
  /// The message for the user after a task has lost its lease.
  public static let lossReason = "This work took too long, so its result was not stored. Try again."

  /// Selects a row if the lease has not been lost.
  fileprivate var query: SQLStatement {
    SQLStatement(
      "SELECT 1 FROM work_leases WHERE work = $1 AND token = $2",
      [.key(work.description), .text(token)])
  }
}
