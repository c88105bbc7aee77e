public import Domain5
import Foundation

/// The clock of this machine.
public struct SystemClock: WallClock {
  public init() {}

  public var secondsSince1970: Int {
    let seconds = Int(Date().timeIntervalSince1970)
    return seconds
  }
}
