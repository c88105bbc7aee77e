/// The trigonometric functions for spherical geometry, in radians.
///
/// The standard library has none, and only CoreInfrastructure imports the C library. The functions
/// are pure, and give the same results on every platform whose `libm` is accurate to one unit in
/// the last place.
public protocol Trigonometry: Sendable {
  func sine(_ radians: Double) -> Double
  func cosine(_ radians: Double) -> Double
  /// Returns the angle between −π/2 and π/2 with the given sine.
  ///
  /// - Parameter number: A number from −1 to 1. The result is NaN for other values.
  func arcsine(_ number: Double) -> Double
}
