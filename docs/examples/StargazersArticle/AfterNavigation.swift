// AFTER: places are values, and the navigator is injected. A decorator of the navigator handles
// what all transitions have in common, so a screen that is added later is logged without knowing
// about it.

/// The places of the app.
public enum StarPlace: Hashable, Sendable {
  case list
  case stargazer(String)
  case history
}

/// Navigates to places.
@MainActor public protocol StarNavigating {
  func go(to place: StarPlace)
}

/// The list, which leads to a stargazer.
@MainActor public struct HandedStarList {
  private let navigator: any StarNavigating

  public init(navigator: any StarNavigating) {
    self.navigator = navigator
  }

  public func choose(_ login: String) {
    navigator.go(to: .stargazer(login))
  }
}

/// A stargazer, which leads to the history.
@MainActor public struct HandedStarDetail {
  private let navigator: any StarNavigating

  public init(navigator: any StarNavigating) {
    self.navigator = navigator
  }

  public func showHistory() {
    navigator.go(to: .history)
  }
}

/// The history, which leads back to the list.
@MainActor public struct HandedStarHistory {
  private let navigator: any StarNavigating

  public init(navigator: any StarNavigating) {
    self.navigator = navigator
  }

  public func showList() {
    navigator.go(to: .list)
  }
}

/// A navigator that logs each transition and forwards it to another one.
@MainActor public struct LoggedStarNavigator: StarNavigating {
  private let navigator: any StarNavigating
  private let log: @MainActor (String) -> Void

  public init(_ navigator: any StarNavigating, log: @escaping @MainActor (String) -> Void) {
    self.navigator = navigator
    self.log = log
  }

  public func go(to place: StarPlace) {
    log("go to \(place)")
    navigator.go(to: place)
  }
}
