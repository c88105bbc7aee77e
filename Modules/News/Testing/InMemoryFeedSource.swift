public import CoreDomain
public import CoreTesting
public import NewsDomain
private import Synchronization
public import Testing

/// A feed source whose documents are in memory, and can change between requests. It records the
/// requests, and can make them fail or wait.
public final class InMemoryFeedSource: FeedSource {
  /// A recorded request: its address and its validators.
  public struct Asking: Hashable, Sendable {
    public let address: WebAddress
    public let validators: HTTPValidators

    public init(_ address: WebAddress, unless validators: HTTPValidators = .none) {
      self.address = address
      self.validators = validators
    }
  }

  fileprivate struct World {
    var web = FeedWeb()
    var scripts: [WebAddress: [Result<FeedReply, FeedSourceFailure>]] = [:]
    var holds: [WebAddress: FeedHold] = [:]
    var askings: [Asking] = []
    var underWay: [String: Int] = [:]
    var busiest: [String: Int] = [:]
    var busiestAtAll = 0
  }

  private let world: Mutex<World>

  public init(_ web: FeedWeb = FeedWeb()) {
    world = Mutex(World(web: web))
  }

  /// All requests so far, in order, including failed ones.
  public var askings: [Asking] { world.withLock(\.askings) }

  /// The maximum number of concurrent requests so far for each host. Hosts are in lower case and
  /// without a port.
  public var busiest: [String: Int] { world.withLock(\.busiest) }

  /// The maximum number of concurrent requests so far to all hosts together.
  public var busiestAtAll: Int { world.withLock(\.busiestAtAll) }

  /// Changes the documents for later requests.
  public func change(_ change: (inout FeedWeb) -> Void) {
    world.withLock { change(&$0.web) }
  }

  /// Sets the answers to the next requests for an address, one answer for each request. After
  /// these, the documents of the web are the answers again.
  public func answer(_ script: Result<FeedReply, FeedSourceFailure>..., at address: WebAddress) {
    world.withLock { $0.scripts[address, default: []] += script }
  }

  /// Makes all requests for these addresses wait until the returned hold is released or the request
  /// is cancelled.
  @discardableResult
  public func hold(_ addresses: WebAddress...) -> FeedHold {
    let hold = FeedHold()
    for address in addresses { self.hold(hold, at: address) }
    return hold
  }

  /// Makes all requests for an address wait at a hold, which other addresses may share.
  public func hold(_ hold: FeedHold, at address: WebAddress) {
    world.withLock { $0.holds[address] = hold }
  }

  public func document(
    at address: WebAddress, unless validators: HTTPValidators
  ) async throws(FeedSourceFailure) -> FeedReply {
    guard !Task.isCancelled else { throw .cancelled }
    let hold = world.withLock { $0.begin(Asking(address, unless: validators)) }
    // Lets concurrent requests start now, so that they are counted as concurrent.
    await Task.yield()
    await hold?.pass()
    let answer = world.withLock { $0.end(Asking(address, unless: validators)) }
    guard !Task.isCancelled else { throw .cancelled }
    return try answer.get()
  }
}

extension InMemoryFeedSource.World {
  fileprivate mutating func begin(_ asking: InMemoryFeedSource.Asking) -> FeedHold? {
    askings.append(asking)
    let host = asking.address.host
    let count = underWay[host, default: 0] + 1
    underWay[host] = count
    busiest[host] = max(busiest[host] ?? 0, count)
    busiestAtAll = max(busiestAtAll, underWay.values.reduce(0, +))
    return holds[asking.address]
  }

  fileprivate mutating func end(
    _ asking: InMemoryFeedSource.Asking
  ) -> Result<FeedReply, FeedSourceFailure> {
    underWay[asking.address.host, default: 1] -= 1
    guard let next = scripts[asking.address]?.first else {
      return web.answer(to: asking)
    }
    scripts[asking.address]?.removeFirst()
    return next
  }
}

/// Makes requests to an ``InMemoryFeedSource`` wait until a test releases them or the caller
/// cancels them.
///
/// With this, a test can check what happens *while* a feed hangs, without timers. The test waits
/// until the requests arrive (``reached(_:within:sourceLocation:)``) and checks. Then it releases
/// them (``release()``) or cancels the caller.
public final class FeedHold: Sendable {
  private let sleeper = InstantSleeper(isHeld: true)
  private let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)

  public init() {}

  /// Waits until this number of requests have arrived, not counting the requests that earlier calls
  /// waited for. Completed requests count, too. Records an issue if fewer arrive within the limit.
  public func reached(
    _ count: Int = 1, within limit: Duration = WaitLimit.standard,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    _ = await arrivals.first(count, within: limit, sourceLocation: sourceLocation)
  }

  /// Lets all requests continue, including later ones.
  public func release() { sleeper.wake() }

  /// Waits until the hold is released or the task is cancelled.
  func pass() async {
    arrival.yield()
    try? await sleeper.sleep(for: .seconds(1))
  }
}
