/// Does work that only one task may do at a time, among all programs that share a database.
///
/// Before its work, a task claims a lease in the database. A lease is the temporary right to do the
/// work, and is renewed during the work. If the program crashes or is suspended, the lease ends
/// after ``duration``, and another program can do the work. A program that resumes work which
/// another one has taken over cannot store the result if it writes under the lease: see
/// ``FeatureDatabase/write(under:file:function:_:)``.
public struct LeasedWork: Sendable {
  /// How long a lease lasts unless it is renewed.
  public static let duration: Duration = .seconds(30)
  /// How often a lease is renewed while the work continues.
  public static let renewal: Duration = .seconds(10)
  /// The pause between attempts to claim work that another task is doing.
  public static let pause: Duration = .milliseconds(250)
  /// The longest time from now to the end of a valid lease. A lease with a later end is ignored,
  /// because it was claimed while a clock was ahead.
  public static let longest: Duration = .seconds(600)
  /// How long a lease that has ended remains in the database if its work is not claimed again.
  public static let retention: Duration = .seconds(86_400)

  private let leases: any WorkLeases
  private let clock: any WallClock
  private let sleeper: any Sleeper
  private let identifiers: any IdentifierSource

  /// - Parameter identifiers: Generates the tokens of leases.
  public init(
    leases: any WorkLeases, clock: any WallClock, sleeper: any Sleeper,
    identifiers: any IdentifierSource
  ) {
    self.leases = leases
    self.clock = clock
    self.sleeper = sleeper
    self.identifiers = identifiers
  }

  /// Waits until no other task does this work, and then does it under a lease.
  ///
  /// - Parameter body: The work. The lease is renewed until this closure returns.
  /// - Throws: The error of `body`; the error of the database if the work cannot be claimed; or
  ///   ``StoreFailure/cancelled`` if the task is cancelled while it waits.
  public func run<Value: Sendable, Failure: FeatureFailure>(
    _ work: WorkName, _ body: (WorkLease) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let lease: WorkLease
    do throws(SQLFailure) {
      lease = try await claimed(work)
    } catch {
      throw .store(StoreFailure(error))
    }
    let result = await withTaskGroup { group in
      group.addTask { await renew(lease) }
      defer { group.cancelAll() }
      do throws(Failure) {
        return Result<Value, Failure>.success(try await body(lease))
      } catch {
        return .failure(error)
      }
    }
    await release(lease)
    return try result.get()
  }

  /// Claims work without waiting. The lease is not renewed. The caller must release it.
  ///
  /// - Returns: `nil` if another task has a lease of the work.
  public func claim(_ work: WorkName) async throws(SQLFailure) -> WorkLease? {
    let (token, now) = (identifiers.next(), clock.now)
    let isClaimed = try await leases.claim(
      work, for: token, at: now, until: now.advanced(by: Self.duration))
    return isClaimed ? WorkLease(work: work, token: token) : nil
  }

  /// Ends a lease, even if the calling task is cancelled. Ignores an error of the database, because
  /// the lease then ends after its ``duration``.
  public func release(_ lease: WorkLease) async {
    await Task { [leases] in try? await leases.release(lease.work, of: lease.token) }.value
  }

  private func claimed(_ work: WorkName) async throws(SQLFailure) -> WorkLease {
    while true {
      if let lease = try await claim(work) { return lease }
      do throws(CancellationError) {
        try await sleeper.sleep(for: Self.pause)
      } catch {
        throw .cancelled
      }
    }
  }

  /// Renews a lease until it is lost or the task is cancelled. A renewal that fails is tried again
  /// after the same interval.
  private func renew(_ lease: WorkLease) async {
    while (try? await sleeper.sleep(for: Self.renewal)) != nil {
      let end = clock.now.advanced(by: Self.duration)
      let isHeld = try? await leases.renew(lease.work, for: lease.token, until: end)
      guard isHeld != false else { return }
    }
  }
}
