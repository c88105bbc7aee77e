public import CoreDomain
import Testing

/// The contract of every ``Trigonometry``.
public enum TrigonometryContract {
  public static let checks: [ContractCheck<any Trigonometry>] = [
    ContractCheck("Sines and cosines are those of the tables") { functions in
      for (degrees, sine, cosine) in table {
        let radians = degrees * .pi / 180
        #expect(isNear(functions.sine(radians), sine), "the sine of \(degrees)°")
        #expect(isNear(functions.cosine(radians), cosine), "the cosine of \(degrees)°")
      }
    },
    ContractCheck("The squares of sine and cosine of an angle make 1") { functions in
      for angle in angles {
        let (sine, cosine) = (functions.sine(angle), functions.cosine(angle))
        #expect(isNear(sine * sine + cosine * cosine, 1), "\(angle)")
      }
    },
    ContractCheck("The arc sine of a sine is the angle, from −π/2 to π/2") { functions in
      for angle in angles where abs(angle) < 1.5 {
        #expect(isNear(functions.arcsine(functions.sine(angle)), angle), "\(angle)")
      }
      #expect(isNear(functions.arcsine(1), .pi / 2))
      #expect(isNear(functions.arcsine(-1), -.pi / 2))
      #expect(functions.arcsine(0) == 0)
    },
    ContractCheck("An angle of a few metres keeps its digits") { functions in
      // For an angle this small, the sine equals the angle to the last digit.
      let small = 1e-9
      #expect(functions.sine(small) == small)
      #expect(functions.arcsine(small) == small)
      #expect(functions.cosine(small) == 1)
    },
    ContractCheck("A number that is not a sine has no angle") { functions in
      #expect(functions.arcsine(1.000_001).isNaN)
      #expect(functions.arcsine(-2).isNaN)
      #expect(functions.arcsine(.nan).isNaN)
    },
  ]

  private static let table: [(degrees: Double, sine: Double, cosine: Double)] = [
    (0, 0, 1), (30, 0.5, 0.75.squareRoot()), (45, 0.5.squareRoot(), 0.5.squareRoot()),
    (60, 0.75.squareRoot(), 0.5), (90, 1, 0), (180, 0, -1), (270, -1, 0),
    (-30, -0.5, 0.75.squareRoot()),
    (360, 0, 1),
  ]

  private static let angles = stride(from: -6.2, through: 6.2, by: 0.1)

  /// Allows an error of a few units in the last place of 1, more than any library has.
  private static func isNear(_ found: Double, _ wanted: Double) -> Bool {
    abs(found - wanted) <= 1e-15
  }
}
