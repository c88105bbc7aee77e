public import Domain7
import Foundation

/// The clock of this machine.
public struct SystemClock: WallClock {
  public init() {}

  public var now: Moment {
    let seconds = Int(Date().timeIntervalSince1970)
    return Moment(secondsSince1970: seconds)
  }
}
