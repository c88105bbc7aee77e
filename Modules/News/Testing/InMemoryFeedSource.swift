public import CoreDomain
public import NewsDomain
private import Synchronization

/// A web that knows the documents it was told, fails and hangs where it is told to, and remembers what it
/// was asked. Documents change between two questions where a test wants that.
public final class InMemoryFeedSource: FeedSource {
  /// What the web was asked.
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

  /// What the web was asked so far, in its order; the failures included.
  public var askings: [Asking] { world.withLock(\.askings) }

  /// How many questions were under way at once: the most of each host, in lower case and without its port.
  public var busiest: [String: Int] { world.withLock(\.busiest) }

  /// How many questions were under way at once: the most of all hosts together.
  public var busiestAtAll: Int { world.withLock(\.busiestAtAll) }

  /// Changes what the web holds.
  public func change(_ change: (inout FeedWeb) -> Void) {
    world.withLock { change(&$0.web) }
  }

  /// Answers the next questions for an address by a script. When it has ended, the web answers again.
  public func answer(_ script: Result<FeedReply, FeedSourceFailure>..., at address: WebAddress) {
    world.withLock { $0.scripts[address, default: []] += script }
  }

  /// Lets every question for some addresses hang, until the hold is released or the question called off.
  @discardableResult
  public func hold(_ addresses: WebAddress...) -> FeedHold {
    let hold = FeedHold()
    for address in addresses { self.hold(hold, at: address) }
    return hold
  }

  /// Lets every question for an address hang at a hold that other addresses may share.
  public func hold(_ hold: FeedHold, at address: WebAddress) {
    world.withLock { $0.holds[address] = hold }
  }

  public func document(
    at address: WebAddress, unless validators: HTTPValidators
  ) async throws(FeedSourceFailure) -> FeedReply {
    guard !Task.isCancelled else { throw .cancelled }
    let hold = world.withLock { $0.begin(Asking(address, unless: validators)) }
    // Whoever else wants to ask may do so now, so that two at once are seen to be two.
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
