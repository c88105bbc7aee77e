import CoreDomain

/// How far two descriptions of one event may differ.
///
/// The service merges reports of different networks within 16 s and 100 km. First reports are often
/// revised by more than that, so these limits are wider.
/// https://earthquake.usgs.gov/data/comcat/
public enum QuakeLikeness {
  /// The maximum difference in time, in milliseconds.
  public static let milliseconds: Int64 = 60_000
  /// The maximum distance, in kilometers.
  public static let kilometres = 250.0
}

extension QuakeRules {
  /// Returns whether two descriptions belong to one event. This is the case if their preferred
  /// identifiers are equal. It is also the case if one description contains the preferred
  /// identifier of the other one, and their times and places differ by no more than
  /// ``QuakeLikeness`` allows.
  ///
  /// An identifier that both contain, but that is the preferred one of neither, does not count,
  /// because networks attach such identifiers by mistake.
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
