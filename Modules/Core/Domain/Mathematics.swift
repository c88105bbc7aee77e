/// The functions of angles that a sphere needs, in radians.
///
/// The standard library has none of them, and the C library, which does, is seen by CoreInfrastructure
/// alone. They are pure, and the same wherever the platform's `libm` rounds correctly to within a unit
/// of the last place.
public protocol Trigonometry: Sendable {
  func sine(_ radians: Double) -> Double
  func cosine(_ radians: Double) -> Double
  /// The angle between −π/2 and π/2 whose sine a number is.
  ///
  /// - Parameter number: −1 to 1; there is no such angle for others, and the result is no number.
  func arcsine(_ number: Double) -> Double
}
