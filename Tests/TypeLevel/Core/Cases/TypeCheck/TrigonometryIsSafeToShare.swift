/// Two requests that fill one shared table of sines get each other's angles.
///
/// Stated by ``Trigonometry``.

import CoreDomain

private final class Remembering: Trigonometry {
  #if FAIL
  // expected-FAIL-error@+1 {{[concurrent_value_class_mutable_property]}}
  private var table: [Double: Double] = [:]
  #else
  private let table: [Double: Double] = [:]
  #endif

  func sine(_ radians: Double) -> Double { 0 }
  func cosine(_ radians: Double) -> Double { 1 }
  func arcsine(_ number: Double) -> Double { 0 }
}
