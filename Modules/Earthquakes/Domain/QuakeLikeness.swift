import CoreDomain

/// How far two descriptions of one event may differ.
///
/// The service itself joins reports of different networks within 16 s and 100 km. First reports are
/// moved further than that, so there is room beyond it.
/// https://earthquake.usgs.gov/data/comcat/
public enum QuakeLikeness {
  /// How far apart the two times may be, in milliseconds.
  public static let milliseconds: Int64 = 60_000
  /// How far apart the two places may be, in kilometres.
  public static let kilometres = 250.0
}

extension QuakeRules {
  /// Whether two descriptions are of one event: they have one preferred identifier, or one names the
  /// preferred identifier of the other, and time and place agree within ``QuakeLikeness``.
  ///
  /// An identifier of a third event that both name proves nothing: networks attach it by mistake.
  public func isSameEvent(_ one: Quake, _ other: Quake) -> Bool {
    if one.id == other.id { return true }
    guard one.identifiers.contains(other.id) || other.identifiers.contains(one.id) else {
      return false
    }
    let gap = one.time.millisecondsSince1970 - other.time.millisecondsSince1970
    return gap.magnitude <= QuakeLikeness.milliseconds
      && circle(around: one.coordinates, radius: .wholeGlobe).distance(to: other.coordinates)
        .kilometres <= QuakeLikeness.kilometres
  }
}
