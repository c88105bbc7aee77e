public import CoreDomain
import Synchronization

/// The stars of a repository, which a test may give and take back while an upstream serves them.
///
/// They are in one order, oldest first. A star that is taken back moves all later ones up, and one that
/// is given comes last, as at GitHub.
public final class DemoStars: Sendable {
  private let growth: StarGrowth?
  private let withoutUser: Set<Int>
  private let state: Mutex<State>

  private struct State {
    var timeline: StarTimeline
    var takenBack: [Int] = []
    var added: [DemoStargazer] = []
  }

  /// So many stars of invented people, evenly, from 2015-10-04 to 2025-12-28. They are made when they
  /// are asked for: many cost no more than few.
  ///
  /// - Parameter withoutUser: the rows whose account is no more, counted from 0.
  public init(count: Int, withoutUser: Set<Int> = []) {
    precondition(count >= 0, "\(count) is no number of stars")
    growth = nil
    self.withoutUser = withoutUser
    state = Mutex(State(timeline: StarTimeline(evenly: count)))
  }

  /// Stars that become more with time.
  init(_ growth: StarGrowth, withoutUser: Set<Int> = []) {
    self.growth = growth
    self.withoutUser = withoutUser
    state = Mutex(State(timeline: StarTimeline([])))
  }

  /// Adds a star at the end.
  ///
  /// - Parameters:
  ///   - login: letters, digits and hyphens. Who took a star back is known by the login again.
  ///   - moment: not before that of the last star.
  public func star(_ login: String, at moment: Timestamp) {
    change { state, list in
      precondition(!list.contains { $0.user?.login == login }, "“\(login)” has starred it already")
      precondition(list.last.map { $0.starredAt <= moment } ?? true, "\(moment) is too early")
      let known = (0..<state.timeline.count).lazy.map(DemoUser.init(number:))
        .first { $0.login == login }
      state.added.append(
        DemoStargazer(user: known ?? DemoUser(login: login), starredAt: moment))
    }
  }

  /// Takes a star back.
  public func unstar(_ login: String) {
    change { state, list in
      if let row = state.added.firstIndex(where: { $0.user?.login == login }) {
        state.added.remove(at: row)
        return
      }
      let place = (0..<state.timeline.count).first { place in
        !state.takenBack.contains(place) && !withoutUser.contains(place)
          && DemoUser(number: place).login == login
      }
      guard let place else { preconditionFailure("“\(login)” has not starred it") }
      state.takenBack = (state.takenBack + [place]).sorted()
    }
  }

  /// The logins of all, oldest first; nothing for an account that is no more.
  public var logins: [String?] {
    change { _, list in list.map { $0.user?.login } }
  }

  /// The stars that there are at a moment. Those that somebody has given are there at all times.
  func list(at now: Timestamp) -> StarList {
    state.withLock { state in
      guard let growth else { return list(of: state, come: state.timeline.count) }
      if state.timeline.end <= now { state.timeline = growth.timeline(until: now) }
      return list(of: state, come: state.timeline.count(until: now))
    }
  }

  private func change<Result: Sendable>(
    _ body: @Sendable (inout State, StarList) -> Result
  ) -> Result {
    precondition(growth == nil, "these stars grow by themselves")
    return state.withLock { state in
      body(&state, list(of: state, come: state.timeline.count))
    }
  }

  private func list(of state: State, come: Int) -> StarList {
    StarList(
      timeline: state.timeline, come: come, withoutUser: withoutUser, takenBack: state.takenBack,
      added: state.added)
  }
}
