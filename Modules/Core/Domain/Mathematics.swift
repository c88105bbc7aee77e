import RealModule

// The trigonometric functions for spherical geometry, in radians. The standard library has none, and
// only CoreInfrastructure may import the C library.

extension Double {
  /// Returns the sine of this angle.
  public var sine: Double { .sin(self) }

  /// Returns the cosine of this angle.
  public var cosine: Double { .cos(self) }

  /// The angle between −π/2 and π/2 with this sine. NaN unless this number is from −1 to 1.
  public var arcsine: Double { .asin(self) }
}
