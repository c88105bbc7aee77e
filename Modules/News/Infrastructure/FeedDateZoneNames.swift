extension FeedDateZone {
  /// The offset of each abbreviation, in hours ahead of UTC. An ambiguous abbreviation means the
  /// zone in RFC 822, else the zone with the most inhabitants. Abbreviations such as `ET` mean
  /// standard time.
  static let abbreviations: [String: Double] = [
    "ut": 0, "utc": 0, "gmt": 0, "z": 0, "wet": 0,
    "bst": 1, "cet": 1, "mez": 1, "wat": 1, "west": 1,
    "cat": 2, "cest": 2, "eet": 2, "mest": 2, "mesz": 2, "sast": 2,
    "eat": 3, "eest": 3, "msk": 3, "trt": 3, "gst": 4, "msd": 4, "pkt": 5, "ist": 5.5,
    "ict": 7, "wib": 7, "awst": 8, "hkt": 8, "pht": 8, "sgt": 8, "jst": 9, "kst": 9,
    "acst": 9.5, "acdt": 10.5, "aest": 10, "aedt": 11, "nzst": 12, "nzdt": 13,
    "art": -3, "brt": -3, "nst": -3.5, "ndt": -2.5, "ast": -4, "adt": -3,
    "et": -5, "est": -5, "edt": -4, "ct": -6, "cst": -6, "cdt": -5,
    "mt": -7, "mst": -7, "mdt": -6, "pt": -8, "pst": -8, "pdt": -7,
    "akst": -9, "akdt": -8, "hst": -10,
  ]

  /// Zones that feeds name by a city, with today's rules. The table has no history, so older dates
  /// can be off by an hour. A zone whose summer time rules are neither European nor American has
  /// standard time all year.
  static let cities: [String: FeedDateZone] = {
    let places: [(FeedDateZone, String)] = [
      (.european(0), "europe/lisbon europe/london europe/dublin"),
      (
        .european(3600),
        """
        europe/amsterdam europe/berlin europe/brussels europe/budapest europe/copenhagen \
        europe/madrid europe/oslo europe/paris europe/prague europe/rome europe/stockholm \
        europe/vienna europe/warsaw europe/zurich
        """
      ),
      (.european(7200), "europe/athens europe/bucharest europe/helsinki europe/kiev europe/kyiv"),
      (.fixed(3 * 3600), "europe/istanbul europe/moscow"),
      (.american(-5 * 3600), "america/new_york america/toronto america/detroit us/eastern"),
      (.american(-6 * 3600), "america/chicago us/central"),
      (.american(-7 * 3600), "america/denver us/mountain"),
      (.american(-8 * 3600), "america/los_angeles america/vancouver us/pacific"),
      (.fixed(-7 * 3600), "america/phoenix"), (.fixed(-6 * 3600), "america/mexico_city"),
      (.fixed(-3 * 3600), "america/sao_paulo america/argentina/buenos_aires"),
      (.fixed(5 * 3600 + 1800), "asia/kolkata asia/calcutta"),
      (.fixed(7 * 3600), "asia/bangkok asia/jakarta asia/ho_chi_minh"),
      (.fixed(8 * 3600), "asia/hong_kong asia/shanghai asia/singapore asia/taipei asia/manila"),
      (.fixed(9 * 3600), "asia/seoul asia/tokyo"),
      (.fixed(10 * 3600), "australia/brisbane australia/melbourne australia/sydney"),
      (.fixed(12 * 3600), "pacific/auckland"), (.utc, "etc/utc etc/gmt"),
    ]
    var cities: [String: FeedDateZone] = [:]
    for (zone, names) in places {
      for name in names.split(separator: " ") { cities[String(name)] = zone }
    }
    return cities
  }()
}
