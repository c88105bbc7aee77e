import RealModule

// The trigonometric functions for spherical geometry, in radians, and the logarithm for the axes of
// charts. The standard library lacks these functions, and only CoreInfrastructure may import the C
// library.

extension Double {
  /// The sine of this angle, which is in radians.
  public var sine: Double { .sin(self) }

  /// The cosine of this angle, which is in radians.
  public var cosine: Double { .cos(self) }

  /// The base-10 logarithm of this number. NaN for negative numbers.
  public var logarithm: Double { .log10(self) }

  /// The angle in radians, between −π/2 and π/2, whose sine is this number. NaN if this number is
  /// not between −1 and 1.
  public var arcsine: Double { .asin(self) }
}
