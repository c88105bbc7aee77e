public import CoreDomain
import Synchronization

/// The stars of a repository on the simulated GitHub. A test can change them while a server uses
/// them.
///
/// The stars are sorted oldest first. As on GitHub, removing a star moves all later stars up, and a
/// new star is added at the end.
public final class DemoStars: Sendable {
  private let growth: StarGrowth?
  private let withoutUser: Set<Int>
  private let state: Mutex<State>

  private struct State {
    var timeline: StarTimeline
    var takenBack: [Int] = []
    var added: [DemoStargazer] = []
  }

  /// Creates a number of evenly distributed stars from 2015-10-04 to 2025-12-28. Stars are computed
  /// on demand, so a large number costs no more than a small one.
  ///
  /// - Parameter withoutUser: The rows, counted from 0, whose accounts were deleted.
  public init(count: Int, withoutUser: Set<Int> = []) {
    precondition(count >= 0, "a number of stars cannot be negative, got \(count)")
    growth = nil
    self.withoutUser = withoutUser
    state = Mutex(State(timeline: StarTimeline(evenly: count)))
  }

  /// Creates stars whose number grows with time.
  init(_ growth: StarGrowth, withoutUser: Set<Int> = []) {
    self.growth = growth
    self.withoutUser = withoutUser
    state = Mutex(State(timeline: StarTimeline([])))
  }

  /// Adds a star at the end.
  ///
  /// - Parameters:
  ///   - login: The user's login: letters, digits and hyphens. After a user has removed a star, the
  ///     same login can give a star again.
  ///   - moment: The time of the star. It must not be before the time of the last star.
  public func star(_ login: String, at moment: Timestamp) {
    change { state, list in
      precondition(!list.contains { $0.user?.login == login }, "“\(login)” has a star already")
      precondition(list.last.map { $0.starredAt <= moment } ?? true, "\(moment) is too early")
      let known = (0..<state.timeline.count).lazy.map(DemoUser.init(number:))
        .first { $0.login == login }
      state.added.append(
        DemoStargazer(user: known ?? DemoUser(login: login), starredAt: moment))
    }
  }

  /// Removes the star of a user, who must have given one.
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
      guard let place else { preconditionFailure("“\(login)” has no star") }
      state.takenBack = (state.takenBack + [place]).sorted()
    }
  }

  /// The logins of all stargazers, oldest star first; `nil` for a deleted account.
  public var logins: [String?] {
    change { _, list in list.map { $0.user?.login } }
  }

  /// Returns the stars at a moment. Stars that a test has added are always included.
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
    precondition(growth == nil, "stars that grow with time cannot be changed")
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
