public import CoreDomain
import Foundation

/// The functions of angles of Foundation, so that tests of circles need no C library of their own.
public struct FoundationTrigonometry: Trigonometry {
  public init() {}

  public func sine(_ radians: Double) -> Double { sin(radians) }

  public func cosine(_ radians: Double) -> Double { cos(radians) }

  public func arcsine(_ number: Double) -> Double { asin(number) }
}
