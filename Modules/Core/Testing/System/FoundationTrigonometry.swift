public import CoreDomain
import Foundation

/// The trigonometric functions of Foundation, so that tests do not depend on the C library.
public struct FoundationTrigonometry: Trigonometry {
  public init() {}

  public func sine(_ radians: Double) -> Double { sin(radians) }

  public func cosine(_ radians: Double) -> Double { cos(radians) }

  public func arcsine(_ number: Double) -> Double { asin(number) }
}
