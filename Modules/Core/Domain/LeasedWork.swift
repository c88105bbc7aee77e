/// Does work that only one program may do at a time.
///
/// A program that crashes or is suspended loses its lease after ``duration``, and another program
/// takes over. The first program may then do the work a second time, but it cannot store the result:
/// see ``FeatureDatabase/write(under:_:)``.
public struct LeasedWork: Sendable {
  /// How long a lease lasts unless it is renewed.
  public static let duration: Duration = .seconds(30)
  /// How often a lease is renewed while the work continues.
  public static let renewal: Duration = .seconds(10)
  /// The pause between attempts to claim work that another program does.
  public static let pause: Duration = .milliseconds(250)
  /// The longest duration of a lease. A lease that ends later was claimed while a clock was ahead.
  public static let longest: Duration = .seconds(600)

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

  /// Does work while no other program does it. Waits while another program does.
  ///
  /// - Parameter body: The work. The lease is renewed until it returns.
  /// - Throws: The error of the work or of the leases; ``StoreFailure/cancelledRead`` if the task is
  ///   cancelled while it waits.
  public func run<Value: Sendable, Failure: StoreFailure>(
    _ work: WorkName, _ body: (WorkLease) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let lease: WorkLease
    do throws(SQLFailure) {
      lease = try await claimed(work)
    } catch {
      throw Failure(error)
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

  /// Claims work without waiting. The caller must release the lease.
  ///
  /// - Returns: `nil` if another program does the work.
  public func claim(_ work: WorkName) async throws(SQLFailure) -> WorkLease? {
    let (token, now) = (identifiers.next(), clock.now)
    let isClaimed = try await leases.claim(
      work, for: token, at: now, until: now.advanced(by: Self.duration))
    return isClaimed ? WorkLease(work: work, token: token) : nil
  }

  /// Ends a lease, even if the task is cancelled. If that fails, the lease ends by itself.
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
