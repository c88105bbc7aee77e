import RealModule

// The trigonometric functions for spherical geometry, in radians, and the logarithm for the axes of
// charts. The standard library lacks these functions, and only CoreInfrastructure may import the C
// library.

extension Double {
  /// Returns the sine of this angle.
  public var sine: Double { .sin(self) }

  /// Returns the cosine of this angle.
  public var cosine: Double { .cos(self) }

  /// The base-10 logarithm of this number. NaN for negative numbers.
  public var logarithm: Double { .log10(self) }

  /// The angle between −π/2 and π/2 whose sine is this number. NaN if this number is not between −1
  /// and 1.
  public var arcsine: Double { .asin(self) }
}
