import Testing

@testable import CoreDemo
@testable import EarthquakesDemo

/// The angles with which the demo's earthquake service measures distances.
@Suite struct DemoGlobeTests {
  @Test(
    arguments: [
      (0, 0), (30, 0.5), (45, 0.707_106_781_186_547_6), (90, 1), (150, 0.5), (180, 0), (210, -0.5),
      (-90, -1), (-30, -0.5), (270, -1), (390, 0.5), (-210, 0.5), (-330, 0.5),
    ] as [(Double, Double)])
  func computesSinesExactly(_ degrees: Double, _ sine: Double) {
    #expect(abs(GreatCircle.sine(degrees: degrees) - sine) < 1e-15)
  }

  @Test(
    arguments: [
      (0, 0, 0, 0, 0), (0, 0, 0, 90, 90), (0, 0, 0, 180, 180), (90, 0, -90, 45, 180),
      (10, 179, 10, -179, 1.969_599), (60, 0, 60, 180, 60),
    ] as [(Double, Double, Double, Double, Double)])
  func computesTheShortestDistance(
    _ latitude: Double, _ longitude: Double, _ otherLatitude: Double, _ otherLongitude: Double,
    _ angle: Double
  ) {
    let haversine = GreatCircle.haversine(
      from: GreatCircle.Point(latitude: latitude, longitude: longitude),
      to: GreatCircle.Point(latitude: otherLatitude, longitude: otherLongitude))
    #expect(abs(haversine - GreatCircle.haversine(degrees: angle)) < 1e-8)
  }
}
