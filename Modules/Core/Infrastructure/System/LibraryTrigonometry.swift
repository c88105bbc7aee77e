public import CoreDomain
import Glibc

/// The trigonometric functions of the C library.
public struct LibraryTrigonometry: Trigonometry {
  public init() {}

  public func sine(_ radians: Double) -> Double { sin(radians) }

  public func cosine(_ radians: Double) -> Double { cos(radians) }

  public func arcsine(_ number: Double) -> Double { asin(number) }
}
